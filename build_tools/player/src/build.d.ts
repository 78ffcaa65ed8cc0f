/** Address of the part that asks the engine, beside the player's module; put in by the build. */
declare const __INQUIRY__: string;
/** Address of the part that plays the other seats. */
declare const __CONTEST__: string;
/** Address of the part that lists the keys. */
declare const __HELP__: string;
/** Address of the part that changes the pack. */
declare const __DECKS__: string;

declare module "*.css" {
  const text: string;
  export default text;
}
