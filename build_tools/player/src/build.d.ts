/** Addresses of the parts that are loaded later, beside the player's module; put in by the build. */
declare const __INQUIRY__: string;
/** Address of the part that plays the other seats. */
declare const __CONTEST__: string;
/** Address of the part that changes the pack. */
declare const __DECKS__: string;
/** Address of the menu, the list of keys and what is spoken on request. */
declare const __EXTRAS__: string;
/** Address of what a reader takes away from an example. */
declare const __SHARE__: string;
/** Address of the part that follows an element's attributes. */
declare const __SETTINGS__: string;

/** Address of the part that asks questions. */
declare const __QUIZ__: string;
/** Address of the part that compares rules. */
declare const __COMPARE__: string;

declare module "*.css" {
  const text: string;
  export default text;
}
