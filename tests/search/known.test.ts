import { personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import { findSearchTerms, type SearchTerm } from '@salient/shared/areas/search/searchTermMethods.ts';
import type { Understood } from '@salient/shared/areas/search/understoodQuery.ts';
import { Index, Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { indexPersons } from '../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { searchTable } from './searchCases.ts';
import { searchWithoutMeili } from './searchWithoutMeili.ts';

// What people know beside a name: each example is one that visitors met.

interface Known {
  readonly name: readonly [surname: string, familyname: string];
  readonly army?: string;
  readonly regiment?: string;
  readonly unit?: string;
  readonly nr?: string;
  readonly rank?: string;
  readonly born?: string;
  readonly died?: readonly [day: number | null, month: number | null, year: number];
  readonly from?: string;
  readonly work?: string;
  readonly grave?: string;
}

const persons: readonly Known[] = [
  { name: ['Anton', 'Hribernik'], army: 'K.u.K.', regiment: 'k. k. LstIR. Nr. 27', rank: 'LstInft.', from: 'Laibach' },
  { name: ['Josef', 'Hribernik'], army: 'K.u.K.', regiment: 'IR. Nr. 17', rank: 'Gefr.', from: 'Cilli' },
  { name: ['Franz', 'Hribernik'], army: 'K.u.K.', regiment: 'IR. Nr. 27', rank: 'Korp.' },
  {
    name: ['John', 'Smith'],
    army: 'B.E.F.',
    regiment: 'Royal Irish Rifles',
    unit: 'Battalion',
    nr: '2nd',
    rank: 'Private',
    from: 'London',
  },
  {
    name: ['Henry', 'Smith'],
    army: 'C.E.F.',
    regiment: 'Canadian Infantry',
    unit: 'Battalion',
    nr: '193rd',
    rank: 'Sergeant',
  },
  {
    name: ['William', 'Smith'],
    army: 'B.E.F.',
    regiment: 'Royal Scots',
    unit: 'Battalion',
    nr: '193rd',
    grave: 'Tyne Cot Cemetery',
  },
  { name: ['London', 'Jack'], army: 'B.E.F.' },
  { name: ['Mary', 'London'] },
  {
    name: ['Karel', 'Peeters'],
    army: 'A.B.L.',
    regiment: '1ste Jagers te Voet',
    rank: 'Soldaat',
    from: 'Ieper',
    died: [22, 11, 1914],
  },
  { name: ['Jan', 'Peeters'], from: 'Poperinge', work: 'bakker', died: [null, null, 1914] },
  { name: ['Marie', 'Peeters'], from: 'Zillebeke', work: 'Kantwerkster' },
  { name: ['Emile', 'Peters'], from: 'Ieper' },
  { name: ['Jules', 'van der Meulebroecke'] },
  { name: ['Josef', 'Kos'], from: 'Leonhard' },
  { name: ['Leonhard', 'Fransen'] },
  { name: ['Ivan', 'Kosar'], from: 'Cilli' },
  { name: ['Ann', 'Gate'], grave: 'Ypres (Menin Gate) Memorial' },
  { name: ['J. M.', 'Declerck'], from: 'Ieper' },
  { name: ['M. J.', 'Declerck'], from: 'Ieper' },
];

let meili: TestMeilisearch;
let server: TestServer;
beforeAll(async () => {
  meili = await startMeilisearch();
  server = await startServer({ meili });
  const { make, dataSource } = server;
  const places = new Map<string, string>();
  for (const [nl, fr, country_code, also, land = ''] of [
    ['Ieper', 'Ypres', 'BE', ['Ypern']],
    ['Zillebeke', 'Zillebeke', 'BE', []],
    ['Poperinge', 'Poperinghe', 'BE', []],
    ['London', 'Londres', 'GB', ['Londen']],
    ['Laibach', 'Laibach', 'SI', ['Ljubljana'], 'Krain'],
    ['Cilli', 'Cilli', 'SI', ['Celje']],
    ['Leonhard', 'Leonhard', 'SI', []],
    ['Menen', 'Menin', 'BE', []],
  ] as const) {
    const place = await make.place({
      languages: { nl: { name: nl, administrative_area_level_1: land }, fr: { name: fr } },
      country_code,
      alternative_names: [...also],
    });
    places.set(nl, place.id);
  }
  await dataSource.query(
    'INSERT INTO place_containment (id, place_id, container_id) VALUES (gen_random_uuid(), $1, $2)',
    [places.get('Zillebeke'), places.get('Ieper')],
  );
  const memorials = new Map<string, string>();
  for (const name of ['Tyne Cot Cemetery', 'Ypres (Menin Gate) Memorial']) {
    memorials.set(name, (await make.memorial({ name })).id);
  }
  for (const { name, army, regiment, unit, nr, rank, died, from, work, grave } of persons) {
    const [surname, familyname] = name;
    const [died_day = null, died_month = null, died_year = null] = died ?? [];
    const person = await make.person({ surname, familyname, died_day, died_month, died_year });
    if (army) {
      await make.event('military', {
        ...{ person_id: person.id, enlisted_army: army, enlisted_regt: regiment ?? '', enlisted_unit: unit ?? '' },
        ...{ enlisted_nr: nr ?? '', enlisted_rank: rank ?? '', enlisted_reason: 'active service' },
      });
    }
    if (from)
      await make.event('where', { person_id: person.id, place_id: places.get(from), where_reason: 'homeaddress' });
    if (work) await make.event('work', { person_id: person.id, work_profession: work });
    if (grave)
      await make.event('memorated', {
        ...{ person_id: person.id, memorial_id: memorials.get(grave), memorial_kind: 'current' },
      });
  }
  await indexPersons(server, meili);
});
afterAll(async () => {
  await server?.close();
  await meili?.stop();
});

interface Answer {
  readonly rows: readonly FoundPerson[];
  readonly total: number;
  readonly understood: Understood | null;
}

/** The same text asked of the server, which has Meilisearch, and of PostgreSQL alone. */
async function ask(text: string, args: object = {}): Promise<readonly Answer[]> {
  const table = await searchTable(server.guest, { text, ...args });
  expect(table.degraded).toBe(false);
  const query = personQuerySchema.parse({ text, ...args });
  const { manager: db } = server.dataSource;
  const exact = await searchWithoutMeili(server).find(query, { db, offset: 0, limit: 50 });
  return [{ ...table, rows: table.data as unknown as FoundPerson[] }, exact];
}

const called = ({ surname, familyname }: FoundPerson) => `${surname} ${familyname}`;
const read = ({ understood }: Answer) => [
  understood?.name,
  ...(understood?.conditions ?? []).map(({ kind, text }) => `${kind}: ${text}`),
];

describe.each([
  ['hribernik k.k. LstIR 27', ['hribernik', 'unit: k.k. LstIR 27'], 'Anton Hribernik'],
  [
    'Hribernik 27th Landsturm Infantry Regiment',
    ['Hribernik', 'unit: 27th Landsturm Infantry Regiment'],
    'Anton Hribernik',
  ],
  ['Hribernik Infanterieregiment Nr. 17', ['Hribernik', 'unit: Infanterieregiment Nr. 17'], 'Josef Hribernik'],
  ['Hribernik gefreiter', ['Hribernik', 'rank: gefreiter'], 'Josef Hribernik'],
  ['Hribernik aus Laibach', ['Hribernik', 'place: Laibach'], 'Anton Hribernik'],
  ['Hribernik Ljubljanna', ['Hribernik', 'place: Ljubljanna'], 'Anton Hribernik'],
  ['Smith 193rd Bn Canadian Infantry', ['Smith', 'unit: 193rd Bn Canadian Infantry'], 'Henry Smith'],
  ['Smith Royal Irish Rifles', ['Smith', 'unit: Royal Irish Rifles'], 'John Smith'],
  ['Smith Royal Irissh Rifles', ['Smith', 'unit: Royal Irissh Rifles'], 'John Smith'],
  ['Smith Canada', ['Smith', 'country: Canada'], 'Henry Smith'],
  ['Smith armée canadienne', ['Smith', 'army: armée canadienne'], 'Henry Smith'],
  ['Smith London', ['Smith', 'place: London'], 'John Smith'],
  ['Smith Londres soldat', ['Smith', 'place: Londres', 'rank: soldat'], 'John Smith'],
  ['Smith Tyne Cot', ['Smith', 'memorial: Tyne Cot'], 'William Smith'],
  ['Peeters 22/11/1914', ['Peeters', 'date: 22/11/1914'], 'Karel Peeters'],
  ['Peeters gesneuveld 22 november 1914', ['Peeters', 'date: 22 november 1914'], 'Karel Peeters'],
  ['Peeters 1er Chasseurs à pied', ['Peeters', 'unit: 1er Chasseurs à pied'], 'Karel Peeters'],
  ['Peeters uit Poperinghe', ['Peeters', 'place: Poperinghe'], 'Jan Peeters'],
  ['Peeters boulanger', ['Peeters', 'profession: boulanger'], 'Jan Peeters'],
  ['lacemaker Peeters', ['Peeters', 'profession: lacemaker'], 'Marie Peeters'],
  ['Marie Peeters Ypern', ['Marie Peeters', 'place: Ypern'], 'Marie Peeters'],
  ['J. M. Declerck Ieper', ['J. M. Declerck', 'place: Ieper'], 'J. M. Declerck'],
  ['Hribernik k.u.k. IR 17', ['Hribernik', 'unit: k.u.k. IR 17'], 'Josef Hribernik'],
  ['Gate Menin Gate', ['Gate', 'memorial: Menin Gate'], 'Ann Gate'],
  ['menin gate', ['', 'memorial: menin gate'], 'Ann Gate'],
  ['Peeters 22 XI 1914', ['Peeters', 'date: 22 XI 1914'], 'Karel Peeters'],
  ['where is Karel Peeters buried', ['Karel Peeters'], 'Karel Peeters'],
  ['waar ligt mijn grootvader Jan Peeters begraven', ['Jan Peeters'], 'Jan Peeters'],
  ['où repose Marie Peeters', ['Marie Peeters'], 'Marie Peeters'],
  ['wo liegt Peeters aus Poperinge begraben', ['Peeters', 'place: Poperinge'], 'Jan Peeters'],
  // A line of a casualty list: its rank and its regiment, what befell him, and the land that his place says it lies in.
  [
    'Hribernik Anton, LstInft., k. k. LstIR. Nr. 27, Krain, Laibach; kriegsgef.',
    ['Hribernik Anton', 'rank: LstInft.', 'unit: k. k. LstIR. Nr. 27', 'place: Krain', 'place: Laibach'],
    'Anton Hribernik',
  ],
  ['Hribernik Carniola', ['Hribernik', 'place: Carniola'], 'Anton Hribernik'],
  [
    'österreichischer Gefreiter Hribernik',
    ['Hribernik', 'country: österreichischer', 'rank: Gefreiter'],
    'Josef Hribernik',
  ],
  [
    'Hribernik Autriche-Hongrie Laibach',
    ['Hribernik', 'country: Autriche-Hongrie', 'place: Laibach'],
    'Anton Hribernik',
  ],
  // Lines out of letters, and what a certificate says.
  [
    'Hello, I am looking for my great uncle John Smith who died in the Great War. He came from London',
    ['John Smith', 'place: London'],
    'John Smith',
  ],
  ['Mijn grootvader Jan Peeters kwam uit Poperinge', ['Jan Peeters', 'place: Poperinge'], 'Jan Peeters'],
  ['Mon arrière-grand-père Karel Peeters de Ypres', ['Karel Peeters', 'place: Ypres'], 'Karel Peeters'],
  ['Mein Urgroßvater Anton Hribernik war im LstIR 27', ['Anton Hribernik', 'unit: LstIR 27'], 'Anton Hribernik'],
  [
    'In memory of Private John Smith, Royal Irish Rifles, aged 23. Remembered with Honour',
    ['John Smith', 'rank: Private', 'unit: Royal Irish Rifles'],
    'John Smith',
  ],
  // An ordinal alone is a unit's number, and what only leads to a place is no name.
  ['Smith 193rd', ['Smith', 'unit: 193rd'], 'Henry Smith'],
  ['les soldats de Laibach', ['', 'rank: soldats', 'place: Laibach'], 'Anton Hribernik'],
  // A slip in letters that folding joins.
  ['Peeters Poperignhe', ['Peeters', 'place: Poperignhe'], 'Jan Peeters'],
  // A first name that is a place too is the place where somebody is from there.
  ['Leonhard Kos', ['Kos', 'place: Leonhard'], 'Josef Kos'],
  ['Leonhard Fransen', ['Leonhard Fransen'], 'Leonhard Fransen'],
  // An initial before a place is no word for a death.
  ['Declerck J. D. Ieper', ['Declerck J. D.', 'place: Ieper'], 'J. M. Declerck'],
])('%s', (text, parts, first) => {
  test(`is read as ${parts.join(' · ')} and meets ${first} first, in both engines`, async () => {
    for (const answer of await ask(text)) {
      expect(read(answer)).toEqual(parts);
      expect(called(answer.rows[0] as FoundPerson)).toBe(first);
      const words = (answer.understood?.conditions ?? []).map((condition) => condition.text);
      expect([...(answer.rows[0]?.met ?? [])].sort()).toEqual([...words].sort());
    }
  });
});

test('what was understood ranks, and holds nobody back until the reader says so', async () => {
  for (const soft of await ask('Smith London')) {
    expect(soft.rows.map(called).sort()).toEqual(['Henry Smith', 'John Smith', 'William Smith']);
    expect(soft.rows.map(({ met }) => met)).toEqual([['London'], [], []]);
  }
  for (const strict of await ask('Smith London', { must: ['London'] })) {
    expect(strict.rows.map(called)).toEqual(['John Smith']);
    expect(strict).toMatchObject({ total: 1, understood: { conditions: [{ text: 'London', must: true }] } });
  }
});

test('a name that is a place too is the name first, and the place is offered with the number of its people', async () => {
  for (const answer of await ask('London')) {
    expect(answer.rows.map(called).sort()).toEqual(['London Jack', 'Mary London']);
    expect(answer.understood).toMatchObject({ conditions: [], others: [{ kind: 'place', text: 'London', total: 1 }] });
  }
  for (const place of await ask('London', { as_term: ['London'] })) {
    expect(place.rows.map(called)).toEqual(['John Smith']);
  }
  for (const name of await ask('Smith London', { as_name: ['london'] })) expect(read(name)).toEqual(['Smith London']);
});

test('a place is its villages too, and those of a place alone are all its people', async () => {
  for (const answer of await ask('Ieper')) {
    expect(answer.rows.map(called).sort()).toEqual([
      ...['Emile Peters', 'J. M. Declerck', 'Karel Peeters', 'M. J. Declerck', 'Marie Peeters'],
    ]);
  }
});

test('a family name given in full is never dropped for what is understood beside it', async () => {
  for (const answer of await ask('Peeters Ieper')) {
    const rows = answer.rows.map(called);
    expect(rows.slice(0, 2).sort()).toEqual(['Karel Peeters', 'Marie Peeters']);
    expect(rows.slice(2)).toEqual(['Emile Peters', 'Jan Peeters']);
  }
});

test('a name in full stands before one that only begins so, whatever else is met', async () => {
  for (const answer of await ask('Kos Cilli')) expect(answer.rows.map(called)).toEqual(['Josef Kos', 'Ivan Kosar']);
});

test('a word that nobody has is looked up once, and not asked for in each way that a name is', async () => {
  const asked = [vi.spyOn(Index.prototype, 'search'), vi.spyOn(Meilisearch.prototype, 'multiSearch')];
  const { data } = await searchTable(server.guest, { text: 'Anton Hribernik Brzklmn Zwqxvtr' });
  expect(data).toHaveLength(1);
  expect(asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThan(9);
  for (const spy of asked) spy.mockRestore();
});

test.each([
  'VAN DER MEERSCH',
  'Jan Van Menen',
  'van der Meersch Ieper',
  'Zzyzxly',
  'Zzyzxly Ieper',
  'Zzyzxly k.k. LstIR 27',
])('%s, a name that nobody has, finds nobody', async (text) => {
  for (const answer of await ask(text)) expect({ text, found: answer.rows.map(called) }).toEqual({ text, found: [] });
});

test('words that nothing knows are told where the last name alone finds somebody', async () => {
  for (const answer of await ask('Zzyzxly Declerck')) {
    expect(answer.rows.map(called).sort()).toEqual(['J. M. Declerck', 'M. J. Declerck']);
    expect(answer.understood?.dropped).toEqual(['zzyzxly']);
  }
});

test.each([
  ['Anton Hribernik Brzkl', 'Anton Hribernik', 'Brzkl'],
  ['Brzkl Anton Hribernik n.y.', 'Anton Hribernik', 'Brzkl n.y.'],
  ['Karel Peeters Declerck', 'Karel Peeters', 'Declerck'],
  ['Karel van den Brzkl Peeters', 'Karel Peeters', 'van den Brzkl'],
])('beside a name in full a word that is none takes nothing with it: %s', async (text, found, dropped) => {
  for (const { rows, understood } of await ask(text)) {
    expect(rows.map(called)).toEqual([found]);
    expect(understood?.dropped.join(' ')).toBe(dropped);
  }
});

test('a first name that nobody of the family has is a first name, though a place is called so too', async () => {
  for (const { rows, understood } of await ask('Leonhard Hribernik')) {
    expect(rows.map(({ familyname, reason }) => [familyname, reason])).toEqual(
      rows.map(() => ['Hribernik', 'familyname']),
    );
    expect(understood).toMatchObject({ conditions: [], dropped: ['leonhard'] });
  }
});

test('a day that no calendar has is told, and asks for nothing', async () => {
  for (const { total, understood } of await ask('Peeters 30.02.1914')) {
    expect(total).toBe((await ask('Peeters'))[0]?.total);
    expect(understood?.dropped).toEqual(['30.02.1914']);
  }
  for (const { total } of await ask('30.02.1914')) expect(total).toBe(0);
});

test('a day finds whom it is about, and not everybody of its year', async () => {
  for (const answer of await ask('22/11/1914')) expect(answer.rows.map(called)).toEqual(['Karel Peeters']);
});

test('an order that the reader chose goes before what was understood', async () => {
  const sorted = await searchTable(server.guest, { text: 'Smith London' }, { sort: [['name', -1]] });
  const rows = sorted.data as unknown as FoundPerson[];
  expect(rows.map(called)).toEqual(['William Smith', 'John Smith', 'Henry Smith']);
  expect(rows.map(({ met }) => met)).toEqual([[], ['London'], []]);
});

test('pages of an answer hold everybody once, and facets count whom it counts', async () => {
  const all = await searchTable(server.guest, { text: 'Peeters Ieper' }, { facets: true });
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((offset) => searchTable(server.guest, { text: 'Peeters Ieper' }, { offset, limit: 1 })),
  );
  expect(pages.flatMap(({ data }) => data).map(({ id }) => id)).toEqual(all.data.map(({ id }) => id));
  const counted = (all.facets?.victim_type ?? []).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(all.total);
});

describe('what is begun is suggested apart from persons, with the number of its people', () => {
  const shown = (terms: readonly SearchTerm[]) =>
    terms.map(({ kind, label, name, total }) => `${kind} ${name}|${label}: ${total}`);

  test.each([
    ['Iep', 'nl', ['place |Ieper: 5']],
    ['Iep', 'fr', ['place |Ypres: 5']],
    ['Poperingh', 'nl', ['place |Poperinge: 1']],
    ['Ljublja', 'de', ['place |Laibach: 1']],
    // Peters is how Peeters is spelled too.
    ['Peeters uit Ie', 'nl', ['place Peeters|Ieper: 3']],
    ['Smith Lon', 'en', ['place Smith|London: 1']],
    ['tyn', 'en', ['memorial |Tyne Cot Cemetery: 1']],
    ['menin ga', 'en', ['memorial |Ypres (Menin Gate) Memorial: 1']],
    ['IR 17', 'de', ['unit |IR. Nr. 17: 1']],
    ['canadian inf', 'en', ['unit |Canadian Infantry: 1']],
    // Nobody has to do with them, or nothing begins so.
    ...[['Cill Zzyzxly'], ['Zzyzxly Lon'], ['x'], [''], ['17'], ['%%'], ['  ']].map(([text]) => [text, 'nl', []]),
  ] as [string, 'nl' | 'en' | 'fr' | 'de', string[]][])('%s, in %s', async (text, language, expected) => {
    const terms = await server.guest.call(findSearchTerms, { text, language });
    expect(shown(terms)).toEqual(expected);
    for (const { name, label, total } of terms) {
      for (const found of await ask(`${name} ${label}`.trim(), { must: [label] })) expect(found.total).toBe(total);
    }
  });
});

test('what the museum learns is understood soon after', async () => {
  const { make } = server;
  const place = await make.place({ languages: { nl: { name: 'Langemark' } } });
  const person = await make.person({ surname: 'Rosa', familyname: 'Nieuwkomer' });
  await make.event('where', { person_id: person.id, place_id: place.id });
  await expect
    .poll(async () => read((await ask('Peeters Langemark'))[0] as Answer), { timeout: 20_000, interval: 500 })
    .toEqual(['Peeters', 'place: Langemark']);
});

test('of a text of more words than any name has no other spellings are looked for', async () => {
  const words = Array.from({ length: 40 }, (_, at) => `brz${'aeiou'[at % 5]}k${'lmnrt'[Math.floor(at / 5) % 5]}`).join(
    ' ',
  );
  const asked = vi.spyOn(server.dataSource.manager, 'query');
  for (const { total } of await ask(words, { sounds_alike: true })) expect(total).toBe(0);
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockRestore();
});
