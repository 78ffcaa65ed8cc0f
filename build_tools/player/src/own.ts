/** The address that the player's code comes from. */
export const OWN: string = import.meta.url;
