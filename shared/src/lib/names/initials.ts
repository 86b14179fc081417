import { normalizeText } from './normalizeText.ts';

/** Capitals without a vowel are initials written together: RW, JHM. */
const togetherInitials = /^[^\P{Lu}AEIOUY]{2,4}$/u;

/**
 * The initials of first names in small letters: `John Frederick` and `J.F.` give `jf`, `Jean-Baptiste` gives `jb`, `RW`
 * gives `rw`. Empty for a text without letters.
 */
export function initials(text: string): string {
  const words = text.split(/[^\p{L}\p{M}'’]+/u);
  return words
    .map((word) => normalizeText(word).replace(/[^\p{L}\p{M}]/gu, ''))
    .map((form, at) => (togetherInitials.test(words[at] ?? '') ? form : [...form].slice(0, 1).join('')))
    .join('');
}
