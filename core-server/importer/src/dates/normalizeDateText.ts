import { about, after, before, between, fillers, from, weekdays } from './dateWords.ts';
import { readMonthName } from './monthNames.ts';

/**
 * A date text reduced to what the grammar knows: numbers, `m5` for a month named in words, `?` for an unknown part, `~`
 * between the ends of a range, and the punctuation as printed. Other words stay and make the text unreadable.
 */
export interface NormalizedDateText {
  readonly text: string;
  readonly border: 'before' | 'after' | null;
  /** False when the text doubts, or when a letter or digit was guessed. */
  readonly certain: boolean;
}

const ordinals = /(?<![\p{L}\d])(\d{1,2})\s?(?:er|ere|re|ste|ter|ten|tes|nd|rd|st|th|de|eme|ieme|e)(?![\p{L}\d])/gu;
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** 5.VI.1917, 5/VI 1917: a Roman numeral after a day and before a year. */
const romanMonth = /(?<=\d[.\s/-]{1,3})(?:ix|iv|v?i{1,3}|v|xi{0,2})(?=[.\s/-]{1,3}\d{2,4}(?!\d))/gu;

/** 1O/5/1916, l9l6: letters that printers' machines read for digits. */
const mixedDigits = /(?<![\p{L}\d?])(?=[oil|\d]*\d)(?=\d*[oil|])[oil|\d]{2,4}(?![\p{L}\d?])/gu;

export function normalizeDateText(given: string): NormalizedDateText {
  let certain = true;
  let border: NormalizedDateText['border'] = null;
  const doubt = (replacement: string) => () => {
    certain = false;
    return replacement;
  };

  let text = given
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\s\u00a0]+/g, ' ')
    // The time of day behind an ISO date or a spreadsheet's date.
    .replace(/(?<=\d)(?:t| )\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?(?:z|[+-]\d{2}:?\d{2}|[ap]m))?$/u, '')
    .trim();

  if (/^[<≤>≥]/.test(text)) border = text.startsWith('<') || text.startsWith('≤') ? 'before' : 'after';
  // Brackets and a question mark behind a known part are an editor's doubt.
  text = text.replace(/[[\]()<>≤≥]/g, doubt(' '));
  text = text.replace(/(?<=\d{4})\s?\?/g, doubt(' '));
  text = text.replace(weekdays, ' ').replace(ordinals, '$1 ');
  text = text.replace(mixedDigits, (digits) => {
    certain = false;
    return digits.replace(/o/g, '0').replace(/[il|]/g, '1');
  });
  text = text.replace(/(?<=\d)(?=\p{L}{3})|(?<=\p{L}{3})(?=\d)/gu, ' ');
  text = text.replace(romanMonth, (numeral) => `m${romanMonths.indexOf(numeral) + 1}`);
  text = text.replace(/(?<![\p{L}\d])(?:\d{1,2}|x) ?b(?:re|er)(?!\p{L})|\p{L}{3,}(?![\p{L}\d'/])/gu, (word) => {
    const found = readMonthName(word.replace(' ', ''));
    if (!found) return word;
    if (found.guessed) certain = false;
    return ` m${found.month} `;
  });
  text = text.replace(/(?<![\p{L}\d])(?:x{1,4}|_{1,4}|\.{2,4}|-{2,4})(?=\s*[./-]|$)/gu, '?');
  // The 5th of June is a day; 5 of 6 juni (Dutch) is one of two.
  text = text.replace(/(?<=\d)\s*of (?=\s*m\d)/gu, ' ').replace(from, ' ');
  text = text.replace(before, () => {
    border ??= 'before';
    return ' ';
  });
  text = text.replace(after, () => {
    border ??= 'after';
    return ' ';
  });
  text = text.replace(between, '~').replace(/\s[&+]\s/g, '~');
  text = text.replace(about, doubt(' ')).replace(fillers, ' ');
  // '16, anno 16: an apostrophe before a year of two digits.
  text = text.replace(/'(?=\d{2}(?!\d))/g, ' ');
  text = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:/~-]+|[\s.,;:/~-]+$/gu, '')
    .trim();
  return { text, border, certain };
}
