import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import {
  decidePlace,
  findPlaceCandidates,
  findWaitingPlaces,
  getPlaceLookup,
  startPlaceLookup,
  stopPlaceLookup,
  undoPlaceDecision,
} from '@salient/shared/areas/places/placeHealingMethods.ts';
import { geonamesAPI } from '@salient/shared/areas/places/placeLookupMethods.ts';
import { mergePlaces, undoPlaceMerge } from '@salient/shared/areas/places/placeMergeMethods.ts';
import {
  createPlace,
  findPlaces,
  getPlace,
  removePlace,
  updatePlace,
} from '@salient/shared/areas/places/placeMethods.ts';
import { barred } from '@salient/shared/areas/search/personKeys.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUpWaitingPlaces } from '../../../core-server/src/areas/places/healing/lookUpWaitingPlaces.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());
beforeEach(() =>
  server.dataSource.query('TRUNCATE place, gazetteer_place, place_lookup_run, place_decision, place_spelling CASCADE'),
);

let gazetteerId = 1;
async function known(name: string, country: string, lat: number, lon: number, population = 1000) {
  await server.dataSource.query(
    `INSERT INTO gazetteer_place (id, name, name_keys, country_code, feature, population, lat, lon)
     VALUES ($1, $2, $3, $4, 'PPL', $5, $6, $7)`,
    [gazetteerId++, name, barred([name]), country, population, lat, lon],
  );
}

const waiting = (name: string, more: object = {}) =>
  server.make.place({
    ...{ languages: { de: { name } }, resolution_status: 'unresolved', country_code: 'SI', ...more },
  });

const moraeutsch = { name: 'Moräutsch', administrative_area_level_2: 'Stein', administrative_area_level_1: 'Krain' };

describe('the queue', () => {
  test('has the places first for which most persons wait, by events and by memorials', async () => {
    const { make } = server;
    const [few, many, none] = [await waiting('Wenige'), await waiting('Viele'), await waiting('Keine')];
    await make.place({ languages: { nl: { name: 'Gevonden' } }, ...{ lat: 1, lon: 1, resolution_status: 'found' } });
    const person = await make.person();
    await make.event('injured', { place_id: few.id, person_id: person.id });
    await make.event('where', { place_id: few.id, person_id: person.id });
    await make.event('injured', { place_id: many.id });
    const memorial = await make.memorial({ place_id: many.id });
    await make.event('memorated', { memorial_id: memorial.id });
    const { data, total } = await editor.call(findWaitingPlaces, {});
    expect(data.map(({ place, persons }) => [place.id, persons])).toEqual([
      [many.id, 2],
      [few.id, 1],
      [none.id, 0],
    ]);
    expect(total).toBe(3);
    const second = await editor.call(findWaitingPlaces, { offset: 1, limit: 1 });
    expect(second).toMatchObject({ data: [{ place: { id: few.id } }], total: 3 });
    expect(await editor.call(findWaitingPlaces, { offset: 9 })).toMatchObject({ data: [], total: 3 });
    expect((await editor.call(findWaitingPlaces, { text: 'kein' })).data).toMatchObject([{ place: { id: none.id } }]);
    expect((await editor.call(findWaitingPlaces, { status: 'ambiguous' })).total).toBe(0);
  });
});

