/** Nothing to change but the case: printable ASCII, no blank at either end, no two together, no grave accent. */
const plainText = /^(?:[!-_a-~]+(?: (?! |$)|$))*$/;

/** Accents typed alone for an apostrophe; NFKD would make a blank of them. */
const loneAccents = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/gu;
const apostrophes = /[`ʹʻʼʽˈˊˋ՚׳‘’‛′‵ꞌ]/gu;
const quotationMarks = /[“”„‟«»″‶״＂]/gu;
const dashes = /[\p{Pd}−⁃]/gu;
const blanks = /[\s\u0085]+/gu;
/** Controls, direction marks, joiners, soft hyphens, variation selectors, halves of surrogate pairs. */
const invisibles = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Marks that readers leave out when they type. Vowel signs of other scripts are marks too, but spell the word. */
const accents = /(?=\p{Mn})[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]/gu;

/** Letters that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ȷ: 'j',
  ĸ: 'k',
  ə: 'e',
  ς: 'σ',
  '⁄': '/',
};
const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/**
 * The comparison form of a text: two texts that differ only in case, accents, kind of apostrophe, quotation mark or dash,
 * or white space have the same. Every exact text filter compares it, in both search engines, and columns store it.
 * Letters of other scripts stay. Never throws; applying it twice changes nothing.
 */
export function normalizeText(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .replace(loneAccents, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(blanks, ' ')
    .replace(invisibles, '')
    .replace(accents, '')
    .replace(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(dashes, '-')
    .replace(/ {2,}/g, ' ')
    .trim();
}
