import {
  createMemorial,
  lookUpMemorialAddress,
  updateMemorial,
} from '@salient/shared/areas/memorials/memorialMethods.ts';
import { lookupLimit } from '@salient/shared/areas/places/placeLookup.ts';
import { geonamesAPI, googleMapsAPI, googleMapsAPIMulti } from '@salient/shared/areas/places/placeLookupMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillGazetteer } from '../../../core-server/src/areas/places/lookup/fillGazetteer.ts';
import { LookupServices } from '../../harness/services/LookupServices.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

describe('look-ups at services', () => {
  let services: LookupServices;
  let server: TestServer;
  let editor: TestClient;
  let now = 0;
  const logged: string[] = [];
  beforeAll(async () => {
    services = await LookupServices.start();
    const { mapsUrl, geonamesUrl } = services;
    server = await startServer({
      lookups: { mapsUrl, mapsKey: 'the-key', geonamesUrl, geonamesUser: 'museum' },
      now: () => new Date(now),
      log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    });
    now = Date.now();
    editor = await server.signIn('normal');
  });
  afterAll(async () => {
    await server.close();
    await services.close();
  });
  beforeEach(() => {
    services.asked.length = 0;
    logged.length = 0;
    services.behaviour = 'answers';
    // A service that failed in a test before is asked again.
    now += 60_000;
  });

  test('the maps service names a place and its areas in the language asked for [PLACE-16, PLACE-41, M-059]', async () => {
    const answer = await editor.call(googleMapsAPI, { name: 'Ieper', country: 'BE', language: 'fr' });
    expect(answer).toEqual({
      matches: [],
      suggestions: [
        {
          type: 'locality',
          name: 'Ypres',
          address: {
            ...{ country_code: 'BE', sublocality: '', locality: 'Ypres', country: 'Belgique' },
            administrative_area_level_1: 'Flandre',
            administrative_area_level_2: 'Flandre-Occidentale',
          },
          location: [50.8511, 2.8857],
        },
      ],
      too_many: false,
    });
    const [asked] = services.asked;
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      ...{ address: 'Ieper', components: 'country:BE', language: 'fr', key: 'the-key' },
    });
  });

  test('one call asks for all four languages [PLACE-44, M-060]', async () => {
    const answers = await editor.call(googleMapsAPIMulti, { name: 'Ypres' });
    const names = Object.entries(answers).map(([language, { matches, suggestions }]) => [
      language,
      [...matches, ...suggestions].map(({ name }) => name),
    ]);
    expect(Object.fromEntries(names)).toEqual({ nl: ['Ieper'], en: ['Ypres'], fr: ['Ypres'], de: ['Ypern'] });
    expect(Object.keys(await editor.call(googleMapsAPIMulti, { name: 'Ypres', language: 'de' }))).toEqual(['de']);
  });

  test('the gazetteer service answers in the same form [PLACE-16, PLACE-41, M-061]', async () => {
    const answer = await editor.call(geonamesAPI, { name: 'Lille', country: 'FR', language: 'nl' });
    expect(answer.suggestions).toMatchObject([
      {
        type: 'locality',
        name: 'Rijsel',
        address: { country_code: 'FR', country: 'Frankrijk' },
        location: [50.6292, 3.0573],
      },
    ]);
    expect(Object.fromEntries(services.asked[0]?.searchParams ?? [])).toMatchObject({ username: 'museum', lang: 'nl' });
    const nothing = { matches: [], suggestions: [], too_many: false };
    expect(await editor.call(geonamesAPI, { name: 'Nergenshuizen' })).toEqual(nothing);
    expect(await editor.call(googleMapsAPI, { name: 'Nergenshuizen' })).toEqual(nothing);
  });

  describe('addresses of memorials', () => {
    const inIeper = async () => {
      const languages = { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } };
      return (await server.make.place({ languages, country_code: 'BE', type: 'locality' })).id;
    };

    test('an address is looked for in the country and the town of its place, or beyond them where that is wanted [MEMORIAL-25, MEMORIAL-26]', async () => {
      const question = { address: ' Menenstraat  3', place_id: await inIeper(), language: 'fr' as const };
      const found = { address: 'Menenstraat 3, Ypres', location: { lat: 50.8521, lon: 2.8857 }, is_exact: true };
      expect(await editor.call(lookUpMemorialAddress, question)).toEqual({
        ...{ outcome: 'found', matches: [found], too_many: false },
      });
      const wider = await editor.call(lookUpMemorialAddress, { ...question, within: 'everywhere' });
      expect(wider.matches.map(({ address }) => address)).toEqual(['Menenstraat 3, Ypres', 'Menenstraat 3, Lille']);
      await editor.call(lookUpMemorialAddress, { ...question, within: 'country' });
      expect(services.asked.map(({ searchParams }) => searchParams.get('components'))).toEqual([
        'country:BE|locality:Ypres',
        null,
        'country:BE',
      ]);
    });

    test('the town that stands for an unknown street is no address, and a street without its house is said to be inexact', async () => {
      const place_id = await inIeper();
      const outcome = async (address: string) => editor.call(lookUpMemorialAddress, { address, place_id });
      expect(await outcome('Nergensstraat 1')).toEqual({ outcome: 'not_found', matches: [], too_many: false });
      expect(await outcome('Menenstraat 999')).toMatchObject({ outcome: 'found', matches: [{ is_exact: false }] });
    });

    test('too short an address and one without a place are not asked for [MEMORIAL-24]', async () => {
      const place_id = await inIeper();
      const refusal = (question: { address: string; place_id: string | null }) =>
        editor.call(lookUpMemorialAddress, question).catch(({ data }: { data: unknown }) => data);
      expect(await refusal({ address: ' ab ', place_id })).toEqual({ address: ['address: INVALID_LENGTH'] });
      expect(await refusal({ address: 'Menenstraat 3', place_id: null })).toEqual({
        place_id: ['place_id: DATA_REQUIRED'],
      });
      expect(await refusal({ address: 'Menenstraat 3', place_id: noId })).toEqual({
        place_id: ['place_id: DOES_NOT_EXIST'],
      });
      expect(services.asked).toEqual([]);
    });

    test.each([
      ['down', 'unreachable'],
      ['html', 'unreadable'],
      ['nonsense', 'unreadable'],
      ['refuses', 'refused'],
    ] as const)('of a service that is %s it is said why it gave nothing', async (behaviour, reason) => {
      const place_id = await inIeper();
      services.behaviour = behaviour;
      const call = editor.call(lookUpMemorialAddress, { address: 'Menenstraat 3', place_id });
      await expect(call).rejects.toMatchObject({ name: 'lookupFailed', data: { service: 'maps', reason } });
    });

    test('a corrected address keeps its position where the look-up found it at the same spot [MEMORIAL-13]', async () => {
      const address_loc = { lat: 50.8521, lon: 2.8857 };
      const memorial = { name: 'Plaat', type: 'plate', address: 'Menenstrat 3', address_loc, address_looked_up: true };
      const { id, version } = await editor.call(createMemorial, { memorial });
      const corrected = { id, version, address: 'Menenstraat 3', address_loc };
      const kept = await editor.call(updateMemorial, { memorial: { ...corrected, address_looked_up: true } });
      expect(kept).toMatchObject({ address_loc, address_positioned: true });
      const typed = { ...corrected, version: kept.version, address: 'Menenstraat 5' };
      expect(await editor.call(updateMemorial, { memorial: typed })).toMatchObject({ address_positioned: false });
    });
  });

  test('of ten thousand results the first are shown, and that there are more [PLACE-42]', async () => {
    services.behaviour = 'many';
    for (const method of [googleMapsAPI, geonamesAPI]) {
      const { matches, too_many } = await editor.call(method, { name: 'Ieper' });
      expect(matches).toHaveLength(lookupLimit);
      expect(too_many).toBe(true);
    }
  });

  test.each([
    ['drops the line', 'down', 'unreachable'],
    ['answers a page', 'html', 'unreadable'],
    ['answers nonsense', 'nonsense', 'unreadable'],
    ['names a latitude of 91 degrees', 'offTheEarth', 'unreadable'],
    ['names no latitude', 'nowhere', 'unreadable'],
    ['never comes to an end', 'endless', 'unreadable'],
    ['refuses', 'refuses', 'refused'],
    ['breaks', 'breaks', 'failed'],
    ['leads on to another address', 'leadsOn', 'refused'],
  ] as const)(
    'a service that %s fails with a reason, and nobody reads the museum’s key [PLACE-42, M-059, M-060, M-061]',
    async (_, behaviour, reason) => {
      services.behaviour = behaviour;
      for (const [method, service] of [
        [googleMapsAPI, 'maps'],
        [googleMapsAPIMulti, 'maps'],
        [geonamesAPI, 'gazetteer'],
      ] as const) {
        const failure = await editor.call(method, { name: 'Ieper' }).then(
          () => null,
          (error: unknown) => error,
        );
        expect(failure).toMatchObject({ name: 'lookupFailed', data: { service, reason } });
        expect(JSON.stringify(failure)).not.toMatch(/the-key|museum/);
      }
      expect(services.asked.map(({ pathname }) => pathname)).not.toContain('/elsewhere');
      expect(logged.join('')).toContain(reason);
      expect(logged.join('')).not.toMatch(/the-key|username|museum/);
    },
  );

  test('one that calls its JSON a text is understood all the same', async () => {
    services.behaviour = 'asText';
    for (const method of [googleMapsAPI, geonamesAPI]) {
      expect((await editor.call(method, { name: 'Ieper' })).matches).toHaveLength(1);
    }
  });

  test('who may not edit asks no service [M-059, M-060, M-061]', async () => {
    const reader = await server.signIn('readonly');
    for (const method of [googleMapsAPI, googleMapsAPIMulti, geonamesAPI]) {
      await expect(reader.call(method, { name: 'Ieper' })).rejects.toMatchObject({ name: 'notPermitted' });
      await expect(server.guest.call(method, { name: 'Ieper' })).rejects.toThrow();
    }
    expect(services.asked).toEqual([]);
  });

  test('one that takes for ever is given up, and after three times left alone for half a minute', async () => {
    services.behaviour = 'trickles';
    const multi = expect(editor.call(googleMapsAPIMulti, { name: 'Ieper' })).rejects.toMatchObject({
      name: 'lookupFailed',
      data: { reason: 'timeout' },
    });
    await expect.poll(() => services.asked.length).toBe(4);
    services.asked.length = 0;
    services.behaviour = 'slow';
    const ask = () => editor.call(geonamesAPI, { name: 'Ieper' });
    const timeout = { name: 'lookupFailed', data: { reason: 'timeout' } };
    await Promise.all([1, 2, 3].map(() => expect(ask()).rejects.toMatchObject(timeout)));
    expect(services.asked).toHaveLength(3);
    await expect(ask()).rejects.toMatchObject(timeout);
    expect(services.asked).toHaveLength(3);
    services.behaviour = 'answers';
    now += 31_000;
    expect((await ask()).matches).toHaveLength(1);
    await multi;
  }, 30_000);
});

test('without a service the museum’s own places and the built-in gazetteer answer [PLACE-16]', async () => {
  const server = await startServer();
  try {
    await fillGazetteer(server.databaseUrl, new AbortController().signal);
    const editor = await server.signIn('normal');
    const own = await server.make.place({
      languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } },
      ...{ lat: 50.8514, lon: 2.8857, resolution_status: 'found' },
    });
    await server.make.place({ languages: { nl: { name: 'Ypres' } }, resolution_status: 'unresolved' });
    const french = await editor.call(geonamesAPI, { name: 'ypres', country: 'BE', language: 'fr' });
    expect(french).toMatchObject({
      matches: [{ name: 'Ypres', place_id: own.id, location: [own.lat, own.lon] }],
      suggestions: [],
    });
    const poperinge = await editor.call(googleMapsAPI, { name: 'Poperinge', language: 'nl' });
    expect(poperinge.matches).toMatchObject([{ type: 'locality', address: { country_code: 'BE', country: 'België' } }]);
    // What it knows are settlements, not streets.
    const street = { address: 'Grote Markt 34', place_id: own.id };
    expect((await editor.call(lookUpMemorialAddress, street)).outcome).toBe('no_service');
  } finally {
    await server.close();
  }
}, 60_000);
