import { expect, test } from 'vitest';
import { type DatePartName, type DateTexts, emptyTexts } from './dateTexts.ts';
import { type DateStep, stepBack, typeDate } from './dateTyping.ts';

/** Types key by key as a person does, the caret following each step. */
function type(keys: string, start: DateTexts = emptyTexts) {
  let texts = start;
  let at: DateStep = 'day';
  let byItself = false;
  let isSelected = true;
  for (const key of keys) {
    if (at === 'beyond' || at === 'before') break;
    const part: DatePartName = at;
    const typed = typeDate(texts, part, isSelected ? key : texts[part] + key, byItself);
    texts = typed.texts;
    byItself = typed.byItself ?? false;
    isSelected = typed.step !== undefined;
    at = typed.step ?? at;
  }
  return { ...texts, at };
}

test('the caret goes on after two, two and four digits [DATE-06, S3]', () => {
  expect(type('1')).toEqual({ day: '1', month: '', year: '', at: 'day' });
  expect(type('17')).toMatchObject({ day: '17', at: 'month' });
  expect(type('1710')).toMatchObject({ month: '10', at: 'year' });
  expect(type('17101914')).toEqual({ day: '17', month: '10', year: '1914', at: 'beyond' });
});

test.each(['17/10/1914', '17.10.1914', '17-10-1914', '17 10 1914'])(
  '%s typed key by key: the separator after a full part moves nothing twice [S3]',
  (keys) => {
    expect(type(keys)).toEqual({ day: '17', month: '10', year: '1914', at: 'beyond' });
  },
);

test('a separator leads on from a part of one digit [S3]', () => {
  expect(type('1/5/1915')).toEqual({ day: '1', month: '5', year: '1915', at: 'beyond' });
});

test.each(['//1917', '?/?/1917', '??1917'])('%s leaves day and month unknown [DATE-01, DATE-10]', (keys) => {
  const { day, month, year } = type(keys);
  expect([day, month].every((part) => part === '' || part === '?')).toBe(true);
  expect(year).toBe('1917');
});

test('letters and further digits are not taken [DATE-05]', () => {
  expect(type('a')).toEqual({ day: '', month: '', year: '', at: 'day' });
  expect(typeDate({ ...emptyTexts, year: '1914' }, 'year', '19145', false).texts.year).toBe('1914');
});

test('what is pasted into a part and too long for it runs over into the next', () => {
  expect(typeDate(emptyTexts, 'day', '1710', false)).toEqual({
    texts: { day: '17', month: '10', year: '' },
    step: 'year',
  });
  expect(typeDate(emptyTexts, 'month', '10/1914', false)).toEqual({
    texts: { day: '', month: '10', year: '1914' },
    step: 'year',
  });
  expect(typeDate(emptyTexts, 'day', '17/1', false)).toEqual({
    texts: { day: '17', month: '1', year: '' },
    step: 'month',
  });
});

test('a whole day pasted into any part fills all three [S3]', () => {
  for (const part of ['day', 'month', 'year'] as const) {
    expect(typeDate({ day: '1', month: '1', year: '1900' }, part, '1914-10-17', false)).toEqual({
      texts: { day: '17', month: '10', year: '1914' },
      step: 'year',
    });
  }
});

test('correcting a full part, or shortening it, leaves the caret where it is', () => {
  const texts = { day: '17', month: '10', year: '1914' };
  expect(typeDate(texts, 'day', '18', false)).toEqual({ texts: { ...texts, day: '18' } });
  expect(typeDate(texts, 'year', '191', false)).toEqual({ texts: { ...texts, year: '191' } });
  expect(typeDate(texts, 'day', '', false)).toEqual({ texts: { ...texts, day: '' } });
});

test('Backspace in an empty part goes back, in a filled one it deletes [S3]', () => {
  const texts = { day: '17', month: '', year: '' };
  expect(stepBack(texts, 'month')).toBe('day');
  expect(stepBack(texts, 'year')).toBe('month');
  expect(stepBack(texts, 'day')).toBeNull();
  expect(stepBack(emptyTexts, 'day')).toBe('before');
});
