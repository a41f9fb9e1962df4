/** One chunk for the screens around a shot, loaded before anyone lifts the gun. */
export { default as Aim } from "./Aim.svelte";
export { default as ShotScene } from "./ShotScene.svelte";
export { default as Debriefing } from "../mission/Debriefing.svelte";
export { default as Reward } from "../Reward.svelte";
