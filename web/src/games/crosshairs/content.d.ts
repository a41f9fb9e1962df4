declare module "@content/crosshairs/missions/*" {
  const missions: Readonly<Record<string, import("./mission/missions.svelte").MissionWords>>;
  export default missions;
}
