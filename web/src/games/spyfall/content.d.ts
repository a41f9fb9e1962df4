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
/** By family of questions and trait, phrases that answer, each with the questions that it does not answer. */
declare module "@content/spyfall/general/*" {
  const general: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  export default general;
}
/** By question about a trait, the phrases that do not answer it. */
declare module "@content/spyfall/unfit/*" {
  const unfit: Readonly<Record<string, string>>;
  export default unfit;
}
/** How much each place has of each trait, from -2 to 2. */
declare module "@content/spyfall/traits/*" {
  const traits: Readonly<Record<string, Readonly<Record<string, number>>>>;
  export default traits;
}
