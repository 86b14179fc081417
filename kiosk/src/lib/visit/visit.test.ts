import { expect, test } from 'vitest';
import { changeVisit, firstVisit, readingModes } from './visit.ts';

test('a choice changes itself alone', () => {
  const visit = changeVisit(firstVisit('nl'), { type: 'language', language: 'fr' });
  const large = changeVisit(visit, { type: 'mode', mode: 'large' });
  expect(large).toEqual({ ...visit, modes: { ...visit.modes, large: true } });
  expect(changeVisit(large, { type: 'mode', mode: 'large' })).toEqual(visit);
});

test('the end of a visit leaves nothing of it but that there was one [KIOSK-09]', () => {
  let visit = changeVisit(firstVisit('nl'), { type: 'language', language: 'de' });
  visit = changeVisit(visit, { type: 'version', version: 'child' });
  for (const mode of readingModes) visit = changeVisit(visit, { type: 'mode', mode });
  expect(changeVisit(visit, { type: 'end', language: 'nl' })).toEqual({ ...firstVisit('nl'), number: 2 });
});
