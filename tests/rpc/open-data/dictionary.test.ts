import { eventTypeFields } from '@salient/shared/areas/events/eventTypes.ts';
import { parse } from 'csv-parse/sync';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RelationEntity } from '../../../core-server/src/areas/relations/RelationEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { fillMuseum, keepFresh } from './openMuseum.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const { jan, menin } = await fillMuseum(server);
  const { make, dataSource } = server;
  const child = await make.person({
    victim_type: 'none',
    victim_type_details: 'deportated',
    in_namelist: false,
    war_casualty: false,
    born_year: 1880,
  });
  await make.person({ victim_type: 'unknown', victim_type_details: 'unknown' });
  await dataSource.manager.insert(RelationEntity, {
    ...{ id: uuidv7(), person_id: jan.id, related_person_id: child.id, relation: 'child' },
  });
  await make.event('where', { person_id: jan.id, where_reason: 'deportated' });
  await make.event('jailed', { person_id: jan.id, jailed_type: 'captive' });
  await make.event('school', { person_id: jan.id, school_name: 'Sint-Jan', school_direction: 'Smid' });
  await make.event('decorated', { person_id: jan.id, decoration: 'Vuurkruis', citation: 'Moedig' });
  await make.event('memorated', {
    person_id: jan.id,
    memorial_id: menin.id,
    memorial_kind: 'none',
    memorial_ref: 'Panel 3',
  });
  await keepFresh(server);
});
afterAll(() => server?.close());

const textOf = async (name: string) => (await fetch(`${server.origin}/open-data/${name}`)).text();

interface Described {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly additionalProperties?: Described | false;
}

/** Every key of a value that the dictionary does not describe, and every value that stands not among those that it lists. */
function unexplained(value: unknown, described: Described, path: string): string[] {
  const { properties, items, additionalProperties, enum: values } = described;
  if (Array.isArray(value)) return value.flatMap((each) => unexplained(each, items ?? {}, path));
  if (typeof value !== 'object' || value === null)
    return values && !values.includes(value) ? [`${path} = ${value}`] : [];
  return Object.entries(value).flatMap(([key, each]) => {
    const own = properties?.[key];
    if (own?.description) return unexplained(each, own, `${path}.${key}`);
    return additionalProperties ? [] : [`${path}.${key}`];
  });
}

test('the dictionary describes every key of a dump and every word that stands for one of several', async () => {
  const dictionary = JSON.parse(await textOf('dictionary.json')) as Record<string, Described>;
  const readable = await textOf('dictionary.md');
  const words = new Set<string>();
  for (const [file, described] of Object.entries(dictionary)) {
    const lines = (await textOf(file))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines.length, file).toBeGreaterThan(0);
    expect(lines.flatMap((line) => unexplained(line, described, file))).toEqual([]);
    const rows = parse(await textOf(file.replace('jsonl', 'csv')), { columns: true }) as Record<string, string>[];
    for (const key of Object.keys(rows[0] ?? {})) expect(readable, `${file} ${key}`).toContain(`| ${key} |`);
    for (const key of JSON.stringify(lines).matchAll(/"([a-z_]+)":/g)) words.add(key[1] ?? '');
  }
  // Names of places are keyed by their languages, which the text says.
  const keys = [...words].filter((key) => !['nl', 'en', 'fr', 'de'].includes(key));
  expect(keys.filter((key) => !readable.includes(`| ${key} |`))).toEqual([]);
  for (const value of ['none', 'unknown', 'deportated', 'captive', 'child', 'rest']) expect(readable).toContain(value);
});

test('the text says how an object stands in a cell, as it does', async () => {
  const [place] = (parse(await textOf('places.csv'), { columns: true }) as Record<string, string>[]).filter(
    ({ name }) => name === 'Ieper',
  );
  expect(place?.names).toBe('fr=Ypres | nl=Ieper');
  expect(await textOf('dictionary.md')).toContain('`fr=Ypres | nl=Ieper`');
  const rows = parse(await textOf('events.csv'), { columns: true }) as Record<string, string>[];
  expect(rows.map(({ details }) => details)).toContain('decoration=Vuurkruis | citation=Moedig');
});

test('fields of events that are not public are none of the details', async () => {
  const dictionary = JSON.parse(await textOf('dictionary.json')) as Record<string, Described>;
  const described = Object.keys(
    dictionary['persons.jsonl']?.properties?.events?.items?.properties?.details?.properties ?? {},
  );
  expect(described.length).toBeGreaterThan(15);
  expect(described.filter((key) => eventTypeFields.cwxrm.includes(key))).toEqual([]);
});
