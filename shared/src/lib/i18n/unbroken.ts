/** Stands beside a sign at which a line could end, and is nothing to be seen. */
const joiner = '\u2060';

/** A short text, such as a date, within which no line ends: neither at its blanks nor after its hyphens. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('-', `-${joiner}`);
