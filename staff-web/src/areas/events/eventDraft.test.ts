import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import { expect, test } from 'vitest';
import {
  checkEventForm,
  type EventFormDraft,
  emptyEventForm,
  eventInput,
  eventRecord,
  linksAfter,
  namesOf,
  replacedNames,
} from './eventDraft.ts';

const saved = (type: PersonEvent['type'], fields: Partial<PersonEvent> = {}): PersonEvent => ({
  id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f',
  version: 3,
  type,
  person_id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e30',
  start_day: '?',
  start_month: '?',
  start_year: 1915,
  sort_start_date: '1915????',
  end_day: '?',
  end_month: '?',
  end_year: '?',
  sort_end_date: '????????',
  place_id: null,
  place_as_written: '',
  topo: '',
  description: '',
  ...fields,
});

test('a new event has the defaults of its type [EVENT-30, EVENT-31, EVENT-32]', () => {
  expect(emptyEventForm('where').where_reason).toBe('homeaddress');
  expect(emptyEventForm('military').enlisted_reason).toBe('active service');
  expect(emptyEventForm('jailed').jailed_type).toBe('jailed');
  expect(emptyEventForm('memorated').memorial_kind).toBe('current');
});

test('a stay without a reason is shown as a flight [EVENT-31]', () => {
  expect(eventRecord(saved('where')).where_reason).toBe('fugitive');
  expect(eventRecord(saved('where', { where_reason: 'moved' })).where_reason).toBe('moved');
});

test('only the fields of the type are sent, and no date of a birth or death [EVENT-16, EVENT-24]', () => {
  const died = eventRecord(saved('died', { death_reason: 'griep' }));
  expect(eventInput('died', died, died)).toEqual({ place_id: null, topo: '', death_reason: 'griep', description: '' });
  const sponsor = eventRecord(saved('cwxrm', { batch: 'B1', csv_id: '7', first_name: 'Ann' }));
  expect(Object.keys(eventInput('cwxrm', sponsor, sponsor))).not.toContain('batch');
  expect(sponsor.batch).toBe('B1');
});

test('the form checks by the rules of the area [EVENT-38]', () => {
  const empty = emptyEventForm('memorated');
  expect(checkEventForm('memorated', empty, empty)).toEqual({ memorial_id: ['memorial_id: DATA_REQUIRED'] });
  const school = { ...emptyEventForm('school'), start_year: 1915, end_year: 1914 };
  expect(checkEventForm('school', school, school)).toEqual({ end_day: ['end_day: INVALID_DATE_ORDER'] });
});

test('links to military entities follow the names, and stay when these are as they were [EVENT-40]', () => {
  const linked = { military_entity_id: 'u', military_regiment_id: 'r' };
  const base: EventFormDraft = {
    ...emptyEventForm('military'),
    enlisted_regt: 'Grenadiers',
    enlisted_nr: '1',
    ...linked,
  };
  const other = { ...base, enlisted_nr: '2' };
  expect(linksAfter('enlisted_nr', other, base)).toEqual([['military_entity_id', null]]);
  expect(linksAfter('enlisted_nr', base, base)).toEqual([['military_entity_id', 'u']]);
  expect(linksAfter('enlisted_regt', { ...base, enlisted_regt: '' }, base)).toEqual([
    ['military_entity_id', null],
    ['military_regiment_id', null],
  ]);

  const sent = eventInput('military', { ...other, military_entity_id: null }, base);
  expect(sent).not.toHaveProperty('military_entity_id');
  expect(sent).toHaveProperty('military_regiment_id', 'r');
  const unlinked = eventInput('military', { ...base, military_entity_id: null }, base);
  expect(unlinked).toHaveProperty('military_entity_id', null);
});

test('a chosen military entity brings the names of its type along', () => {
  const reference = (type: string) => ({
    kind: 'military_entity' as const,
    id: 'x',
    name: '',
    facts: [],
    fields: { type, army: 'A.B.L.', regiment: '3 Linie', unit: 'Bataljon', unit_nr: 'II' },
  });
  expect(namesOf(reference('unit')).map(([name]) => name)).toEqual([
    'enlisted_army',
    'enlisted_regt',
    'enlisted_unit',
    'enlisted_nr',
  ]);
  expect(namesOf(reference('regiment'))).toEqual([
    ['enlisted_army', 'A.B.L.'],
    ['enlisted_regt', '3 Linie'],
  ]);
  expect(namesOf(reference('division')).map(([name]) => name)).toEqual(['enlisted_army']);
});

test('a chosen military entity replaces what was typed otherwise, not what says the same', () => {
  const regiment = {
    ...{ kind: 'military_entity' as const, id: 'x', name: '', facts: [] },
    fields: { type: 'regiment', army: 'A.B.L.', regiment: '3 Linie' },
  };
  const typed = { ...emptyEventForm('military'), enlisted_regt: ' 3 LINIE', enlisted_unit: 'Bataljon' };
  expect(replacedNames(typed, regiment)).toEqual([]);
  expect(replacedNames({ ...typed, enlisted_regt: 'Jagers' }, regiment)).toEqual([
    { name: 'enlisted_regt', typed: 'Jagers', next: '3 Linie' },
  ]);
});