describe('candidates', () => {
  test('are named with their reasons: another name of history, the country, near a district that is stated', async () => {
    await known('Moravče', 'SI', 46.136, 14.745);
    await known('Kamnik', 'SI', 46.226, 14.612, 13_000);
    await known('Moravče', 'HR', 45.9, 16.1);
    const place = await waiting('', { languages: { de: moraeutsch } });
    const event = await server.make.event('injured', { place_id: place.id });
    const { candidates, origin } = await editor.call(findPlaceCandidates, { id: place.id });
    expect(candidates).toHaveLength(2);
    expect(candidates[0]).toMatchObject({
      ...{ origin: 'gazetteer', place: null, match: { name: 'Moravče', location: [46.136, 14.745] } },
      reasons: [
        { code: 'historic_name', text: 'Moravče' },
        { code: 'same_country', text: 'SI' },
        { code: 'near', text: 'Stein', km: expect.closeTo(14.3, 1) },
      ],
    });
    expect(candidates[1]?.reasons).toContainEqual({ code: 'other_country', text: 'HR' });
    expect(origin.references).toMatchObject([{ count: 1, records: [{ id: event.person_id }] }]);
  });

  test('may be a place of the museum, a country, or one spelled as it was then', async () => {
    await known('Handzame', 'BE', 50.89, 2.86);
    await known('Toronto', 'CA', 43.7, -79.4);
    const ieper = await server.make.place({
      languages: { nl: { name: 'Ieper' } },
      ...{ lat: 50.85, lon: 2.88, resolution_status: 'found' },
    });
    const candidatesOf = async (name: string, more: object) =>
      (await editor.call(findPlaceCandidates, { id: (await waiting(name, more)).id })).candidates;
    expect(await candidatesOf('Ypern', { country_code: 'BE' })).toMatchObject([
      { origin: 'place', place: { id: ieper.id }, reasons: [{ code: 'historic_name' }, { code: 'same_country' }] },
    ]);
    expect(await candidatesOf('Handzaeme', { country_code: 'BE' })).toMatchObject([
      { match: { name: 'Handzame' }, reasons: [{ code: 'old_spelling' }, { code: 'same_country' }] },
    ]);
    expect(await candidatesOf('Kanada', { type: 'country', country_code: 'CA' })).toMatchObject([
      { origin: 'land', match: { type: 'country', location: [43.7, -79.4] }, names: { nl: 'Canada', de: 'Kanada' } },
    ]);
  });

  test('are not what is only spelled alike in another country than the stated one, unless there is nothing else', async () => {
    await known('Vik', 'NO', 61.08, 6.57);
    const namesOf = async (more: object = {}) => {
      const { id } = await waiting('Vič', more);
      return (await editor.call(findPlaceCandidates, { id })).candidates.map(({ match }) => match.name);
    };
    expect(await namesOf()).toEqual(['Vik']);
    await known('Vič', 'SI', 46.04, 14.48);
    expect(await namesOf({ country_guessed: true })).toEqual(['Vič', 'Vik']);
    expect(await namesOf()).toEqual(['Vič']);
  });

  test('do not take a town for the area of its name: Vienne lies in Isère, and Nord is no village', async () => {
    await known('Vienne', 'FR', 45.52, 4.87, 32_000);
    await known('Chauvigny', 'FR', 46.57, 0.65, 7_000);
    await known('Nord', 'DE', 54.1, 9.2);
    const area = { type: 'administrative_area_level_2', country_code: 'FR' };
    const candidatesOf = async (names: object, more: object = {}) => {
      const { id } = await waiting('', { country_code: 'FR', languages: { fr: names }, ...more });
      return (await editor.call(findPlaceCandidates, { id })).candidates;
    };
    const [chauvigny] = await candidatesOf({ name: 'Chauvigny', administrative_area_level_2: 'Vienne' });
    expect(chauvigny?.reasons.map(({ code }) => code)).toEqual(['same_name', 'same_country']);
    expect(await candidatesOf({ name: 'Vienne' }, area)).toEqual([]);
    expect(await candidatesOf({ name: 'Nord' }, area)).toEqual([]);
    expect(await candidatesOf({ name: 'Vienne' })).toHaveLength(1);
  });

  test('have the museum’s own place first, in the stead of what the gazetteer knows of that town', async () => {
    await known('Kamnik', 'SI', 46.226, 14.612, 900_000);
    const [one, two] = [await waiting('Kamnik', { type: 'topo' }), await waiting('Kámnik')];
    const [{ match } = { match: undefined }] = (await editor.call(findPlaceCandidates, { id: one.id })).candidates;
    if (!match) throw new Error('no candidate');
    await editor.call(decidePlace, { id: one.id, version: 1, decision: { kind: 'accept', match } });
    const candidatesOfTwo = async () => (await editor.call(findPlaceCandidates, { id: two.id })).candidates;
    const own = { origin: 'place', place: { id: one.id }, is_doubtful: false };
    expect(await candidatesOfTwo()).toMatchObject([own]);
    // Nor does a namesake far away come before it, however many people live there.
    await known('Kamnik', 'SI', 45.55, 13.73, 900_000);
    expect(await candidatesOfTwo()).toMatchObject([own, { origin: 'gazetteer' }]);
    const decision = { kind: 'same' as const, as: one.id };
    expect((await editor.call(decidePlace, { id: two.id, version: 1, decision })).place.id).toBe(one.id);
  });

  test('are doubtful in another country than the stated one, or than others of the area or the list have', async () => {
    await known('Contay', 'IN', 26.1, 91.7);
    await known('Contay', 'FR', 50.0, 2.48, 100);
    const inSomme = { name: 'Contay', administrative_area_level_2: 'Somme' };
    const doubtsOf = async (names: object, country_code: string | null) => {
      const { id } = await waiting('', { languages: { fr: names }, country_code });
      const { candidates } = await editor.call(findPlaceCandidates, { id });
      await server.dataSource.query('DELETE FROM place WHERE id = $1', [id]);
      return candidates.map(({ match, is_doubtful }) => [match.address.country_code, is_doubtful]);
    };
    expect(await doubtsOf({ name: 'Contay' }, 'FR')).toEqual([
      ['FR', false],
      ['IN', true],
    ]);
    expect(await doubtsOf(inSomme, null)).toEqual(expect.arrayContaining([['IN', false]]));
    const { languages } = { languages: { fr: { name: 'Albert', administrative_area_level_2: 'Somme' } } };
    await server.make.place({ languages, country_code: 'FR' });
    expect(await doubtsOf(inSomme, null)).toEqual([
      ['FR', false],
      ['IN', true],
    ]);
  });

  test('are doubtful as something of another level: a district is not its town', async () => {
    const stein = await server.make.place({
      languages: { de: { name: 'Stein' } },
      ...{ country_code: 'SI', lat: 46.2, lon: 14.6, resolution_status: 'found' },
    });
    const doubtOf = async (type: string) => {
      const { id } = await waiting('Stein', { type });
      const { candidates } = await editor.call(findPlaceCandidates, { id });
      return candidates.find(({ place }) => place?.id === stein.id);
    };
    expect(await doubtOf('administrative_area_level_2')).toMatchObject({
      is_doubtful: true,
      reasons: expect.arrayContaining([{ code: 'other_type', text: 'locality' }]),
    });
    expect((await doubtOf('sublocality'))?.is_doubtful).toBe(true);
    expect((await doubtOf('unknown'))?.is_doubtful).toBe(false);
  });
});

