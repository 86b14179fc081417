import { previewLength } from '../key-locations/publicKeyLocation.ts';

/** The beginning of a text, cut at a word, with an ellipsis where something was cut. */
export function beginningOf(text: string, length = previewLength): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : line.slice(0, length)).replace(/[\s,;:.–-]+$/, '')}…`;
}
