import en from "@content/keep_watch/symbols/en";
import ru from "@content/keep_watch/symbols/ru";
import uk from "@content/keep_watch/symbols/uk";
import type { Language } from "../../words";
import type { Symbol } from "./types";

const NAMES: Readonly<Record<Language, Readonly<Record<Symbol, string>>>> = { en, ru, uk };

/** A word for what is drawn; the rulebook's names are on the rules page. */
export function symbolName(symbol: Symbol, language: Language): string {
  return NAMES[language][symbol];
}

/** One shape of a drawing on a grid of 64 by 64, with a dark outline by default. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly ink?: string;
  readonly width?: number;
}

const RINGS = ["M32 6a14 14 0 1 0 .1 0z", "M20 27a14 14 0 1 0 .1 0z", "M44 27a14 14 0 1 0 .1 0z"] as const;
const ring = (d: string, ink: string): readonly Stroke[] => [
  { d, width: 10.5 },
  { d, width: 5, ink },
];

/** Seven shapes that cannot be confused, in any colour and at any angle. */
export const DRAWINGS: Readonly<Record<Symbol, readonly Stroke[]>> = {
  movement: [
    { d: "M4 9h13l14 23-14 23H4l14-23z", fill: "#c9431f" },
    { d: "M24 9h13l14 23-14 23H24l14-23z", fill: "#e0582f" },
    { d: "M44 15h8l10 17-10 17h-8l10-17z", fill: "#f6a04d" },
  ],
  olympiad: [
    {
      d: "M33 3c1 8 11 12 11 22 0 7-5 11-12 11s-12-4-12-11c0-4 2-8 4-11 1 3 2 5 4 6 3-5 5-10 5-17z",
      fill: "#f2b632",
    },
    { d: "M32 19c1 4 5 6 5 10 0 3-2 5-5 5s-5-2-5-5c0-4 3-6 5-10z", fill: "#fff3c4", width: 2 },
    { d: "M17 35h30l-3 8H20z", fill: "#b98a34" },
    { d: "M24 43h16l-5 18h-6z", fill: "#8d6424" },
  ],
  fatf: [
    { d: "M32 4c8 5 15 7 24 7 1 24-6 40-24 49C14 51 7 35 8 11c9 0 16-2 24-7z", fill: "#3d6fb3" },
    { d: "M32 4c8 5 15 7 24 7 1 24-6 40-24 49z", fill: "#2c5590" },
    { d: "M35.500 31.500l2 12.500h-11l2-12.500a6.800 6.800 0 1 1 7 0z", fill: "#fbf3df" },
  ],
  eag: [
    {
      d: "M32 3l3.600 20.200 9.100-3.900-3.900 9.100L61 32l-20.200 3.600 3.900 9.100-9.100-3.900L32 61l-3.600-20.200-9.100 3.900 3.900-9.100L3 32l20.200-3.600-3.900-9.100 9.100 3.900z",
      fill: "#37a39a",
    },
    {
      d: "M32 32V3l3.600 20.200zM32 32l12.700-12.700-3.900 9.100zM32 32h29l-20.200 3.600zM32 32l12.700 12.700-9.100-3.900zM32 32v29l-3.600-20.200zM32 32L19.300 44.700l3.900-9.100zM32 32H3l20.200-3.600zM32 32L19.300 19.300l9.100 3.900z",
      fill: "#123d3e",
      width: 0,
    },
    { d: "M32 28a4 4 0 1 0 .1 0z", fill: "#fbe9b7", width: 2 },
  ],
  sodruzhestvo: [
    ...ring(RINGS[0], "#b04a86"),
    ...ring(RINGS[1], "#d46fa6"),
    ...ring(RINGS[2], "#8a3268"),
    // A part of the first ring over the second again, so that they are linked.
    { d: "M25.500 32.400A14 14 0 0 1 18 21", width: 5, ink: "#b04a86" },
  ],
  young: [
    { d: "M32 60V34", width: 10 },
    { d: "M32 60V34", width: 4.5, ink: "#4f7a2c" },
    { d: "M32 36C30 20 20 12 4 12c1 16 10 26 28 24z", fill: "#86b043" },
    { d: "M32 36c0-14 9-25 27-28 2 17-8 29-27 28z", fill: "#6a9533" },
    { d: "M32 36C25 28 18 21 12 18M32 36c6-8 12-15 19-20", width: 2 },
  ],
  scout: [
    { d: "M3 33C16 13 48 13 61 33 48 53 16 53 3 33z", fill: "#fbf3df" },
    { d: "M32 20.500a12.500 12.500 0 1 0 .1 0z", fill: "#5b3a86" },
    { d: "M32 27.500a5.500 5.500 0 1 0 .1 0z", fill: "#1a1016", width: 0 },
    { d: "M36.500 25.500a3 3 0 1 0 .1 0z", fill: "#fff", width: 0 },
    { d: "M14 18l-4-7M32 13V5M50 18l4-7", width: 3.5 },
  ],
};
