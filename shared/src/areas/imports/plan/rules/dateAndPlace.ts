const months =
  'jan|jän|feb|fév|fev|maa|mrt|mar|mär|apr|avr|mei|mai|may|jun|jui|jul|aug|aoû|aou|sep|okt|oct|nov|dec|déc|dez';
/** What a date is made of, one after the other: a number, a month in words, or a word that goes before either. */
const piece =
  '(?:\\d{1,4}(?:er|ste|de|e|th|st|nd|rd)?(?![\\p{L}\\d])|\\?+(?!\\?)|' +
  `(?:(?:${months})\\p{L}*|le|op|on|am|den|the|of|ca|circa|vers|about|um|omstreeks|voor|vor|avant|before|na|nach|après|after)(?!\\p{L}))`;
const date = `(?:${piece}[\\s.,/'-]*)*(?<![\\d])\\d{4}(?!\\d)`;
const joint = '[\\s,;:/|(–-]';
const before = '(?:(?:à|au|aux|en|dans|près de|te|in|bij|nabij|at|near|bei|zu|im)\\s+)?';

/** The forms of a cell that gives a date and a place, with the groups `date` and `place`; one of both may be missing. */
export const dateAndPlace: readonly string[] = [
  `/^\\s*(?<date>${date})${joint}*${before}(?<place>\\p{L}.*)?$/i`,
  `/^\\s*${before}(?<place>\\p{L}.*?)${joint}+(?<date>${date})\\)?\\s*$/i`,
  '(?<date>^[^\\p{L}]*\\d.*$)',
  `/^${joint}*${before}(?<place>\\p{L}.*)$/i`,
];

const [dateFirst, placeFirst] = dateAndPlace.slice(0, 2).map((pattern) => new RegExp(pattern.slice(1, -2), 'siu')) as [
  RegExp,
  RegExp,
];

/** Whether a text gives both. */
export const hasDateAndPlace = (text: string): boolean =>
  [dateFirst, placeFirst].some((pattern) => pattern.exec(text)?.groups?.place !== undefined);
