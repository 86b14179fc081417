import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import {
  findPlaceTexts,
  getPlaceText,
  linkPlaceText,
  undoPlaceTextLink,
} from '@salient/shared/areas/events/placeTextMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { findPlaces } from '@salient/shared/areas/places/placeMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());
beforeEach(() => server.dataSource.query('TRUNCATE place, person_event, place_text_link CASCADE'));

const named = (name: string, more: object = {}) => server.make.place({ languages: { nl: { name } }, ...more });
const written = (place_as_written: string, more: object = {}, type: EventType = 'injured') =>
  server.make.event(type, { place_as_written, ...more });
const placeOf = async (id: string) => (await editor.call(getPersonEvent, { id })).place_id;

test('texts are one whatever their case and accents, those first that concern most persons', async () => {
  const { person_id } = await written('Halluin, Flandern');
  await written('HALLUIN,  Flandern', { person_id }, 'where');
  const galicia = [await written('Galizien'), await written('Gálizien'), await written('Galizien')];
  await written('Ieper', { place_id: (await named('Ieper')).id });
  await written('');
  await named('Galizien');
  const { data, total, last } = await editor.call(findPlaceTexts, {});
  expect(data).toEqual([
    { id: 'galizien', text: 'Galizien', events: galicia.length, persons: 3, places: 1, given_up: null },
    {
      id: 'halluin, flandern',
      text: expect.stringMatching(/^halluin/i),
      events: 2,
      persons: 1,
      places: 0,
      given_up: null,
    },
  ]);
  expect({ total, last }).toEqual({ total: 2, last: null });
  expect(await editor.call(findPlaceTexts, { text: 'FLAND' })).toMatchObject({ data: [{ persons: 1 }], total: 1 });
  expect(await editor.call(findPlaceTexts, { text: '%' })).toMatchObject({ data: [], total: 0 });
  expect(await editor.call(findPlaceTexts, { offset: 9 })).toMatchObject({ data: [], total: 2 });
  expect((await editor.call(findPlaceTexts, { offset: 1, limit: 1 })).data).toMatchObject([{ persons: 1 }]);
});

test('a text is told with its persons, spellings and types, and the places that bear it or the part before a comma', async () => {
  const [halluin, other] = [await named('Halluin', { country_code: 'FR' }), await named('Halluin, Flandern')];
  await named('Halluin-Nord');
  const event = await written('Halluin, Flandern');
  await written('halluin, flandern', {}, 'where');
  await written('Halluin, Flandern', {}, 'where');
  const facts = await editor.call(getPlaceText, { text: 'HALLUIN, flandern' });
  expect(facts).toMatchObject({
    ...{ id: 'halluin, flandern', text: 'Halluin, Flandern', spellings: ['halluin, flandern'], events: 3, persons: 3 },
    ...{ types: { injured: 1, where: 2 }, lists: [] },
    places: [{ id: other.id }, { id: halluin.id }],
  });
  expect(facts.examples.map(({ id }) => id)).toContain(event.person_id);
  await written('Ypern');
  const ieper = await named('Ieper');
  expect((await editor.call(getPlaceText, { text: 'Ypern' })).places).toMatchObject([{ id: ieper.id }]);
  await expect(editor.call(getPlaceText, { text: 'Nergens' })).rejects.toMatchObject({ name: 'notFound' });
});

test('a text names a place whatever the hyphens, blanks and spelling, as the picker of places finds it', async () => {
  const place = await named('Neuve-Chapelle');
  await named('Chapelle');
  for (const text of ['Neuve Chapelle', 'NEUVECHAPELLE', 'Neuve - Chapélle']) {
    await server.dataSource.query('TRUNCATE person_event CASCADE');
    await written(text);
    expect((await editor.call(findPlaceTexts, {})).data, text).toMatchObject([{ places: 1 }]);
    expect((await editor.call(getPlaceText, { text })).places, text).toMatchObject([{ id: place.id }]);
    expect((await editor.call(findPlaces, { text })).data, text).toMatchObject([{ id: place.id }]);
  }
});

