import type { Language } from "../../words";
import { CLASSIC } from "./texts";

export default (language: Language): Promise<unknown> => CLASSIC[language]();
