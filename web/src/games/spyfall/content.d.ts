declare module "@content/spyfall/classic/*" {
  const places: import("./bank").Places;
  export default places;
}
declare module "@content/spyfall/further/*" {
  const places: import("./bank").Places;
  export default places;
}
declare module "@content/spyfall/talk/*" {
  const bank: import("./bank").Bank;
  export default bank;
}
declare module "@content/spyfall/general/*" {
  const general: import("./bank").Fit["general"];
  export default general;
}
declare module "@content/spyfall/unfit/*" {
  const unfit: import("./bank").Fit["unfit"];
  export default unfit;
}
declare module "@content/spyfall/traits/*" {
  const traits: import("./bank").Fit["traits"];
  export default traits;
}