test('a text of which nobody can tell the place stands behind all others until that is taken back, and again when a link is', async () => {
  const place = await named('Galizien');
  for (const text of ['Galizien', 'Galizien', 'Onbekend']) await written(text);
  const given = { text: 'Galizien', place_id: null, events: 2 };
  const { id } = await editor.call(linkPlaceText, given);
  const listed = await editor.call(findPlaceTexts, {});
  expect(listed).toMatchObject({
    data: [
      { id: 'onbekend', given_up: null },
      { id: 'galizien', events: 2, given_up: { account: expect.any(String) } },
    ],
    last: { id, place_id: null, text: 'Galizien' },
  });
  expect(await editor.call(undoPlaceTextLink, { id })).toMatchObject({ events: 0, left: 0 });
  const order = async () => (await editor.call(findPlaceTexts, {})).data.map((each) => [each.id, each.given_up]);
  expect(await order()).toEqual([
    ['galizien', null],
    ['onbekend', null],
  ]);
  await editor.call(linkPlaceText, given);
  const linked = await editor.call(linkPlaceText, { ...given, place_id: place.id });
  await editor.call(undoPlaceTextLink, { id: linked.id });
  expect(await order()).toEqual([
    ['onbekend', null],
    ['galizien', expect.objectContaining({ account: expect.any(String) })],
  ]);
});

test('one decision links all events of a text, keeps what they say, stands in their history and is undone', async () => {
  const place = await named('Galizien');
  const events = [await written('Galizien'), await written('GALIZIEN')];
  const elsewhere = await written('Galizien', { place_id: (await named('Lemberg')).id });
  await server.dataSource.query('DELETE FROM search_queue');
  const link = { text: 'galizien', place_id: place.id };
  await expect(editor.call(linkPlaceText, { ...link, events: 3 })).rejects.toMatchObject({
    ...{ name: 'placeTextChanged', data: { events: 2 } },
  });
  const linked = await editor.call(linkPlaceText, { ...link, events: 2 });
  expect(linked).toMatchObject({ place_id: place.id, events: 2 });
  const [event] = events;
  if (!event) throw new Error('no event');
  expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({
    ...{ place_id: place.id, place_as_written: 'Galizien', version: 2 },
  });
  const queued = await server.dataSource.query(`SELECT entity_id FROM search_queue WHERE entity = 'person'`);
  expect(queued.map(({ entity_id }: { entity_id: string }) => entity_id).sort()).toEqual(
    events.map(({ person_id }) => person_id).sort(),
  );
  const { data } = await editor.call(findChanges, { type: 'person', id: event.person_id });
  expect(data[0]).toMatchObject({
    ...{ source: 'staff', record: { type: 'person_event' }, fields: [{ field: 'place_id' }] },
  });
  expect(await editor.call(findPlaceTexts, {})).toMatchObject({ data: [], last: { id: linked.id, text: linked.text } });

  expect(await editor.call(undoPlaceTextLink, { id: linked.id })).toMatchObject({ events: 2, left: 0 });
  expect(await Promise.all(events.map(({ id }) => placeOf(id)))).toEqual([null, null]);
  expect(await placeOf(elsewhere.id)).toBe(elsewhere.place_id);
  expect(await editor.call(findPlaceTexts, {})).toMatchObject({ data: [{ events: 2 }], last: null });
  await expect(editor.call(undoPlaceTextLink, { id: linked.id })).rejects.toMatchObject({ name: 'notFound' });
});

test('undo follows a place that was merged since, and leaves an event that has another place', async () => {
  const [place, kept, other] = [await named('Galizien'), await named('Galicië'), await named('Lemberg')];
  const [stays, moves] = [await written('Galizien'), await written('Galizien')];
  const { id } = await editor.call(linkPlaceText, { text: 'Galizien', place_id: place.id, events: 2 });
  await editor.call(mergePlaces, { idA: kept.id, idB: place.id });
  const { version } = await editor.call(getPersonEvent, { id: stays.id });
  await editor.call(updatePersonEvent, { event: { id: stays.id, version, type: 'injured', place_id: other.id } });
  const colleague = await server.signIn('revisor');
  await expect(colleague.call(undoPlaceTextLink, { id })).rejects.toMatchObject({ name: 'notPermitted' });
  expect(await editor.call(undoPlaceTextLink, { id })).toMatchObject({ events: 1, left: 1 });
  expect([await placeOf(stays.id), await placeOf(moves.id)]).toEqual([other.id, null]);
});

