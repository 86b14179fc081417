import { createMemorial, findMemorials, getMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { historyLimits } from '@salient/shared/areas/military/militaryHistory.ts';
import {
  createMilitaryEntity,
  findMilitaryEntities,
  getMilitaryEntity,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { createPlace, findPlaces, getPlace } from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// What hostile and broken clients send for places, memorials and military entities.

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

interface Answer {
  readonly result?: { readonly id: string };
  readonly error?: { readonly code: number; readonly data?: Record<string, string[]> };
}

/** Sends parameters as they are written, for values that no client of ours can write. */
const send = async (method: string, params: string) => {
  const text = await editor.postText(
    `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{"token":"${editor.token}",${params}}}`,
  );
  expect(text.length).toBeLessThan(20_000);
  return JSON.parse(text) as Answer;
};

const counts = () =>
  server.dataSource.query(
    `SELECT (SELECT count(*) FROM place) AS places, (SELECT count(*) FROM memorial) AS memorials,
       (SELECT count(*) FROM military_entity) AS entities, (SELECT count(*) FROM military_entity_history) AS events`,
  );

const nouns = [
  {
    noun: 'a place',
    method: 'createPlace',
    named: (name: string, more = '') => `"place":{"languages":{"nl":{"name":${JSON.stringify(name)}}}${more}}`,
    field: 'languages.nl.name',
    make: async (name: string) => {
      const { id } = await editor.call(createPlace, { place: { languages: { nl: { name } } } });
      return { id, name: (await editor.call(getPlace, { id })).languages.nl?.name };
    },
    find: (text: string) => editor.call(findPlaces, { text }),
  },
  {
    noun: 'a memorial',
    method: 'createMemorial',
    named: (name: string, more = '') => `"memorial":{"name":${JSON.stringify(name)},"type":"plate"${more}}`,
    field: 'name',
    make: async (name: string) => {
      const { id } = await editor.call(createMemorial, { memorial: { name, type: 'plate' } });
      return { id, name: (await editor.call(getMemorial, { id })).name };
    },
    find: (text: string) => editor.call(findMemorials, { text }),
  },
  {
    noun: 'a military entity',
    method: 'createMilitaryEntity',
    named: (name: string, more = '') =>
      `"entity":{"type":"regiment","army":"B.E.F.","regiment":${JSON.stringify(name)}${more}}`,
    field: 'regiment',
    make: async (name: string) => {
      const entity = { type: 'regiment', army: 'B.E.F.', regiment: name };
      const { id } = await editor.call(createMilitaryEntity, { entity });
      return { id, name: (await editor.call(getMilitaryEntity, { id })).regiment };
    },
    find: (text: string) => editor.call(findMilitaryEntities, { text }),
  },
];

describe.each(nouns)('$noun', ({ method, named, field, make, find }) => {
  test('with a name of ten million letters is refused in few words, a long one by its field, and nothing is kept', async () => {
    const before = await counts();
    expect(await send(method, named('x'.repeat(10_000_000)))).toMatchObject({ error: { code: -32600 } });
    expect(await send(method, named('x'.repeat(1_000_000)))).toMatchObject({ error: { code: -32602 } });
    expect(await send(method, named('x'.repeat(9_000)))).toMatchObject({
      error: { code: 1013, data: { [field]: [`${field}: INVALID_LENGTH`] } },
    });
    expect(await counts()).toEqual(before);
  });

  test('keeps a name in any writing, is found by it, and loses what nobody sees', async () => {
    for (const name of ['دمشق القديمة', 'ירושלים', '🌺 Klaproosveld', "O'Brien & <b>Zonen</b>", '100%_\\', '日本橋']) {
      const made = await make(name);
      expect(made.name).toBe(name);
      const { data } = await find(name);
      expect(data.map(({ id }) => id)).toContain(made.id);
    }
    expect((await make('Met\u0000nul \u0007en\r\n\tbel\u200b')).name).toBe('Metnul en bel');
    expect((await make('Half \ud83c paar')).name).toBe('Half \ufffd paar');
    expect(await send(method, named(' \u0000\u0007\u200b '))).toMatchObject({ error: { code: 1013 } });
  });

  test('of unknown fields, of wrong shapes and of no shape at all is refused', async () => {
    const before = await counts();
    for (const more of [',"owner":"me"', ',"__proto__":{"type":"x"}', ',"type":{"$ne":1}', ',"type":["plate"]']) {
      expect(await send(method, named('Vreemd', more)), more).toMatchObject({ error: { code: -32602 } });
    }
    expect(await counts()).toEqual(before);
  });
});

describe('a position', () => {
  const positions: [string, number][] = [
    ['{"lat":91,"lon":3}', 1013],
    ['{"lat":-90.0001,"lon":3}', 1013],
    ['{"lat":50,"lon":180.1}', 1013],
    ['{"lat":1e308,"lon":3}', 1013],
    ['{"lat":50,"lon":null}', 1013],
    ['{"lat":1e400,"lon":3}', -32602],
    ['{"lat":-1e400,"lon":3}', -32602],
    ['{"lat":"50","lon":"3"}', -32602],
    ['{"lat":50}', -32602],
    ['[50,3]', -32602],
    ['{"lat":NaN,"lon":3}', -32700],
    ['{"lat":Infinity,"lon":3}', -32700],
  ];

  test.each(positions)('of %s is none, of a place or a memorial', async (loc, code) => {
    const before = await counts();
    const [place, memorial] = nouns;
    for (const noun of [place, memorial]) {
      expect(await send(noun?.method ?? '', noun?.named('Ergens', `,"loc":${loc}`) ?? '')).toMatchObject({
        error: { code },
      });
    }
    expect(await counts()).toEqual(before);
  });
});

describe('names without end', () => {
  const many = (number: number) => JSON.stringify(Array.from({ length: number }, (_, at) => `Naam ${at}`));

  test('are refused by their field, and beyond all bounds as wrong parameters or no request at all', async () => {
    const [place] = nouns;
    const given = (names: string) => send('createPlace', place?.named('Veelnamig', names) ?? '');
    const tooMany = { error: { code: 1013, data: { alternative_names: ['alternative_names: TOO_MANY_VALUES'] } } };
    expect(await given(`,"alternative_names":${many(10_000)}`)).toMatchObject(tooMany);
    expect(await given(`,"alternative_names":${many(22_000)}`)).toMatchObject({ error: { code: -32602 } });
    expect(await given(`,"alternative_names":${many(100_000)}`)).toMatchObject({ error: { code: -32600 } });
    const inLanguages = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`x${at}`, 'Naam']));
    expect(await given(`,"further_languages":${JSON.stringify(inLanguages)}`)).toMatchObject({
      error: { code: -32602 },
    });
  });
});

