/** Characters without any width that come along with pasted text: soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** A text of which nothing is seen, such as a mark of direction alone: none. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const seen = (text: string) => (unseen.test(text) ? '' : text);

/** One line of text: all white space and control characters to single blanks, invisible characters removed. */
export function cleanLine(text: string): string {
  const line = text.replace(invisible, '').replace(/[\p{Cc}\s]+/gu, ' ');
  return seen(line.trim());
}

/** Text of several lines: line ends unified, other control and invisible characters removed, outer blanks trimmed. */
export function cleanText(text: string): string {
  const lines = text.replace(invisible, '').replace(/\r\n?/g, '\n');
  return seen(lines.replace(/[^\P{Cc}\n\t]/gu, '').trim());
}

/** Whether `text` is one of the fixed `values`. */
export function isOneOf<T extends string>(values: readonly T[], text: string): text is T {
  return values.includes(text as T);
}
