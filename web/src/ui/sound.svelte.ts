import { recall, remember } from "../seat/memory";

/** Synthesised sounds of wood, paper and brass in a small room. */
export type SoundName =
  "press" | "slap" | "slide" | "wax" | "tick" | "bell" | "turn" | "drum" | "chat" | "knock" | "curtain";

interface Note {
  /** In seconds from the start of the sound. */
  readonly at: number;
  readonly hertz: number;
  /** In seconds. */
  readonly duration: number;
  /** From 0 to 1. */
  readonly volume: number;
  readonly shape?: OscillatorType;
  /** Noise around `hertz` instead of a tone: paper or wood. */
  readonly noise?: boolean;
  /** The frequency at the end. */
  readonly slide?: number;
}

const note = (
  at: number,
  hertz: number,
  duration: number,
  volume: number,
  more: Partial<Note> = {},
): Note => ({
  at,
  hertz,
  duration,
  volume,
  ...more,
});
const noise = { noise: true } as const;

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  press: [note(0, 1900, 0.04, 0.1, { shape: "triangle" }), note(0, 3200, 0.03, 0.12, noise)],
  slap: [note(0, 900, 0.09, 0.5, noise), note(0, 160, 0.08, 0.3)],
  slide: [note(0, 2600, 0.22, 0.22, { ...noise, slide: 1200 })],
  wax: [note(0, 1400, 0.05, 0.5, noise), note(0.03, 500, 0.1, 0.4, noise), note(0.02, 120, 0.12, 0.4)],
  tick: [note(0, 2300, 0.02, 0.2, { shape: "square" }), note(0, 4200, 0.02, 0.15, noise)],
  bell: [note(0, 1320, 1.3, 0.22), note(0, 2640, 0.8, 0.1), note(0, 3970, 0.4, 0.06)],
  turn: [
    note(0, 587, 0.5, 0.35, { shape: "triangle" }),
    note(0.17, 880, 0.8, 0.35, { shape: "triangle" }),
    note(0, 1174, 0.2, 0.08),
    note(0.17, 1760, 0.3, 0.08),
  ],
  drum: [note(0, 70, 0.5, 0.8, { slide: 45 }), note(0, 200, 0.1, 0.3, noise)],
  chat: [
    note(0, 1500, 0.05, 0.12, { shape: "triangle" }),
    note(0.06, 1900, 0.05, 0.1, { shape: "triangle" }),
  ],
  knock: [note(0, 240, 0.09, 0.5, { slide: 170 }), note(0, 700, 0.04, 0.3, noise)],
  curtain: [note(0, 500, 0.9, 0.35, { ...noise, slide: 180 }), note(0.75, 90, 0.3, 0.4)],
};

const KEY = "sound";

/** False on iPhones and most computers. */
export const canVibrate = "vibrate" in navigator;

class Sound {
  on = $state(recall(KEY) !== "off");
  #context: AudioContext | null = null;
  #whiteNoise: AudioBuffer | null = null;
  #touched = false;

  constructor() {
    // Browsers allow no sound before the first touch, and count a touch only once the finger is lifted.
    for (const event of ["pointerup", "click", "keydown"]) {
      addEventListener(event, this.#touch, { passive: true, capture: true });
    }
  }

  toggle(): void {
    this.on = !this.on;
    remember(KEY, this.on ? "on" : "off");
    this.play("press");
  }

  /** `pitch` multiplies the frequencies: a clock near its end ticks higher, not louder. */
  play(name: SoundName, pitch = 1): void {
    if (!this.on || !this.#active) return;
    try {
      this.#context ??= new AudioContext();
      if (this.#context.state !== "running") return;
      for (const one of SOUNDS[name]) this.#playNote(this.#context, { ...one, hertz: one.hertz * pitch });
    } catch {
      return; // A button works without its sound.
    }
  }

  vibrate(pattern: number | number[]): void {
    if (this.on && canVibrate && this.#active) navigator.vibrate(pattern);
  }

  /** Safari before 16.4 has no userActivation. */
  get #active(): boolean {
    return "userActivation" in navigator ? navigator.userActivation.hasBeenActive : this.#touched;
  }

  readonly #touch = (event: Event): void => {
    if (!event.isTrusted) return;
    this.#touched = true;
    void this.#context?.resume();
  };

  #playNote(context: AudioContext, { at, hertz, duration, volume, shape, slide, noise }: Note): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume * 0.5, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + duration);
    gain.connect(context.destination);
    const [source, frequency] = noise ? this.#noise(context, gain) : tone(context, gain, shape);
    frequency.setValueAtTime(hertz, start);
    if (slide) frequency.exponentialRampToValueAtTime(slide, start + duration);
    source.start(start);
    source.stop(start + duration);
  }

  #noise(context: AudioContext, gain: GainNode): [AudioScheduledSourceNode, AudioParam] {
    const source = context.createBufferSource();
    source.buffer = this.#whiteNoise ??= whiteNoise(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    source.connect(band).connect(gain);
    return [source, band.frequency];
  }
}

function tone(
  context: AudioContext,
  gain: GainNode,
  shape: OscillatorType = "sine",
): [AudioScheduledSourceNode, AudioParam] {
  const source = context.createOscillator();
  source.type = shape;
  source.connect(gain);
  return [source, source.frequency];
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sound();
