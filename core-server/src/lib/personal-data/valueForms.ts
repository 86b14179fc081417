import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** How values are compared: a digest is made of this form, and texts are read in it. */

export const emailForm = (email: string) => normalizeText(email).replaceAll(' ', '');

/** Fewest digits of a number that says of anybody who it is. */
export const leastDigits = 8;

/** The last digits, by which rows that may hold a number are found fast: it is the same with and without its country. */
export const phoneEnd = (digits: string) => digits.slice(-leastDigits);

/** The digits of a number as it is written, in whatever script. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/**
 * A number as it is dialled within its country, `057239220`; of one with a country before it (`+32 57…`, `0032 (0)57…`) what
 * follows a country of one, two and three digits. Years and figures are no numbers: the nought or the country has to stand there.
 *
 * @param digits without what parts them; @param isAbroad whether `+` stands before them.
 */
export function phoneForms(digits: string, isAbroad: boolean): string[] {
  const abroad = isAbroad ? digits : /^00/.test(digits) ? digits.slice(2) : null;
  const forms = abroad === null ? [digits] : [1, 2, 3].map((country) => `0${abroad.slice(country).replace(/^0/, '')}`);
  return forms.filter((form) => form.length >= leastDigits);
}

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** What may stand between the words of a name: `Peeters, Jan`, `d'Hondt`, and never the dot of a mail address. */
export const gapPattern = /^[\s\u200b,;:'’"“”()/*_-]{1,4}$/u;
export const emailPattern = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
export const digitGroupPattern = /\p{Nd}+/gu;
export const digitGapPattern = /^[\s()./,_+\u2010-\u2015-]{1,4}$/u;

export const wordsOf = (text: string): string[] => (text.match(wordPattern) ?? []).map(normalizeText);

/** What somebody is called besides, in quotation marks or brackets: `Jean “Tist” Maes`. */
const nicknamePattern = /[“”"„«»(][^“”"„«»()]+[“”"»)]/gu;

export const withoutNickname = (name: string): string => name.replaceAll(nicknamePattern, ' ');

/**
 * A name in the orders in which it is written, first or last name first, with and without a nickname; none when it is one word,
 * which many people share.
 */
export function nameForms(name: string): string[][] {
  const spellings = [wordsOf(name), wordsOf(withoutNickname(name))];
  const forms = spellings.flatMap((words) =>
    words.length < 2 ? [] : words.map((_, first) => [...words.slice(first), ...words.slice(0, first)]),
  );
  return [...new Map(forms.map((words) => [words.join(' '), words])).values()];
}

/** A mail address as texts carry it along: within quotation marks, with a tag (`an+archive@…`), before a word without a blank. */
export function emailSpellings(
  found: string,
): { readonly skipped: number; readonly length: number; readonly form: string }[] {
  const skipped = /^['’._-]*/u.exec(found)?.[0].length ?? 0;
  const [local = '', domain = ''] = found.slice(skipped).split('@');
  const labels = domain.split('.');
  return [...new Set([local, local.replace(/\+.*$/, '')])].flatMap((name) =>
    labels.flatMap((_, last) => {
      const within = labels.slice(0, last + 1).join('.');
      return last === 0
        ? []
        : [{ skipped, length: local.length + 1 + within.length, form: emailForm(`${name}@${within}`) }];
    }),
  );
}

/** Street and number; none without a number. */
export function addressForms(address: string): string[][] {
  const words = wordsOf(address);
  return words.length >= 2 && words.some((word) => /\d/.test(word)) ? [words] : [];
}
