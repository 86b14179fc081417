/** A short text, such as a date in words, that no line ends within: its blanks do not break. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
