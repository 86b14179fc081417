import type { Change } from '@salient/shared/areas/changes/change.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { expect, test } from 'vitest';
import { loadTexts } from '../../app/texts.ts';
import { changesCsv } from './changesCsv.ts';

const texts = textsOf(createTexts('nl', await loadTexts('nl')));
const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';
const empty = { kind: 'empty' } as const;
const change: Change = {
  ...{ id: '7', at: '2026-11-21T23:30:05.000Z', user_id: id, account: 'an', source: 'staff', method: 'updatePerson' },
  ...{ kind: 'changed', record: { type: 'person', id, name: 'Jan Peeters' }, part_of: null, version: 2 },
  ...{ import: null, restorable: true, current: true, fixed: [] },
  fields: [
    { field: 'born_date', before: { kind: 'date', date: '1890????' }, after: { kind: 'date', date: '18900302' } },
    { field: 'gender', before: { kind: 'choice', choice: 'undefined' }, after: { kind: 'choice', choice: 'male' } },
    { field: 'description', before: empty, after: { kind: 'text', text: '=SOM(A1)' } },
  ],
};

test('each field that changed has a line in words, with the museum’s clock and without formulas [beyond 23]', () => {
  const [header, ...lines] = changesCsv([change], texts).replace('\ufeff', '').trimEnd().split('\r\n');
  expect(header).toBe('"Wanneer";"Wie";"Herkomst";"Wijziging";"Soort";"Wat";"id";"Veld";"Voordien";"Nadien"');
  const about = lines[0]?.split(';').slice(0, 7).join(';');
  expect(about).toBe(`"2026-11-22 00:30:05";"an";"Medewerker";"Gewijzigd";"Persoon";"Jan Peeters";"${id}"`);
  expect(lines.map((line) => line.split(';').slice(7).join(';'))).toEqual([
    '"Geboren";"?/?/1890";"2/3/1890"',
    '"Geslacht";"Niet bekend";"Man"',
    expect.stringMatching(/;"";"'=SOM\(A1\)"$/),
  ]);
});

test('an event is named after its person, and a change without fields has a line too', () => {
  const event: Change = {
    ...change,
    record: { type: 'person_event', id, name: null, event_type: 'injured' },
    part_of: { type: 'person', id, name: 'Jan Peeters' },
    fields: [],
  };
  const [, line] = changesCsv([event], texts).split('\r\n');
  expect(line).toContain('"Jan Peeters: Verwonding";');
  expect(line).toMatch(/;"";"";""$/);
});
