import silence from "./silence.mp4";

/** Keeps the screen on while it is wanted: a wake lock, or on plain http a silent film in a loop. */
export function awake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return;
    return "wakeLock" in navigator ? locked() : filmed();
  });
}

/** The lock is lost whenever the page is hidden. */
function locked(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = (): void => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (taken) => {
        if (over) void taken.release();
        else lock = taken;
      },
      () => undefined, // An empty battery may say no.
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

/** Three black seconds with an empty sound track: muted ones let a phone sleep. It plays after a touch. */
function filmed(): () => void {
  const film = document.createElement("video");
  film.src = silence;
  film.loop = film.playsInline = true;
  film.setAttribute("aria-hidden", "true");
  film.style.cssText = "position:fixed;width:1px;height:1px;opacity:0.01;pointer-events:none";
  document.body.append(film);
  beside();
  const play = (): void => {
    if (film.paused) void film.play().catch(() => undefined);
  };
  play();
  // A finger has touched only when it is lifted.
  for (const event of TOUCHES) document.addEventListener(event, play);
  return () => {
    for (const event of TOUCHES) document.removeEventListener(event, play);
    film.remove();
  };
}

const TOUCHES = ["pointerup", "click"] as const;

/** On an iPhone a film would stop the music that somebody listens to. */
function beside(): void {
  const { audioSession }: { audioSession?: { type: string } } = navigator as never;
  if (audioSession) audioSession.type = "ambient";
}
