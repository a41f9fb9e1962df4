import type { HTMLButtonAttributes } from "svelte/elements";
import type { IconName } from "./icons";

export type ButtonProps = HTMLButtonAttributes & { icon?: IconName };
