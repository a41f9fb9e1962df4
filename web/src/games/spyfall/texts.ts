/** Loaders for places, roles and phrases: one file per language. */
import type { Language } from "../../words";
import type { Bank, Places } from "./bank";

type Loader<T> = Readonly<Record<Language, () => Promise<{ default: T }>>>;

export const CLASSIC: Loader<Places> = {
  en: () => import("@content/spyfall/classic/en"),
  ru: () => import("@content/spyfall/classic/ru"),
  uk: () => import("@content/spyfall/classic/uk"),
};
export const FURTHER: Loader<Places> = {
  en: () => import("@content/spyfall/further/en"),
  ru: () => import("@content/spyfall/further/ru"),
  uk: () => import("@content/spyfall/further/uk"),
};
export const TALK: Loader<Bank> = {
  en: () => import("@content/spyfall/talk/en"),
  ru: () => import("@content/spyfall/talk/ru"),
  uk: () => import("@content/spyfall/talk/uk"),
};
