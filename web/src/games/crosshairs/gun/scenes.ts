/** Loaded while nobody has lifted the gun yet. */
export { default as Aim } from "./Aim.svelte";
export { default as ShotScene } from "./ShotScene.svelte";
export { default as Debriefing } from "../mission/Debriefing.svelte";
export { default as Reward } from "../Reward.svelte";
