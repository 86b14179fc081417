/** Characters that a slow reader takes in a second (beyond 1). */
const charactersPerSecond = 15;

/** Words after which a sentence is hard to follow on a screen. */
export const longSentence = 25;

/** Seconds that a slow reader needs for a text. */
export const readingSeconds = (text: string): number => Math.ceil(text.length / charactersPerSecond);

/** The longest sentence of a text and its number of words; null for an empty one. */
export function longestSentence(text: string): { readonly sentence: string; readonly words: number } | null {
  // A full stop after a single letter or before a small one ends no sentence: "J. Peeters", "3. regiment".
  const sentences = text
    .split(/(?<=\p{L}{2}[.!?…]['"»”’)]*)\s+(?=\P{Ll})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const counted = sentences.map((sentence) => ({ sentence, words: sentence.split(/\s+/).length }));
  return counted.reduce<(typeof counted)[number] | null>(
    (longest, each) => (longest && longest.words >= each.words ? longest : each),
    null,
  );
}
