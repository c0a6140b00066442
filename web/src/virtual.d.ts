declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}
declare module "virtual:rules/*" {
  const catalogue: string;
  export default catalogue;
}
