/** Address of the lazily loaded words, beside the player's module; put in by the build. */
declare const __WORDS_CHUNK__: string;

declare module "*.css" {
  const text: string;
  export default text;
}
