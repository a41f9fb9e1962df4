declare module "@content/dixit/alt/*" {
  const alt: Readonly<Record<string, string>>;
  export default alt;
}
