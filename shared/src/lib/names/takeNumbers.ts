import { serviceNumberIn, yearsIn } from './queryNumbers.ts';
import type { QueryWord } from './queryWords.ts';

/** Words that say what the year behind them is; they are no names then. */
const beforeYear = new Set(
  `born died killed kia geb geboren gest gestorven gestorben gesneuveld gesn overleden overl gefallen ne nee mort morte
  decede tue in en im anno circa ca om vers around about jaar year jahr annee`.split(/\s+/),
);
/** Words that announce a service number. */
const beforeNumber = new Set(
  `no nr num number numero nummer matricule matr stamnummer stamnr service serv reg regimental id`.split(/\s+/),
);

interface Numbers {
  /** The words that are no numbers. */
  readonly words: QueryWord[];
  readonly years: number[];
  readonly numbers: string[];
}

/** Takes the years and service numbers out of a query, with the words that announce them (`born 1895`, `No. 843`). */
export function takeNumbers(query: readonly QueryWord[]): Numbers {
  const words: QueryWord[] = [];
  const years: number[] = [];
  const numbers: string[] = [];
  const loose: string[] = [];
  const dropAnnouncements = (announcing: ReadonlySet<string>) => {
    while (announcing.has(words.at(-1)?.form ?? '')) words.pop();
  };
  for (const word of query) {
    const announced = beforeNumber.has(words.at(-1)?.form ?? '');
    const digits = word.text.replace(/\.$/, '');
    const found = announced ? [] : yearsIn(digits);
    const number = found.length > 0 ? null : serviceNumberIn(digits, announced);
    if (found.length > 0) {
      dropAnnouncements(beforeYear);
      years.push(...found);
    } else if (number) {
      dropAnnouncements(beforeNumber);
      numbers.push(number);
    } else if (/^\d{1,2}$/.test(word.form)) {
      loose.push(word.form);
    } else {
      words.push(word);
    }
  }
  const [only] = words;
  if (words.length === 1 && only && /^[a-z]$/.test(only.form) && numbers.length === 1 && query[0] === only) {
    return { words: [], years, numbers: [only.form.toUpperCase() + numbers[0]] };
  }
  if (words.length + years.length + numbers.length === 0) numbers.push(...loose);
  return { words, years, numbers };
}
