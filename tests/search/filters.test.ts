import { type Dataset, datasets } from '@salient/shared/areas/datasets/datasets.ts';
import { callFunction, type FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { makeTown, search, searchTable } from './searchCases.ts';

const jan = 'Jan De Smet';
const marie = 'Marie-Thérèse Vandenberghe';
const karl = 'Karl Müller';

let server: TestServer;
let town: Awaited<ReturnType<typeof makeTown>>;
beforeAll(async () => {
  server = await startServer();
  town = await makeTown(server);
});
afterAll(() => server.close());

const find = (args: PersonQueryInput) => search(server.guest, args);

describe('text modes on names', () => {
  test.each<[string, PersonQueryInput, string[]]>([
    ['head starts a name, alternatives included', { familyname: { value: 'des', mode: 'head' } }, [jan]],
    ['tail ends it', { familyname: { value: 'BERGHE', mode: 'tail' } }, [marie]],
    ['complete equals it', { familyname: { value: 'de smet', mode: 'complete' } }, [jan]],
    ['contains stands anywhere, without accents', { surname: { value: 'there', mode: 'contains' } }, [marie]],
    ['contains never joins two names', { familyname: { value: 'smetdes', mode: 'contains' } }, []],
    ['not_equal keeps those without the name', { familyname: { value: 'Muller', mode: 'not_equal' } }, [jan, marie]],
    ['notEqual is its alias', { familyname: { value: 'Muller', mode: 'notEqual' } }, [jan, marie]],
    ['empty has no value', { nationality: { mode: 'empty' } }, [karl]],
    ['a blank value filters nothing', { familyname: { value: ' ' } }, [jan, karl, marie]],
    ['wildcards are plain letters', { familyname: { value: '%' } }, []],
    ['accents and case do not count', { nationality: { value: 'BELGIE', mode: 'complete' } }, [jan, marie]],
    ['initials compare without dots', { initials: { value: 'kh', mode: 'complete' } }, [karl]],
  ])('%s [ADVSEARCH-22, ADVSEARCH-23, ADVSEARCH-24]', async (_, args, expected) => {
    expect((await find(args)).sort()).toEqual(expected.sort());
  });
});

describe('filters on the person', () => {
  test.each<[string, PersonQueryInput, string[]]>([
    ['gender in capitals', { gender: 'FEMALE' as never }, [marie]],
    ['victim type', { victim_type: 'MILITARY' as never }, [jan, karl]],
    ['victim type details', { victim_type_details: 'EXECUTED' as never }, [marie]],
    ['survivors', { dataset: 'survivors' }, [karl]],
    ['namelist', { dataset: 'namelist' }, [jan, marie]],
    ['a published story', { dataset: 'stories' }, [marie]],
    ['a year in which the known parts can lie', { died: { from: '1917????', to: '1917????' } }, [jan, marie]],
    ['a day range that contradicts a month', { died: { from: '19170701', to: '19170831' } }, [jan]],
    ['an open end', { born: { from: '1900????' } }, [marie]],
    ['the age at death, stated or counted', { age: { from: 20, to: 30 } }, [jan]],
    ['a relation', { relation: 'friend' }, [karl]],
  ])(
    '%s [ADVSEARCH-05, ADVSEARCH-06, ADVSEARCH-07, ADVSEARCH-08, ADVSEARCH-32, ADVSEARCH-35]',
    async (_, args, expected) => {
      expect((await find(args)).sort()).toEqual(expected.sort());
    },
  );

  test('each dataset and each kiosk finds its own [ADVSEARCH-18, ADVSEARCH-20]', async () => {
    const staff = await server.signIn('readonly');
    const found = async (args: object) => {
      const asked = { name: 'FindPersonAdvancedInternal', args: args as Record<string, unknown>, limit: 10 };
      return ((await staff.call(callFunction, asked)) as FunctionTable).data.map(({ id }) => id).sort();
    };
    const ids = { jan: town.jan.id, marie: town.marie.id, karl: town.karl.id };
    const expected = {
      any: [ids.jan, ids.marie, ids.karl],
      deaths: [ids.jan, ids.marie],
      namelist: [ids.jan, ids.marie],
      survivors: [ids.karl],
      military: [ids.jan, ids.karl],
      stories: [ids.marie],
      ...{ stories_1: [], stories_2: [ids.marie], stories_3: [ids.marie], stories_4: [] },
      ...{ irish_memorial_records: [], with_documentation: [ids.karl], contacts: [ids.jan] },
    } satisfies Record<Dataset, string[]>;
    await server.make.contactMoment({ contributions: [{ person_id: ids.jan }] });
    const { id: document } = await server.make.document();
    await server.dataSource.query(
      `INSERT INTO document_reference (type, document_id, person_id, position) VALUES ('person', $1, $2, 0)`,
      [document, ids.karl],
    );
    for (const dataset of datasets)
      expect([dataset, await found({ dataset })]).toEqual([dataset, expected[dataset].sort()]);
    for (const kiosk of [1, 2, 3, 4] as const) {
      expect([kiosk, await found({ kiosk: String(kiosk) })]).toEqual([kiosk, expected[`stories_${kiosk}`].sort()]);
    }
  });

  test('another person or a collection that is not filled in finds who has none [ADVSEARCH-21, ADVSEARCH-24]', async () => {
    const { make, dataSource } = server;
    const staff = await server.signIn('readonly');
    const without = (args: PersonQueryInput) => search(staff, args, { name: 'FindPersonAdvancedInternal' });
    expect((await without({ relation: 'friend', related: { mode: 'empty' } })).sort()).toEqual([jan, marie]);
    const refer = async (person_id: string, document: { id: string }) =>
      dataSource.query(
        `INSERT INTO document_reference (type, document_id, person_id, position) VALUES ('person', $1, $2, 0)`,
        [document.id, person_id],
      );
    const { id: collectionId } = await make.collection();
    await refer(town.marie.id, await make.document());
    await refer(town.karl.id, await make.document({ collectionId, deleted: true }));
    expect((await without({ collection: { mode: 'empty' } })).sort()).toEqual([jan, karl, marie]);
    await refer(town.jan.id, await make.document({ collectionId }));
    expect((await without({ collection: { mode: 'empty' } })).sort()).toEqual([karl, marie]);
  });

  test('a project lists its persons [PROJECT-09]', async () => {
    expect(await find({ project: town.project.id })).toEqual([jan]);
  });
});

describe('filters on events', () => {
  test.each<[string, PersonQueryInput['events'], string[]]>([
    ['a type alone', [{ type: 'jailed', inputs: {} }], [karl]],
    [
      'one event meets all inputs',
      [{ type: 'injured', inputs: { wound: { value: 'arm', mode: 'contains' }, from: '1916????', to: '1916????' } }],
      [],
    ],
    [
      'and the right one is found',
      [{ type: 'injured', inputs: { wound: { value: 'arm', mode: 'tail' }, from: '1915????', to: '1915????' } }],
      [jan, marie],
    ],
    [
      'two items need two events',
      [
        { type: 'injured', inputs: {} },
        { type: 'injured', inputs: {} },
      ],
      [jan],
    ],
    [
      'army, regiment, unit and number',
      [
        {
          type: 'enlisted',
          inputs: {
            army: { value: 'b.e.f.', mode: 'complete' },
            regiment: { value: 'hampshire', mode: 'head' },
            unit: { value: 'Battalion', mode: 'complete' },
            unit_nr: { value: '1', mode: 'complete' },
          },
        },
      ],
      [jan],
    ],
    [
      'a service number however written',
      [{ type: 'enlisted', inputs: { number: { value: '12 3456', mode: 'complete' } } }],
      [jan],
    ],
    [
      'any active service leaves enlistment out',
      [{ type: 'enlisted', inputs: { reason: 'any active service' } }],
      [jan],
    ],
    ['move type', [{ type: 'where', inputs: { moveType: 'fugitive' } }], [marie]],
    ['captivity', [{ type: 'jailed', inputs: { jailedType: 'captive' } }], [karl]],
    ['profession', [{ type: 'work', inputs: { profession: { value: 'schloss', mode: 'head' } } }], [karl]],
    ['a rank', [{ type: 'enlisted', inputs: { rank: { value: 'sergeant', mode: 'complete' } } }], [jan]],
    ['a missing text', [{ type: 'enlisted', inputs: { rank: { mode: 'empty' } } }], [karl]],
    [
      'the unit history behind a soldier',
      [{ type: 'event', inputs: { event_type: 'structure', entity: { value: '4th division', mode: 'contains' } } }],
      [jan],
    ],
    ['history outside its dates', [{ type: 'event', inputs: { event_type: 'structure', from: '1917????' } }], []],
    [
      'memorial by name and kind',
      [{ type: 'memorated', inputs: { memorial: { value: 'tyne', mode: 'head' }, kind: 'original' } }],
      [jan],
    ],
    [
      'place by any of its names',
      [{ type: 'injured', inputs: { place: { value: 'ypres', mode: 'complete' } } }],
      [jan],
    ],
  ])(
    '%s [ADVSEARCH-09, ADVSEARCH-10, ADVSEARCH-11, ADVSEARCH-12, ADVSEARCH-13, ADVSEARCH-14, ADVSEARCH-15, ADVSEARCH-16, ADVSEARCH-17, ADVSEARCH-31, ADVSEARCH-34]',
    async (_, events, expected) => {
      expect((await find({ events })).sort()).toEqual(expected.sort());
    },
  );

  test('a picked place, and all within some kilometres of it [ADVSEARCH-33]', async () => {
    const at = (type: 'where' | 'injured', radius_km?: number) =>
      find({ events: [{ type, inputs: { place: { mode: 'selected', id: town.ieper.id, radius_km } } }] });
    expect(await at('injured')).toEqual([jan]);
    expect(await at('where')).toEqual([]);
    expect(await at('where', 5)).toEqual([marie]);
    expect((await at('injured', 60)).sort()).toEqual([jan, marie]);
  });
});

describe('the one search box', () => {
  test.each<[string, string, string[]]>([
    ['names in any order', 'smet jan', [jan]],
    ['the start of a word while typing', 'vand', [marie]],
    ['particles joined or apart', 'van den berghe', [marie]],
    ['another spelling', 'desmet', [jan]],
    ['umlauts as two letters', 'mueller', [karl]],
    ['initials of first names written out', 'Karel Hendrik Müller', [karl]],
    ['a slip of the pen', 'vandenbrghe', [marie]],
    ['a rank and a year around the name', 'Sgt. De Smet 1917', [jan]],
    ['a service number', '12/3456', [jan]],
    ['nobody', 'zzyzx', []],
  ])('finds %s', async (_, text, expected) => {
    expect(await find({ text })).toEqual(expected);
  });

  test('says which fallback found the rows, and does not widen when told not to', async () => {
    expect(await searchTable(server.guest, { text: 'vandenbrghe' })).toMatchObject({ step: 'typo', degraded: true });
    expect(await searchTable(server.guest, { text: 'vandenbrghe', widen: false })).toMatchObject({ total: 0 });
    const [row] = (await searchTable(server.guest, { text: 'desmedt' })).data;
    expect(row).toMatchObject({ reason: 'alternative', matched_name: 'Desmedt' });
  });
});

describe('pages', () => {
  test('sort by name, birth and death, with unknown dates last [DATE-12, FUNC-14]', async () => {
    const sorted = (sort: [string, 1 | -1][]) => search(server.guest, {}, { sort });
    expect(await sorted([['name', 1]])).toEqual([jan, karl, marie]);
    expect(await sorted([['name', -1]])).toEqual([marie, karl, jan]);
    expect(await sorted([['born', 1]])).toEqual([jan, marie, karl]);
    expect(await sorted([['died', -1]])).toEqual([karl, marie, jan]);
  });

  test('give the exact total on every page, also past the end [FUNC-14]', async () => {
    for (const [offset, rows] of [
      [0, 2],
      [2, 1],
      [3, 0],
      [100, 0],
    ] as const) {
      const page = await searchTable(server.guest, {}, { offset, limit: 2 });
      expect([page.total, page.data.length]).toEqual([3, rows]);
    }
  });

  test('count facet values over all that match', async () => {
    const { facets, data } = await searchTable(server.guest, {}, { facets: true, limit: 0 });
    expect(data).toEqual([]);
    expect(facets?.victim_type).toEqual([
      { value: 'military', count: 2 },
      { value: 'civilian', count: 1 },
    ]);
    expect(facets?.army).toEqual([
      { value: 'B.E.F.', count: 1 },
      { value: 'D.K.H.', count: 1 },
    ]);
    expect(facets?.died_year?.[0]).toEqual({ value: '1917', count: 2 });
  });
});
