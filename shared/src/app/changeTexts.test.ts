import { expect, test } from 'vitest';
import { events } from '../areas/events/texts/events.nl.ts';
import { history } from '../lib/history/texts/history.nl.ts';
import { createTexts, textsOf } from '../lib/i18n/createTexts.ts';
import { recordText, typeAndRecordText } from './changeTexts.ts';

const { t } = textsOf(createTexts('nl', { events, history }));
const id = '0190b6a0-0000-7000-8000-000000000000';

test('an entry of the history says which event it is about', () => {
  const birth = { type: 'person_event', id, name: null, event_type: 'born' } as const;
  expect(typeAndRecordText(t, { ...birth, event_date: '18920517' })).toBe('Gebeurtenis Geboorte 17/5/1892');
  expect(typeAndRecordText(t, { ...birth, event_date: '1892????' })).toBe('Gebeurtenis Geboorte ?/?/1892');
  expect(typeAndRecordText(t, { ...birth, event_date: '????????' })).toBe('Gebeurtenis Geboorte');
  expect(recordText(t, { ...birth, event_date: '18920517' })).toBe('Geboorte 17/5/1892');
});

test('a record is told apart by its name, and one without says what it is', () => {
  expect(typeAndRecordText(t, { type: 'person', id, name: 'Jan Claes' })).toBe('Persoon Jan Claes');
  expect(typeAndRecordText(t, { type: 'person', id, name: null })).toBe('Persoon');
});
