import { createPersonEvent, getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { type EventType, eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import type { PersonEvent, PersonEventInput } from '@salient/shared/areas/events/personEvent.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('revisor');
});
afterAll(() => server.close());

/** What each type has beyond the common fields (document 1, section 3.3). */
const ownFields: Record<EventType, readonly string[]> = {
  born: [],
  school: ['school_name', 'school_direction'],
  work: ['work_company_name', 'work_profession'],
  where: ['where_reason'],
  marriage: ['marriage_partner'],
  military: [
    ...['enlisted_reason', 'enlisted_army', 'enlisted_regt', 'enlisted_unit', 'enlisted_nr', 'enlisted_sub'],
    ...['enlisted_rank', 'enlisted_number', 'military_entity_id', 'military_regiment_id'],
  ],
  jailed: ['jailed_type'],
  injured: ['injured_wound', 'injured_cause'],
  hospitalized: [],
  died: ['death_reason'],
  memorated: ['memorial_id', 'memorial_kind', 'memorial_ref'],
  decorated: ['decoration', 'citation'],
  extra: [],
  cwxrm: ['batch', 'csv_id', 'first_name', 'last_name', 'email', 'group', 'sponsor_name', 'mail_labels'],
};
const commonFields = [
  ...['id', 'version', 'type', 'person_id', 'start_day', 'start_month', 'start_year', 'sort_start_date'],
  ...['end_day', 'end_month', 'end_year', 'sort_end_date', 'place_id', 'place_as_written', 'topo', 'description'],
];
const oneDate: readonly EventType[] = ['decorated', 'cwxrm', 'military', 'born', 'died'];
const noPlace: readonly EventType[] = ['memorated', 'decorated'];
const readOnly = ['batch', 'csv_id'];

const choices: Record<string, string> = {
  where_reason: 'evacuated',
  enlisted_reason: 'posted to',
  jailed_type: 'captive',
  memorial_kind: 'original',
};

/** Every field that any type has, filled; as a careless client would send it with every event. */
async function everything(): Promise<Omit<PersonEventInput, 'type'>> {
  const [place, memorial] = [await server.make.place(), await server.make.memorial()];
  const regiment = await server.make.militaryEntity();
  const texts = Object.values(ownFields)
    .flat()
    .filter((field) => !readOnly.includes(field) && !field.endsWith('_id'));
  return {
    ...Object.fromEntries(texts.map((field) => [field, choices[field] ?? `waarde van ${field}`])),
    ...{ start_day: 1, start_month: 2, start_year: 1915, end_day: 3, end_month: 4, end_year: 1916 },
    ...{ place_id: place.id, topo: 'Markt 1', description: 'Eerste regel\nTweede regel' },
    ...{ memorial_id: memorial.id, military_entity_id: regiment.id, military_regiment_id: regiment.id },
  };
}

describe.each(eventTypes)('%s', (type) => {
  /** Stores an event of the type with everything that can be sent. Life events exist with their person. */
  async function save(): Promise<{ saved: PersonEvent; sent: Omit<PersonEventInput, 'type'> }> {
    const sent = await everything();
    const person = await server.make.person({ born_year: 1895, died_year: 1917 });
    if (type !== 'born' && type !== 'died') {
      return { sent, saved: await editor.call(createPersonEvent, { event: { ...sent, type, person_id: person.id } }) };
    }
    const [{ id }] = await server.dataSource.query('SELECT id FROM person_event WHERE person_id = $1 AND type = $2', [
      person.id,
      type,
    ]);
    return { sent, saved: await editor.call(updatePersonEvent, { event: { ...sent, id, version: 1 } }) };
  }

  test('carries the common fields and its own, nothing else [EVENT-01, EVENT-03, EVENT-04, EVENT-05, EVENT-06, EVENT-07, EVENT-08, EVENT-09, EVENT-10, EVENT-11, EVENT-12, EVENT-13, EVENT-14, EVENT-15]', async () => {
    const { saved, sent } = await save();
    expect(Object.keys(saved).sort()).toEqual([...commonFields, ...ownFields[type]].sort());
    for (const field of ownFields[type].filter((each) => !readOnly.includes(each))) {
      expect(saved[field as keyof PersonEvent], field).toBe(sent[field as keyof typeof sent]);
    }
    expect(saved).toMatchObject({ type, topo: 'Markt 1', description: 'Eerste regel\nTweede regel' });
    expect(await editor.call(getPersonEvent, { id: saved.id })).toEqual(saved);
  });

  test('has a start, an end only if it may have one, and a place only if it may have one [EVENT-17, EVENT-18, EVENT-19]', async () => {
    const { saved, sent } = await save();
    const start = type === 'born' ? '1895????' : type === 'died' ? '1917????' : '19150201';
    expect(saved).toMatchObject({
      sort_start_date: start,
      sort_end_date: oneDate.includes(type) ? '????????' : '19160403',
      place_id: noPlace.includes(type) ? null : sent.place_id,
    });
  });

  test('stores nothing in the columns of other types', async () => {
    const { saved } = await save();
    const [row] = await server.dataSource.query('SELECT * FROM person_event WHERE id = $1', [saved.id]);
    const foreign = eventTypes.flatMap((other) => (other === type ? [] : ownFields[other]));
    const kept = foreign.filter((field) => row[field] !== null && row[field] !== '');
    expect(kept).toEqual([]);
  });
});

