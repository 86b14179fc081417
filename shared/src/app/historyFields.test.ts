import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { emptyKeyLocation } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import { emptyKiosk } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../lib/history/defineHistory.ts';
import { changeKinds, changeSources, type HistoryType, historyTypes } from '../lib/history/historyTypes.ts';
import { historyFields } from './historyFields.ts';
import { dictionaries, type TextsByKey } from './textFiles.fixture.ts';

test('every field, type, kind and source has a text', () => {
  const keys = dictionaries.get('nl') as TextsByKey;
  const labels = Object.values(historyFields).flatMap((fields) => Object.values(fields).map(({ label }) => label));
  const named = [
    ...labels,
    ...historyTypes.map((type) => `history.types.${type}`),
    ...changeKinds.map((kind) => `history.kinds.${kind}`),
    ...changeSources.map((source) => `history.sources.${source}`),
  ];
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

describe.each<[HistoryType, object, string[]]>([
  // The merge itself stands in the history of the person who stays.
  ['person', { ...emptyPerson, relations: [], project_memberships: [], merged_from: null }, []],
  // A merge moves an event to another person.
  ['person_event', { ...emptyEvent('extra'), person_id: '' }, ['type']],
  ['key_location', emptyKeyLocation, []],
  ['kiosk', { ...emptyKiosk, exit_pin: null, device: null }, []],
])('%s', (type, stored, silent) => {
  test('shows every field that is stored: one that is added is declared here too', () => {
    const shown = Object.entries(historyFields[type]).flatMap(([name, field]) => columnsOf(name, field));
    expect([...shown].sort()).toEqual(
      Object.keys(stored)
        .filter((name) => !silent.includes(name))
        .sort(),
    );
  });
});
