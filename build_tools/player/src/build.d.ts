/** Address of the part that asks the engine, beside the player's module; put in by the build. */
declare const __INQUIRY__: string;
/** Address of the part that plays the other seats. */
declare const __CONTEST__: string;

declare module "*.css" {
  const text: string;
  export default text;
}
