import { callFunction, type FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { findPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces, undoPlaceMerge } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { type PersonQueryInput, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresEngine } from '../../core-server/src/areas/search/postgres/PostgresEngine.ts';
import { resolveQuery } from '../../core-server/src/areas/search/resolveQuery.ts';
import { extent } from '../harness/extent.ts';
import { indexPersons } from '../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { expectEnginesToAgree, randomQueries } from './engineAgreement.ts';
import { makeTown, searchTable } from './searchCases.ts';

type Town = Awaited<ReturnType<typeof makeTown>>;

const irish = uuidv7();
let meili: TestMeilisearch;
let server: TestServer;
let town: Town;
beforeAll(async () => {
  meili = await startMeilisearch();
  server = await startServer({ meili, irishMemorialId: irish });
  town = await makeTown(server);
  await makeCrowd(server, town);
  await indexPersons(server, meili);
});
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

const families = [
  'De Smet',
  'Desmet',
  'Peeters',
  'Pieters',
  "O'Brien",
  'Müller',
  'Van den Berghe',
  'Li',
  'Жуков',
  'Saint-Jean',
];
const givens = ['Jan', 'Jean-Baptiste', 'Marie', 'Karl', 'William', 'Ĳsbrand', ''];
const regiments = ['Hampshire Regiment', '27e R.I.', 'IR. Nr. 17', 'Royal Engineers'];

/** Some hundred persons over few values, so that random filters meet and miss. */
async function makeCrowd({ make }: TestServer, town: Town): Promise<void> {
  const places = [town.ieper.id, town.zillebeke.id, town.oostende.id];
  await make.memorial({ id: irish, name: 'Ierse Toren' });
  const spokenOf: string[] = [];
  for (let n = 0; n < 160; n++) {
    const isSoldier = n % 3 !== 0;
    const person = await make.person({
      surname: givens[n % givens.length] ?? '',
      familyname: families[(n * 7) % families.length] ?? 'X',
      gender: (['male', 'female', 'undefined'] as const)[n % 3] ?? 'male',
      nationality: ['Belg', 'Brit', '', 'Français'][n % 4] ?? '',
      born_year: n % 5 === 0 ? null : 1880 + (n % 25),
      born_month: n % 2 === 0 ? 1 + (n % 12) : null,
      died_year: n % 7 === 0 ? null : 1914 + (n % 5),
      died_month: n % 3 === 0 ? null : 1 + (n % 12),
      died_day: n % 3 === 1 ? 1 + (n % 28) : null,
      died_age: n % 11,
      victim_type: isSoldier ? 'military' : 'civilian',
      war_casualty: n % 6 !== 0,
      in_namelist: n % 6 !== 0 && n % 2 === 0,
      irish_memorial_records: isSoldier && n % 6 !== 0 && n % 5 === 0,
    });
    if (isSoldier) {
      await make.event('military', {
        person_id: person.id,
        enlisted_army: ['B.E.F.', 'A.F.', 'D.K.H.'][n % 3] ?? '',
        enlisted_regt: regiments[n % regiments.length] ?? '',
        enlisted_rank: n % 4 === 0 ? '' : 'Private',
        enlisted_number: String(1000 + n),
        start_year: 1914 + (n % 3),
      });
    }
    if (n % 4 === 0) {
      await make.event('injured', {
        person_id: person.id,
        place_id: places[n % 3] ?? null,
        injured_wound: n % 8 ? 'arm' : 'been',
      });
    }
    if (n % 4 === 1) await make.event('memorated', { person_id: person.id, memorial_id: irish });
    if (n % 6 === 0) spokenOf.push(person.id);
    if (n % 5 === 0) await make.event('where', { person_id: person.id, where_reason: n % 2 ? 'moved' : 'fugitive' });
  }
  // Whom visits were about, some of them by two.
  for (const visit of [spokenOf.slice(0, 20), spokenOf.slice(10)]) {
    await make.contactMoment({ contributions: visit.map((person_id) => ({ person_id })) });
  }
  // Two spelled as somebody types, and more whose spelling is too far for a slip of the pen.
  for (let n = 0; n < 9; n++) await make.person({ familyname: n < 2 ? 'Huyghebaert' : 'Huijgebaert', born_year: 1890 });
}

const texts = [
  ...families,
  ...givens,
  'd',
  'sm',
  'van',
  'pe',
  'ü',
  '%',
  '"',
  "o'b",
  'bel',
  'private',
  '27',
  'royal engineers',
];

describe('the two engines', () => {
  test('answer the same persons, totals and order wherever both can answer', async () => {
    let answeredByBoth = 0;
    await fc.assert(
      fc.asyncProperty(randomQueries(texts), async (input) => {
        if (await expectEnginesToAgree(server, input)) answeredByBoth++;
      }),
      { numRuns: extent(120, 400) },
    );
    // Some half of them: how many it is differs from run to run.
    expect(answeredByBoth).toBeGreaterThan(30);
  });

  test('find whom the flag or the Irish memorial puts in the Irish records, also for an account held to them [PERSON-09, MEMORIAL-18]', async () => {
    const dataset = 'irish_memorial_records';
    const [{ flagged, named, both }] = await server.dataSource.query(
      `SELECT count(*) FILTER (WHERE irish_memorial_records)::integer AS flagged, count(e.id)::integer AS named,
         count(*) FILTER (WHERE irish_memorial_records AND e.id IS NOT NULL)::integer AS both
       FROM person p LEFT JOIN person_event e ON e.person_id = p.id AND e.memorial_id = $1`,
      [irish],
    );
    expect(Math.min(flagged, named, both)).toBeGreaterThan(0);
    const total = flagged + named - both;
    expect(await expectEnginesToAgree(server, { dataset })).toBe(true);
    expect(await expectEnginesToAgree(server, { dataset, relation: 'any', gender: 'male' })).toBe(true);
    const held = await server.signIn('readonly', { dataset });
    for (const params of [{}, { dataset: 'any' }, { dataset }] as const) {
      expect(await held.call(findPerson, { ...params, limit: 100 })).toMatchObject({ total });
    }
    expect(await searchTable(server.guest, { dataset })).toMatchObject({ total });
  });

  test('find whom a contact moment was about, also for an account held to them, and for no guest [PERSON-09, PERSON-02, CONTACT-18]', async () => {
    const dataset = 'contacts';
    const [{ total }] = await server.dataSource.query(
      'SELECT count(DISTINCT person_id)::integer AS total FROM contact_contribution',
    );
    expect(total).toBeGreaterThan(20);
    const staff = await server.signIn('readonly');
    expect(await expectEnginesToAgree(server, { dataset }, staff)).toBe(true);
    expect(await expectEnginesToAgree(server, { dataset, relation: 'any', gender: 'male' }, staff)).toBe(true);
    const held = await server.signIn('readonly', { dataset });
    for (const params of [{}, { dataset: 'any' }, { dataset }] as const) {
      expect(await held.call(findPerson, { ...params, limit: 100 })).toMatchObject({ total });
    }
    await expect(searchTable(server.guest, { dataset })).rejects.toMatchObject({ code: 1013 });
  });

  test('find who has no such event, no date and no documents, and leave relations and collections to PostgreSQL [ADVSEARCH-21, ADVSEARCH-24, ADVSEARCH-32]', async () => {
    const staff = await server.signIn('readonly');
    const none = (type: 'died' | 'where' | 'injured', inputs: object = {}) => ({
      events: [{ type, inputs: { not: true, ...inputs } }],
    });
    const byBoth: PersonQueryInput[] = [
      none('died'),
      none('where', { moveType: 'fugitive' }),
      none('injured', { place: { mode: 'selected', id: town.ieper.id, radius_km: 5 } }),
      { died: { empty: true } },
      { documents: 'without', gender: 'male' },
      { documents: 'with' },
    ];
    for (const query of byBoth)
      expect(await expectEnginesToAgree(server, query, staff), JSON.stringify(query)).toBe(true);
    const { total } = await searchTable(server.guest, none('died'));
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await searchTable(server.guest, {})).total);
    for (const related of [{ mode: 'selected', id: town.marie.id }, { value: 'thérèse vandenberghe' }] as const) {
      for (const query of [{ related }, { related, relation: 'friend' }] as PersonQueryInput[]) {
        expect(await expectEnginesToAgree(server, query, staff)).toBe(false);
      }
    }
    expect(await expectEnginesToAgree(server, { collection: { value: 'oorlog' } }, staff)).toBe(false);
  });

  test('count the same facets', async () => {
    for (const args of [{}, { gender: 'male' }, { died: { from: '1915????', to: '1917????' } }] as PersonQueryInput[]) {
      const asked = { name: 'FindPersonAdvancedPublic', args: args as Record<string, unknown>, limit: 0, facets: true };
      const both = (await server.guest.call(callFunction, asked)) as FunctionTable;
      const db = server.dataSource.manager;
      const query = await resolveQuery(db, personQuerySchema.parse(args), null);
      const exact = await new PostgresEngine(db).search({
        ...{ query, text: null, widen: true, soundsAlike: false, offset: 0, limit: 0, sort: [], facets: true },
      });
      for (const key of ['victim_type', 'army', 'gender', 'nationality', 'died_year'] as const) {
        expect({ [key]: both.facets?.[key] ?? [] }).toEqual({ [key]: exact.facets?.[key] ?? [] });
      }
    }
  });

  test('count facets and name the step alike on every page, whatever was needed to find the persons', async () => {
    for (const text of ['Huyghebaert', 'desmet', 'Pieters', 'pietesr', 'mueller', 'karl', 'van den berghe', 'zzyzx']) {
      const ask = async (offset: number) =>
        (await server.guest.call(callFunction, {
          ...{ name: 'FindPersonAdvancedPublic', args: { text }, offset, limit: 5, facets: true },
        })) as FunctionTable;
      const [first, second] = [await ask(0), await ask(5)];
      const counted = (first.facets?.victim_type ?? []).reduce((sum, { count }) => sum + count, 0);
      expect({ text, counted }).toEqual({ text, counted: first.total });
      expect(second).toMatchObject({ step: first.step, total: first.total, facets: first.facets });
    }
  });

  test('rank what is spelled as typed first, then other spellings, then slips of the pen', async () => {
    const ask = async (text: string) => {
      const answer = await server.guest.call(callFunction, {
        name: 'FindPersonAdvancedPublic',
        args: { text },
        limit: 100,
      });
      return answer as FunctionTable;
    };
    const desmet = await ask('desmet');
    expect(desmet.degraded).toBe(false);
    const names = [...new Set(desmet.data.map(({ familyname }) => familyname))];
    expect(names.slice(0, 2)).toEqual(['Desmet', 'De Smet']);
    expect((await ask('van den berghe')).data[0]).toMatchObject({ familyname: 'Van den Berghe', reason: 'name' });
    expect((await ask('Vandenberghe')).data.some(({ familyname }) => familyname === 'Van den Berghe')).toBe(true);
    expect((await ask('mueller karl')).data[0]).toMatchObject({ familyname: 'Müller' });
    expect((await ask('pietesr')).step).toBe('typo');
    expect((await ask('pietesr')).data[0]).toMatchObject({ familyname: 'Pieters', reason: 'typo' });
  });

  test('a merged place finds and counts the persons of both before the index knows of the merge, and each its own when that is undone [PLACE-10]', async () => {
    const at = async (id: string) => {
      const events = [{ type: 'injured' as const, inputs: { place: { mode: 'selected' as const, id } } }];
      const { data, degraded } = await searchTable(server.guest, { events }, { limit: 100 });
      expect(degraded).toBe(false);
      return data.map((row) => row.id).sort();
    };
    const diedAt = async ({ id }: { readonly id: string }) =>
      (await searchTable(server.guest, {}, { facets: true })).facets?.died_place?.find(({ value }) => value === id)
        ?.count ?? 0;
    const [kept, merged] = [town.ieper, town.oostende];
    for (const { id } of [kept, merged]) {
      const person = await server.make.person({ died_year: 1917 });
      await server.dataSource.query(`UPDATE person_event SET place_id = $1 WHERE person_id = $2 AND type = 'died'`, [
        id,
        person.id,
      ]);
    }
    await indexPersons(server, meili);
    const [atKept, atMerged] = [await at(kept.id), await at(merged.id)];
    const both = [...new Set([...atKept, ...atMerged])].sort();
    const died = (await diedAt(kept)) + (await diedAt(merged));
    const editor = await server.signIn('normal');
    const { merge_id } = await editor.call(mergePlaces, { idA: kept.id, idB: merged.id, reason: '' });
    expect(await at(kept.id)).toEqual(both);
    expect(await at(merged.id)).toEqual(both);
    expect([await diedAt(kept), await diedAt(merged)]).toEqual([died, 0]);
    // Nor does it know when the merge is undone: its documents say of everybody that it was at the place that stayed.
    await indexPersons(server, meili);
    await editor.call(undoPlaceMerge, { id: merge_id });
    expect([await at(kept.id), await at(merged.id)]).toEqual([atKept, atMerged]);
  });

  test('when Meilisearch dies every search goes on in PostgreSQL, says so, and returns by itself [STACK-16]', async () => {
    const ask = async () =>
      (await server.guest.call(callFunction, {
        name: 'FindPersonAdvancedPublic',
        args: { text: 'peeters' },
      })) as FunctionTable;
    const before = await ask();
    await meili.kill();
    const without = await Promise.all(Array.from({ length: 20 }, ask));
    expect(without.every(({ degraded, total }) => degraded && total > 0)).toBe(true);
    await meili.start();
    await expect.poll(async () => (await ask()).degraded, { timeout: 20_000 }).toBe(false);
    expect((await ask()).total).toBe(before.total);
  });
});
