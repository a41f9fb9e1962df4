/** A drawing on a grid of 24 by 24: `line` is stroked and `solid` is filled, both in the colour of the text. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

const BUBBLE = "M4 5h16v11h-9l-5 4v-4H4z";
const SPEAKER = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z";

export const ICONS = {
  aim: { line: "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12 1.5v6m0 9v6M1.5 12h6m9 0h6" },
  arrow: { line: "M4 12h15M13 6l6 6-6 6" },
  back: { line: "M14.5 5l-7 7 7 7" },
  book: {
    line: "M12 6.5C9.5 4.6 6.6 4.4 3.5 5v13.5c3.1-.6 6-.4 8.5 1.5 2.5-1.9 5.4-2.1 8.5-1.5V5c-3.1-.6-6-.4-8.5 1.5zM12 6.5V20",
  },
  chat: { line: BUBBLE },
  check: { line: "M4.5 12.5l5 5L19.5 7" },
  clock: { line: "M4.5 13a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM12 8.5V13l3 2M10 2.5h4" },
  close: { line: "M6 6l12 12M18 6L6 18" },
  copy: { line: "M8.5 8.500H20V20H8.500zM15.5 8.500V4H4v11.500h4.5" },
  crown: { solid: "M3 8l4.5 3.500L12 4l4.5 7.500L21 8l-2 9.500H5zM5 19h14v2H5z" },
  device: {
    line: "M4.8 3.500h5.400a1.8 1.8 0 0 1 1.8 1.800v11.400a1.8 1.8 0 0 1-1.8 1.800H4.800A1.8 1.8 0 0 1 3 16.700V5.300a1.8 1.8 0 0 1 1.8-1.800zM15 8h6v12.500h-9M14 12h4m-2-2l2 2-2 2",
  },
  download: { line: "M12 4v11m-5-5l5 5 5-5M4 20h16" },
  exit: { line: "M13 4H5v16h8M10 12h11m-4-4l4 4-4 4" },
  eye: {
    line: "M2 12c5.5-8.5 14.5-8.5 20 0-5.5 8.5-14.5 8.5-20 0z",
    solid: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  full: { line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" },
  gear: {
    line: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.600l2.2 2.200m8.4 8.400l2.2 2.200m0-12.800l-2.2 2.200m-8.4 8.400l-2.2 2.2",
  },
  globe: {
    line: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM3.5 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17",
  },
  hand: {
    line: "M8 12V5.500a1.6 1.6 0 0 1 3.2 0V11m0-6.500a1.6 1.6 0 0 1 3.2 0V11m0-4.500a1.6 1.6 0 0 1 3.2 0V14c0 4.5-2.3 7-6 7-3.2 0-4.6-1.6-6-4.200L3.9 13.400c-.5-1 .9-2.2 2-1.200L8 14.2",
  },
  hat: {
    solid:
      "M7 15c0-7 1.5-10.5 5-10.500s5 3.5 5 10.500c2.5-.3 4-.8 5-2 .3 4-4.5 6.5-10 6.500S1.7 17 2 13c1 1.2 2.5 1.7 5 2z",
  },
  hourglass: {
    line: "M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9M10 18h4",
  },
  keys: { line: "M2.5 6h19v12h-19zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 14.500h8" },
  menu: { line: "M4 6.500h16M4 12h16M4 17.500h10" },
  minus: { line: "M5 12h14" },
  moon: { solid: "M15 3a9 9 0 1 0 6 14A9 9 0 0 1 15 3z" },
  mute: { line: `${SPEAKER}M16 9.500l5 5m0-5l-5 5` },
  next: { line: "M9.5 5l7 7-7 7" },
  pause: { solid: "M6 4.500h4v15H6zM14 4.500h4v15h-4z" },
  pen: { line: "M4 20l1-4.500L16.5 4 20 7.5 8.5 19zM14 6.500l3.5 3.5" },
  people: {
    line: "M5.3 8a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM2.5 20c0-8 12-8 12 0M15 5.200a3.2 3.2 0 0 1 0 5.900M17 14c3 .6 4.5 2.8 4.5 6",
  },
  play: { solid: "M6 3.500l14 8.5-14 8.500z" },
  plus: { line: "M12 5v14M5 12h14" },
  point: {
    line: "M3 8.500h13.500a1.7 1.7 0 0 1 0 3.400H12m0 0a1.6 1.6 0 0 1 0 3.200m0 0a1.5 1.5 0 0 1-.5 3H8c-2 0-3-.8-5-1.6",
  },
  print: {
    line: "M5 10c1-8 13-8 14 0v3M7.5 18c.7-2 .8-4 .8-7 0-5 7.4-5 7.4 0 0 3.5-.2 6-.9 9M12 10.500c0 4-.2 7-1.2 10M5 13v2m13.7 2.500c.2-.8.3-1.5.3-2",
  },
  qr: {
    line: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z",
    solid: "M13 13h3v3h-3zm5 0h3v3h-3zm-5 5h3v3h-3zm5 0h3v3h-3zM16 16h2v2h-2z",
  },
  screen: { line: "M2.5 4.500h19v12.500h-19zM8 20.500h8" },
  send: { solid: "M3 11L21 3l-6 18-3.2-6.600L16 9l-5.6 4z" },
  share: { line: "M12 15V3.500M8 7l4-4 4 4M6 11H4.500v9.500h15V11H18" },
  silence: { line: `${BUBBLE}M3 3l18 18` },
  skip: { line: "M5 5.500l9 6.5-9 6.500zM18.5 5.500v13" },
  sound: { line: `${SPEAKER}M15.5 9c1.5 1.7 1.5 4.3 0 6M18.3 6.500c2.9 3.2 2.9 7.8 0 11` },
  star: { solid: "M12 2.500l2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.500l-5.9 3.3 1.3-6.700L2.5 9.500l6.6-.8z" },
  stop: { line: "M8 2.800h8L21.2 8v8L16 21.200H8L2.8 16V8zM12 7v6.500M12 16.800v.3" },
  swap: { line: "M4 8.500h14m-4-4l4 4-4 4M20 15.500H6m4-4l-4 4 4 4" },
  text: { line: "M3 19L8.5 5 14 19M5 14.500h7M15 19l3-8 3 8m-5-2.500h4" },
  wink: { line: "M3 10c4.5 6 13.5 6 18 0M6 13.5L4.5 16M12 15v3M18 13.5l1.5 2.5" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