test('an unknown type is an error beside the field type [EVENT-21, EVENT-38]', async () => {
  const { id: person_id } = await server.make.person();
  for (const type of ['buried', 'Born', '', 'constructor']) {
    const creating = editor.call(createPersonEvent, { event: { type, person_id } });
    await expect(creating).rejects.toMatchObject({ code: 1013, data: { type: ['type: INVALID_OPTION'] } });
  }
});

test('batch, csv_id and how the source writes the place are read, and left out when they are sent [EVENT-14]', async () => {
  const { person_id, id } = await server.make.event('cwxrm', { batch: 'B7', csv_id: '12' });
  for (const field of ['batch', 'csv_id', 'place_as_written']) {
    const params = { token: editor.token, event: { id, version: 1, [field]: 'X' } };
    const answer = await editor.post({ jsonrpc: '2.0', id: 1, method: 'updatePersonEvent', params });
    expect(answer).toMatchObject({ result: { version: 1, batch: 'B7', csv_id: '12', place_as_written: '' } });
  }
  const saved = await editor.call(updatePersonEvent, { event: { id, version: 1, first_name: 'Ann' } });
  expect(saved).toMatchObject({ person_id, batch: 'B7', csv_id: '12', first_name: 'Ann' });
});

test('sort dates are the server’s: what a client sends for them is ignored [DATE-13]', async () => {
  const { id: person_id } = await server.make.person();
  const event = { type: 'school', person_id, start_year: 1905, sort_start_date: '18000101', sort_end_date: '18000101' };
  const saved = await editor.call(createPersonEvent, { event });
  expect(saved).toMatchObject({ sort_start_date: '1905????', sort_end_date: '????????' });
  const changed = await editor.call(updatePersonEvent, {
    event: { id: saved.id, version: 1, sort_start_date: 'nonsense' },
  });
  expect(changed.sort_start_date).toBe('1905????');
});

test('the expansions fill in place and memorial [EVENT-11, EVENT-41]', async () => {
  const place = await server.make.place({
    languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } },
    lat: 50.85,
    lon: 2.88,
  });
  const where = await server.make.event('where', { place_id: place.id });
  expect(await editor.call(getPersonEvent, { id: where.id, extend: ['place', 'memorial'] })).toMatchObject({
    extend_place: {
      id: place.id,
      names: { nl: 'Ieper', fr: 'Ypres' },
      country_code: 'BE',
      country_guessed: false,
      loc: { lat: 50.85, lon: 2.88 },
    },
    extend_memorial: null,
  });
  const memorial = await server.make.memorial({ name: 'Menenpoort', type: 'plate' });
  const memorated = await server.make.event('memorated', { memorial_id: memorial.id });
  expect(await editor.call(getPersonEvent, { id: memorated.id, extend: ['memorial'] })).toMatchObject({
    extend_memorial: { id: memorial.id, name: 'Menenpoort', type: 'plate' },
  });
});

test('the expansion of military entities fills in unit and regiment, for military events alone [EVENT-07, EVENT-40]', async () => {
  const regiment = await server.make.militaryEntity({ regiment: 'Grenadiers' });
  const unit = await server.make.militaryEntity({ type: 'unit', regiment: 'Grenadiers', unit: 'Bataljon' });
  const links = { military_entity_id: unit.id, military_regiment_id: regiment.id };
  const { id } = await server.make.event('military', links);
  expect(await editor.call(getPersonEvent, { id, extend: ['military'] })).toMatchObject({
    extend_military_entity: { id: unit.id, type: 'unit', unit: 'Bataljon' },
    extend_military_regiment: { id: regiment.id, type: 'regiment', regiment: 'Grenadiers' },
  });
  const unlinked = await server.make.event('military');
  expect(await editor.call(getPersonEvent, { id: unlinked.id, extend: ['military'] })).toMatchObject({
    extend_military_entity: null,
    extend_military_regiment: null,
  });
  const work = await server.make.event('work');
  const plain = await editor.call(getPersonEvent, { id: work.id, extend: ['military'] });
  expect(plain).not.toHaveProperty('extend_military_entity');
});