describe('a history', () => {
  const track = { type: 'attached', army: 'A.F.', from_date: '1914????' };
  const [, , military] = nouns;
  const given = (history: object[]) =>
    send('createMilitaryEntity', military?.named('Eindeloos regiment', `,"history":${JSON.stringify(history)}`) ?? '');

  test('of a hundred thousand events is refused at once', async () => {
    const before = await counts();
    expect(await given(Array(100_000).fill(track))).toMatchObject({ error: { code: -32600 } });
    expect(await given(Array(10_000).fill(track))).toMatchObject({ error: { code: -32600 } });
    expect(await given(Array(6_000).fill(track))).toMatchObject({ error: { code: -32602 } });
    const tooMany = { error: { code: 1013, data: { history: ['history: TOO_MANY_VALUES'] } } };
    expect(await given(Array(historyLimits.events + 1).fill(track))).toMatchObject(tooMany);
    expect(await counts()).toEqual(before);
  });

  test('that two write at the same moment makes no circle', async () => {
    const [a, b] = [await server.make.militaryEntity(), await server.make.militaryEntity()];
    const partOf = (id: string, entity_id: string) =>
      send(
        'updateMilitaryEntity',
        `"entity":${JSON.stringify({ id, version: 1, history: [{ type: 'structure', entity_id }] })}`,
      );
    const answers = await Promise.all([partOf(a.id, b.id), partOf(b.id, a.id)]);
    const refused = answers.flatMap(({ error }) => error ?? []);
    expect(refused).toMatchObject([
      { code: 1013, data: { 'history.0.entity_id': ['history.0.entity_id: INVALID_REFERENCE'] } },
    ]);
    expect(await partOf(a.id, a.id)).toMatchObject({ error: {} });
  });
});
