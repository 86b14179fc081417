const earliestYear = 1800;
const latestYear = 1950;

const asYear = (digits: string): number | null => {
  const year = Number(digits);
  return year >= earliestYear && year <= latestYear ? year : null;
};

const yearRange = /^(1[89]\d\d)[-/](1[89]\d\d|\d\d)$/;
const fullDate = /^(?:\d{1,2}([-./])\d{1,2}\1(1[89]\d\d)|(1[89]\d\d)-\d{1,2}-\d{1,2})$/;

/** The years a word of the query names, in order: `1917`, `1914-18`, `31/7/1917`; empty when it names none. */
export function yearsIn(word: string): number[] {
  const range = yearRange.exec(word);
  const date = fullDate.exec(word);
  const found = [word];
  if (range) {
    const [, from = '', to = ''] = range;
    found.splice(0, 1, from, to.length === 2 ? from.slice(0, 2) + to : to);
  } else if (date) {
    found[0] = date[2] ?? date[3] ?? '';
  }
  const years = found.map((digits) => (/^\d{4}$/.test(digits) ? asYear(digits) : null));
  return years.every((year) => year !== null) ? years : [];
}

const serviceNumber = /^(?:[a-z]{1,4}[-/.]?)?\d[\da-z]*(?:[-/.][\da-z]+)*$/i;
const thousands = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * The service number a word of the query is, in capitals, or null: `109209`, `A/1234`, `12/3456`, `432GG7`. It has three
 * digits, or two behind letters and a slash (`VR/98`), unless something before it says that it is a number.
 */
export function serviceNumberIn(word: string, announced: boolean): string | null {
  if (thousands.test(word)) return word.replace(/[.,]/g, '');
  if (!serviceNumber.test(word)) return null;
  const digits = word.replace(/\D/g, '').length;
  const isLong = digits >= 3 || (digits === 2 && /^[a-z]+\//i.test(word));
  return isLong || announced ? word.toUpperCase() : null;
}
