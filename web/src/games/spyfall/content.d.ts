declare module "@content/spyfall/classic/*" {
  const places: import("./content.svelte").Places;
  export default places;
}
declare module "@content/spyfall/further/*" {
  const places: import("./content.svelte").Places;
  export default places;
}
declare module "@content/spyfall/talk/*" {
  const bank: import("./content.svelte").Bank;
  export default bank;
}
