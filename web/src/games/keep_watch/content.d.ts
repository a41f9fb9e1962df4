declare module "@content/keep_watch/symbols/*" {
  const names: Readonly<Record<import("./types").Symbol, string>>;
  export default names;
}
