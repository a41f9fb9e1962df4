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