test('a text that is written otherwise while its person is waited for is not linked', async () => {
  const [place, event] = [await named('Galizien'), await written('Galizien')];
  const stays = await written('Galizien');
  const holding = server.dataSource.createQueryRunner();
  try {
    await holding.startTransaction();
    await holding.query('SELECT FROM person WHERE id = $1 FOR UPDATE', [event.person_id]);
    await holding.query(`UPDATE person_event SET place_as_written = 'Gorlice' WHERE id = $1`, [event.id]);
    const linking = editor.call(linkPlaceText, { text: 'Galizien', place_id: place.id, events: 2 });
    const refused = expect(linking).rejects.toMatchObject({ name: 'placeTextChanged', data: { events: 1 } });
    await until('the link waits for the person', async () => {
      const [row] = await server.dataSource.query(
        `SELECT count(*)::integer AS waiting FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return row.waiting > 0;
    });
    await holding.commitTransaction();
    await refused;
  } finally {
    await holding.release();
  }
  expect([await placeOf(event.id), await placeOf(stays.id)]).toEqual([null, null]);
});

test('undo asks what linking asks: events of persons whom its author may no longer change stay', async () => {
  const place = await named('Galizien');
  const persons = [await server.make.person({ victim_type: 'civilian' }), await server.make.person()];
  const events = [];
  for (const { id: person_id } of persons) events.push(await written('Galizien', { person_id }));
  const [first, second] = persons;
  const set = (id: string | undefined, type: string) =>
    server.dataSource.query('UPDATE person SET victim_type = $2 WHERE id = $1', [id, type]);
  await set(second?.id, 'civilian');
  const helper = await server.signIn('normal-civilian');
  const { id } = await helper.call(linkPlaceText, { text: 'Galizien', place_id: place.id, events: 2 });
  for (const person of [first, second]) await set(person?.id, 'military');
  await expect(helper.call(undoPlaceTextLink, { id })).rejects.toMatchObject({ name: 'notPermitted' });
  await set(first?.id, 'civilian');
  expect(await helper.call(undoPlaceTextLink, { id })).toMatchObject({ events: 1, left: 1 });
  expect(await Promise.all(events.map((event) => placeOf(event.id)))).toEqual([null, place.id]);
});

test('a place is told of the texts that are one of its names, and only of those', async () => {
  await written('Groß-Süßen');
  await written('Groß-Süßen, Krain');
  const place = await named('Süßen', { alternative_names: ['Gross-Süssen'] });
  const waiting = await editor.call(findPlaceTexts, { place_id: place.id });
  expect(waiting).toMatchObject({ data: [{ text: 'Groß-Süßen', events: 1, places: 1 }], total: 1 });
  await expect(
    editor.call(linkPlaceText, { text: 'Groß-Süßen', place_id: '00000000-0000-4000-8000-000000000000', events: 1 }),
  ).rejects.toMatchObject({ name: 'notFound' });
});

test('who changes civilians only links events of those alone', async () => {
  const place = await named('Galizien');
  const civilian = await server.make.person({ victim_type: 'civilian' });
  const soldier = await server.make.person({ victim_type: 'military' });
  const own = await written('Galizien', { person_id: civilian.id });
  const others = await written('Galizien', { person_id: soldier.id });
  const helper = await server.signIn('normal-civilian');
  expect((await helper.call(findPlaceTexts, {})).data).toMatchObject([{ events: 1, persons: 1 }]);
  await helper.call(linkPlaceText, { text: 'Galizien', place_id: place.id, events: 1 });
  expect([await placeOf(own.id), await placeOf(others.id)]).toEqual([place.id, null]);
});

test.each(['Süßenberg', 'ŁÓDŹ', 'Øresund  Sund', 'Cœuvres', 'L’Écluse', 'Bac–du–Sud', 'Đurđevac', ' Ypres '])(
  'the database compares %s as the names of places are compared',
  async (text) => {
    const [row] = await server.dataSource.query('SELECT salient_place_text($1) AS key', [text]);
    expect(row).toEqual({ key: normalizeText(text) });
  },
);