describe('deciding', () => {
  test('takes over names, areas and position as found, with history, and is undone [PLACE-31]', async () => {
    await known('Moravče', 'SI', 46.136, 14.745);
    const place = await waiting('', { languages: { de: moraeutsch }, country_guessed: true });
    const { candidates } = await editor.call(findPlaceCandidates, { id: place.id });
    const { match } = candidates[0] ?? {};
    if (!match) throw new Error('no candidate');
    const decided = await editor.call(decidePlace, { id: place.id, version: 1, decision: { kind: 'accept', match } });
    expect(decided.place).toMatchObject({
      languages: { de: { ...moraeutsch, country: 'Slowenien' }, nl: { name: 'Moravče', country: 'Slovenië' } },
      ...{ loc: { lat: 46.136, lon: 14.745 }, resolution_status: 'found', country_guessed: false, version: 2 },
    });
    const { data } = await editor.call(findChanges, { type: 'place', id: place.id });
    expect(data[0]?.fields.map(({ field }) => field)).toContain('resolution_status');
    const queue = await editor.call(findWaitingPlaces, {});
    expect(queue).toMatchObject({ total: 0, last: { id: decided.decision.id, kind: 'accept', name: 'Moräutsch' } });

    await editor.call(undoPlaceDecision, { id: decided.decision.id });
    expect(await editor.call(getPlace, { id: place.id })).toMatchObject({
      ...{ languages: { de: moraeutsch }, loc: null, resolution_status: 'unresolved', country_guessed: true },
    });
    expect(await editor.call(findWaitingPlaces, {})).toMatchObject({ total: 1, last: null });
    await expect(editor.call(undoPlaceDecision, { id: decided.decision.id })).rejects.toMatchObject({
      name: 'notFound',
    });
  });

  test('is not undone once another place has got the name that it had, which makes two of one name at one spot [PLACE-34]', async () => {
    await known('Moravče', 'SI', 46.136, 14.745);
    const place = await waiting('', { languages: { de: moraeutsch }, country_code: null });
    const { candidates } = await editor.call(findPlaceCandidates, { id: place.id });
    const { match } = candidates[0] ?? {};
    if (!match) throw new Error('no candidate');
    const { decision } = await editor.call(decidePlace, {
      id: place.id,
      version: 1,
      decision: { kind: 'accept', match },
    });
    const other = { languages: { de: moraeutsch }, country_code: null, type: place.type };
    const { id, version } = await editor.call(createPlace, { place: other });
    await expect(editor.call(undoPlaceDecision, { id: decision.id })).rejects.toMatchObject({
      ...{ name: 'invalidData', data: { none: ['none: DATA_ALREADY_EXISTS'] } },
    });
    await editor.call(removePlace, { id, version });
    expect(await editor.call(undoPlaceDecision, { id: decision.id })).toMatchObject({ place: { country_code: null } });
  });

  test('that it is one that is there merges both, and the undo parts them again [PLACE-10]', async () => {
    const ieper = await server.make.place({
      languages: { nl: { name: 'Ieper' } },
      ...{ lat: 50.85, lon: 2.88, resolution_status: 'found' },
    });
    const ypern = await waiting('Ypern', { country_code: 'BE' });
    const event = await server.make.event('injured', { place_id: ypern.id });
    const { decision, place } = await editor.call(decidePlace, {
      ...{ id: ypern.id, version: 1, decision: { kind: 'same', as: ieper.id } },
    });
    expect(place).toMatchObject({ id: ieper.id, resolution_status: 'found', languages: { de: { name: 'Ypern' } } });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: ieper.id });
    expect(decision).toMatchObject({ kind: 'same', name: 'Ypern' });
    await editor.call(undoPlaceDecision, { id: decision.id });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: ypern.id });
  });

  test('that it is not to be found is kept; a stale version is a conflict, and so is an undo over later work', async () => {
    const place = await waiting('Nirgends');
    const decision = { kind: 'not_found' as const };
    const decided = await editor.call(decidePlace, { id: place.id, version: 1, decision });
    expect(decided.place.resolution_status).toBe('not_found');
    await expect(editor.call(decidePlace, { id: place.id, version: 1, decision })).rejects.toMatchObject({
      name: 'conflict',
    });
    await editor.call(updatePlace, { place: { id: place.id, version: 2, alternative_names: ['Nirgendwo'] } });
    await expect(editor.call(undoPlaceDecision, { id: decided.decision.id })).rejects.toMatchObject({
      name: 'conflict',
    });
    expect((await editor.call(findWaitingPlaces, {})).last).toBeNull();
  });

  test('that it is not to be found puts it behind all others, and says who did; a look-up says no such thing', async () => {
    const [machine, person] = [await waiting('Weit', { resolution_status: 'not_found' }), await waiting('Nirgends')];
    await server.make.event('injured', { place_id: person.id });
    const decision = { kind: 'not_found' as const };
    const order = async () => (await editor.call(findWaitingPlaces, {})).data.map(({ id, given_up }) => [id, given_up]);
    expect((await order())[0]).toEqual([person.id, null]);
    const decided = await editor.call(decidePlace, { id: person.id, version: 1, decision });
    expect(await order()).toEqual([
      [machine.id, null],
      [person.id, { account: expect.any(String), at: expect.any(String) }],
    ]);
    await editor.call(undoPlaceDecision, { id: decided.decision.id });
    expect((await order())[0]).toEqual([person.id, null]);
    // Where the look-up had found nothing either, nothing of the place changes, and its version does not.
    const given = await editor.call(decidePlace, { id: machine.id, version: 1, decision });
    expect((await editor.call(undoPlaceDecision, { id: given.decision.id })).place).toMatchObject({ version: 1 });
  });

  test('offers the last decision that can still be taken back: not one undone elsewhere, or under later work', async () => {
    const lastOf = async (client: TestClient) => (await client.call(findWaitingPlaces, {})).last?.id ?? null;
    const decide = async (id: string, decision: ParamsOf<typeof decidePlace>['decision']) =>
      (await editor.call(decidePlace, { id, version: 1, decision })).decision.id;
    const ieper = await server.make.place({
      languages: { nl: { name: 'Ieper' } },
      ...{ lat: 50.85, lon: 2.88, resolution_status: 'found' },
    });
    const first = await decide((await waiting('Nirgends')).id, { kind: 'not_found' });
    const ypern = await waiting('Ypern', { country_code: 'BE' });
    const merged = await decide(ypern.id, { kind: 'same', as: ieper.id });
    const changed = await waiting('Anderswo');
    const third = await decide(changed.id, { kind: 'not_found' });
    expect(await lastOf(editor)).toBe(third);
    await editor.call(updatePlace, { place: { id: changed.id, version: 2, alternative_names: ['Anderswohin'] } });
    expect(await lastOf(editor)).toBe(merged);
    const wipers = await waiting('Wipers', { country_code: 'BE' });
    const later = await editor.call(mergePlaces, { idA: ieper.id, versionA: 2, idB: wipers.id, versionB: 1 });
    expect(await lastOf(editor)).toBe(first);
    await editor.call(undoPlaceMerge, { id: later.merge_id });
    expect(await lastOf(editor)).toBe(merged);
    const [{ merge_id }] = await server.dataSource.query('SELECT merge_id FROM place_decision WHERE id = $1', [merged]);
    await editor.call(undoPlaceMerge, { id: merge_id });
    expect(await lastOf(editor)).toBe(first);
  });

  test('is of waiting places only, and taken back by its author, whatever the account is called, or an admin', async () => {
    const decision = { kind: 'not_found' as const };
    const known = await server.make.place({ ...{ lat: 1, lon: 1, resolution_status: 'custom' } });
    await expect(editor.call(decidePlace, { id: known.id, version: 1, decision })).rejects.toMatchObject({
      name: 'invalidData',
    });
    const { account, password } = await server.makeAccount({ type: 'normal' });
    const author = await server.signInAs(account, password);
    const decide = async (name: string) =>
      (await author.call(decidePlace, { id: (await waiting(name)).id, version: 1, decision })).decision.id;
    const [one, two] = [await decide('Nirgends'), await decide('Anderswo')];
    await expect(editor.call(undoPlaceDecision, { id: two })).rejects.toMatchObject({ name: 'notPermitted' });
    await server.dataSource.query(`UPDATE app_user SET account = $2 WHERE account = $1`, [account, `${account}-2`]);
    expect((await author.call(findWaitingPlaces, {})).last).toMatchObject({ id: two });
    await author.call(undoPlaceDecision, { id: two });
    await (await server.signIn('admin')).call(undoPlaceDecision, { id: one });
  });

  test('leaves what a list said of another place with that one', async () => {
    const saidAlike = { country_guessed: true };
    const [one, two] = [
      await waiting('Saint-Julien', { ...saidAlike, country_code: 'BE' }),
      await waiting('Saint-Julien', { ...saidAlike, country_code: 'FR' }),
    ];
    for (const { id } of [one, two]) {
      await editor.call(decidePlace, { id, version: 1, decision: { kind: 'not_found' } });
    }
    const kept = await server.dataSource.query<{ place_id: string }[]>('SELECT place_id FROM place_spelling');
    expect(new Set(kept.map(({ place_id }) => place_id))).toEqual(new Set([one.id, two.id]));
  });
});

