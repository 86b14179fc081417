/** A question mark with nothing before it but a word that goes before places, and nothing after it but where the place may lie. */
const asked = /^(?:(?:à|a|te|in|at|zu|en)(?!\p{L}))?[^\p{L}\p{N}]*\?(?:[^\p{L}]*$|[\s?.]*[(,;])/iu;

/** Whether a text that stands for a place names none: "?", "te ?", "à ???? (Meuse)". */
export const saysNoPlace = (text: string): boolean => !/\p{L}/u.test(text) || asked.test(text);
