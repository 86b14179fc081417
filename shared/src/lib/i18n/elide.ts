/** What loses its vowel in French before another, and what is left of it. */
const elided = /(^|[\s(«“"])(de|que|lorsque|puisque|jusque)$/i;

/**
 * Whether a word begins with the sound of a vowel, as French hears it: an accent changes nothing, `y` counts before a
 * consonant (Yvonne, but Yann), and `h` is mute except in `ha` and `hau`, with which the Germanic names begin that
 * French speaks with an open `h` (Hans, Harold).
 */
function beginsWithVowel(word: string): boolean {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^(?:[aeiouœæ]|y(?![aeiou])|h[eiouyœ])/.test(letters);
}

/**
 * Shortens `de` and `que` before a name that fills a slot of a French text: `Récit de {name}` becomes `Récit d’Achiel`.
 * Only where a slot begins: what is written in the text itself is written as it should be.
 */
export function elide(text: string, slots: readonly string[]): string {
  let result = text;
  for (const slot of slots) {
    if (!beginsWithVowel(slot)) continue;
    let from = 0;
    for (;;) {
      const at = result.indexOf(` ${slot}`, from);
      if (at < 0) break;
      const before = result.slice(0, at);
      const shortened = elided.test(before) ? `${before.slice(0, -1)}’` : `${before} `;
      result = shortened + result.slice(at + 1);
      from = shortened.length + slot.length;
    }
  }
  return result;
}