describe('looking up the whole queue', () => {
  const turn = (forMs = 10_000) =>
    lookUpWaitingPlaces({ ...server.services, dataSource: server.dataSource }, { forMs });

  async function queue() {
    await known('Moravče', 'SI', 46.136, 14.745);
    await known('Kamnik', 'SI', 46.226, 14.612, 13_000);
    await known('Springfield', 'US', 39.8, -89.6);
    await known('Springfield', 'US', 42.1, -72.6);
    return {
      sure: await waiting('', { languages: { de: moraeutsch } }),
      several: await waiting('Springfield', { country_code: 'US' }),
      none: await waiting('Nirgendsdorf'),
      guessed: await waiting('Kamnik', { country_guessed: true }),
      byHand: await waiting('Kamnik', { resolution_status: 'custom' }),
    };
  }

  test('finds what is sure, tells what may be several and what is nowhere, and leaves what was set by hand [PLACE-32]', async () => {
    const places = await queue();
    const started = await editor.call(startPlaceLookup, {});
    expect(started).toMatchObject({ state: 'running', total: 4 });
    expect((await editor.call(startPlaceLookup, {})).id).toBe(started.id);
    await turn();
    const statusOf = async (id: string) => (await editor.call(getPlace, { id })).resolution_status;
    expect(await statusOf(places.sure.id)).toBe('found');
    expect(await statusOf(places.several.id)).toBe('ambiguous');
    expect(await statusOf(places.none.id)).toBe('not_found');
    expect(await statusOf(places.guessed.id)).toBe('ambiguous');
    expect(await editor.call(getPlace, { id: places.byHand.id })).toMatchObject({ version: 1, loc: null });
    const { run } = await editor.call(getPlaceLookup, {});
    expect(run).toMatchObject({ state: 'done', found: 1, ambiguous: 2, not_found: 1, left_alone: 0 });
    const { data } = await editor.call(findChanges, { type: 'place', id: places.sure.id });
    expect(data[0]).toMatchObject({ account: run?.account });
  });

  test('is stopped, and goes on where a process that was killed left it', async () => {
    await queue();
    await editor.call(startPlaceLookup, {});
    // A turn ends behind the place in hand, as a kill would.
    expect(await turn(1)).toEqual({ lookedUp: 1 });
    expect(await turn(1)).toEqual({ lookedUp: 1 });
    await editor.call(stopPlaceLookup, {});
    expect(await turn()).toEqual({ lookedUp: 0 });
    const { run } = await editor.call(getPlaceLookup, {});
    expect(run).toMatchObject({ state: 'stopped', total: 4 });
    expect((run?.found ?? 0) + (run?.ambiguous ?? 0) + (run?.not_found ?? 0)).toBe(2);
    expect(await editor.call(startPlaceLookup, {})).toMatchObject({ state: 'running', total: 2 });
  });

  test('tells of several only where a name is taken: a place that may not be so for another reason is left alone', async () => {
    await known('Nergenshuizen', 'ZZ', 1, 1, 20_000);
    await known('Dubbelgem', 'BE', 50.9, 2.9, 20_000);
    const nowhere = await waiting('Nergenshuizen', { country_code: 'ZZ' });
    await waiting('Dubbelgem', { country_code: 'BE' });
    const taken = await waiting('Dubbelgem', { country_code: 'BE' });
    await editor.call(startPlaceLookup, {});
    await turn();
    const { run } = await editor.call(getPlaceLookup, {});
    expect(run).toMatchObject({ found: 1, ambiguous: 1, not_found: 0, left_alone: 1 });
    expect(await editor.call(getPlace, { id: nowhere.id })).toMatchObject({ version: 1, loc: null });
    expect(await editor.call(getPlace, { id: taken.id })).toMatchObject({ resolution_status: 'ambiguous' });
  });

  test('leaves a place alone for which something goes wrong, and goes on behind it', async () => {
    const { sure, none } = await queue();
    await server.dataSource.query(
      `ALTER TABLE place ADD CONSTRAINT place_trial CHECK (id <> '${sure.id}' OR resolution_status = 'unresolved')`,
    );
    try {
      await editor.call(startPlaceLookup, {});
      await turn();
    } finally {
      await server.dataSource.query('ALTER TABLE place DROP CONSTRAINT place_trial');
    }
    const { run } = await editor.call(getPlaceLookup, {});
    expect(run).toMatchObject({ state: 'done', found: 0, ambiguous: 2, not_found: 1, left_alone: 1 });
    expect(await editor.call(getPlace, { id: sure.id })).toMatchObject({ version: 1, loc: null });
    expect(await editor.call(getPlace, { id: none.id })).toMatchObject({ resolution_status: 'not_found' });
  });
});

test('Ypres, Ypern, Yper, Wipers and Ieper find one place wherever places are picked or looked up', async () => {
  const ieper = await server.make.place({
    languages: { nl: { name: 'Ieper' } },
    ...{ country_code: 'BE', lat: 50.85, lon: 2.88, resolution_status: 'found' },
  });
  for (const text of ['Ypres', 'Ypern', 'Yper', 'Wipers', 'Ieper']) {
    expect((await editor.call(findPlaces, { text })).data).toMatchObject([{ id: ieper.id }]);
    const answer = await editor.call(geonamesAPI, { name: text, country: 'BE' });
    expect([...answer.matches, ...answer.suggestions]).toMatchObject([{ name: 'Ieper' }]);
  }
});
