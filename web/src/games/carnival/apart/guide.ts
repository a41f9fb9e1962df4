import type { Play } from "../play.svelte";

/** What to do next and why, in a sentence, when no button says it. `at` is the face that is looked at. */
export function guide(play: Play, at: number | null): string {
  const called = play.ownCall;
  if (at === null)
    return called === null ? play.say("look_for_signs") : play.say("look_for_partner", { n: called });
  const who = play.name(at);
  if (called !== null) return play.say("maybe_partner", { who });
  return play.say(play.may.accuse?.length ? "maybe_sign" : "watch_face", { who });
}

/** What a partner should know before giving the sign; `clear` means that now is the moment. */
export function moment(play: Play, caller: number): { readonly text: string; readonly clear: boolean } {
  const who = play.name(caller);
  const { watched_by } = play.view;
  const others = watched_by.filter((seat) => seat !== caller).length;
  if (play.hasSigned(caller)) return { text: play.say("once_more", { who }), clear: false };
  if (!watched_by.includes(caller)) return { text: play.say("not_looking", { who }), clear: false };
  if (others) return { text: play.say("others_watch", { n: others }), clear: false };
  return { text: play.say("eye_to_eye"), clear: true };
}
