import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyEvent } from '@salient/shared/events/checkEvent.ts';
import { emptyKeyLocation } from '@salient/shared/key-locations/checkKeyLocation.ts';
import { emptyKiosk } from '@salient/shared/kiosks/checkKiosk.ts';
import { emptyPerson } from '@salient/shared/persons/checkPerson.ts';
import { describe, expect, test } from 'vitest';
import { columnsOf } from './defineHistory.ts';
import { historyFields } from './historyFields.ts';
import { changeKinds, changeSources, type HistoryType, historyTypes } from './historyTypes.ts';

const texts = join(dirname(dirname(fileURLToPath(import.meta.url))), 'i18n', 'nl');

function keysIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, inner]) => keysIn(inner, `${path}.${key}`));
}

async function dutchKeys(): Promise<Set<string>> {
  const areas = await Promise.all(readdirSync(texts).map((file) => import(join(texts, file)) as Promise<object>));
  return new Set(areas.flatMap((area) => Object.entries(area).flatMap(([name, group]) => keysIn(group, name))));
}

test('every field, type, kind and source has a text', async () => {
  const keys = await dutchKeys();
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
  ['person', { ...emptyPerson, relations: [], project_memberships: [] }, []],
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
