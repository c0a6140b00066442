declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:rules/*" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:words-of-failure" {
  const catalogues: Record<"en" | "de" | "fr" | "it" | "nl", string>;
  export default catalogues;
}
