import silence from "./silence.mp4";

/** Keeps the screen on: with a wake lock, or on plain http, where there is none, with a silent video in a loop. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return;
    return "wakeLock" in navigator ? holdWakeLock() : loopVideo();
  });
}

/** A hidden page loses its lock, so it is requested again. */
function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = (): void => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (taken) => {
        if (over) void taken.release();
        else lock = taken;
      },
      () => undefined, // Refused, perhaps because the battery is low.
    );
  };
  take();
  document.addEventListener("visibilitychange", take);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

/** Three black seconds with an empty sound track, because a muted video lets a phone sleep. It starts after a touch. */
function loopVideo(): () => void {
  const video = document.createElement("video");
  video.src = silence;
  video.loop = video.playsInline = true;
  video.setAttribute("aria-hidden", "true");
  video.style.cssText = "position:fixed;width:1px;height:1px;opacity:0.01;pointer-events:none";
  document.body.append(video);
  allowOtherAudio();
  const play = (): void => {
    if (video.paused) void video.play().catch(() => undefined);
  };
  play();
  // Browsers count a touch only once the finger is lifted.
  for (const event of TOUCHES) document.addEventListener(event, play);
  return () => {
    for (const event of TOUCHES) document.removeEventListener(event, play);
    video.remove();
  };
}

const TOUCHES = ["pointerup", "click"] as const;

/** Otherwise the video would stop any music that is playing on an iPhone. */
function allowOtherAudio(): void {
  const { audioSession }: { audioSession?: { type: string } } = navigator as never;
  if (audioSession) audioSession.type = "ambient";
}
