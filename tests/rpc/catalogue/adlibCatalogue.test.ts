import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AdlibCatalogue, TooManyParts } from '../../../core-server/src/areas/catalogue/adlib/AdlibCatalogue.ts';
import { type ArchiveRecord, archive, CatalogueService } from '../../harness/services/CatalogueService.ts';

describe('the archive catalogue', () => {
  let service: CatalogueService;
  let catalogue: AdlibCatalogue;
  let now = 0;
  beforeAll(async () => {
    service = await CatalogueService.start();
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.reset();
    catalogue = new AdlibCatalogue({ url: service.url }, () => new Date(now));
  });

  const box = {
    ...{ adlibId: '110000001', adlibCode: 'IFF 2014.12', title: 'Doos 12: familie Vandevelde', inventoryId: '' },
    description: 'Brieven, foto’s en een dagboek,\ngeschonken in 2014.',
    ...{ institution: 'In Flanders Fields Museum', holds: 'documents', partOf: [], parts: [] },
  };

  test.each(['json', 'grouped', 'spans', 'compact'] as const)(
    'is read in the shape "%s" of its answers [CATALOGUE-04, CATALOGUE-11]',
    async (shape) => {
      service.shape = shape;
      expect(await catalogue.find({ code: 'iff 2014.12' })).toEqual(box);
      expect(await catalogue.find({ id: '110000001' })).toEqual(box);
      expect(
        (await catalogue.findPartsOf(['IFF 2014.12'], 9)).map((part) => [part.title, part.inventoryId, part.partOf]),
      ).toEqual([
        ['Brief van Karel aan zijn moeder', 'VDV/1', ['IFF 2014.12']],
        ['Foto van de soldaten in Poperinge', '', ['IFF 2014.12']],
      ]);
      service.records = [{ ...archive[0], parts: ['IFF 2014.12.2', 'IFF 2014.12.1'] } as ArchiveRecord];
      expect((await catalogue.find({ code: 'IFF 2014.12' }))?.parts).toEqual(['IFF 2014.12.2', 'IFF 2014.12.1']);
    },
  );

  test('is asked for exactly one code, in the database that is set, with the account that it wants', async () => {
    service.account = 'museum:password';
    const settings = { url: service.url, user: 'museum', password: 'password', database: 'archief' };
    const own = new AdlibCatalogue(settings, () => new Date(now));
    // Others begin like it.
    expect((await own.find({ code: 'IFF 2014.12.1' }))?.title).toBe('Brief van Karel aan zijn moeder');
    expect(await own.find({ code: 'IFF 2014' })).toBeNull();
    expect(await own.find({ code: 'NERGENS 1' })).toBeNull();
    expect(await own.find({ id: '1 or all' })).toBeNull();
    expect(Object.fromEntries(service.asked[0]?.searchParams ?? [])).toMatchObject({
      ...{ database: 'archief', search: 'object_number="IFF 2014.12.1"', output: 'json', limit: '10' },
    });
    await expect(catalogue.find({ code: 'IFF 2019.7' })).rejects.toMatchObject({ reason: 'refused', status: 401 });
  });

  test('holds documents where it is described above them, or where something is part of it', async () => {
    const holds = async (code: string) => (await catalogue.find({ code }))?.holds;
    expect(await holds('IFF 2014.12')).toBe('documents');
    expect(await holds('IFF 2019.7')).toBe('nothing');
    expect(await holds('M-0042')).toBe('documents');
    expect(await holds('M-0042/a')).toBe('nothing');
  });

  test('gives all parts of a large box, a hundred at a time', async () => {
    service.records = Array.from({ length: 250 }, (_, at) => ({
      ...{ priref: String(1_000 + at), object_number: `GROOT/${at + 1}`, title: `Stuk ${at + 1}`, partOf: 'GROOT' },
    }));
    const parts = await catalogue.findPartsOf(['GROOT'], 250);
    expect(parts).toHaveLength(250);
    expect(parts[249]?.adlibCode).toBe('GROOT/250');
    expect(service.asked.map(({ searchParams }) => searchParams.get('startfrom'))).toEqual(['1', '101', '201']);
    await expect(catalogue.findPartsOf(['GROOT'], 249)).rejects.toThrow(TooManyParts);
  });

  test('is asked about many boxes in few questions, each of a length that web servers take', async () => {
    const codes = Array.from({ length: 200 }, (_, at) => `REEKS ${at + 1}/ä`);
    service.records = codes.map((partOf, at) => ({
      ...{ priref: String(1_000 + at), object_number: `${partOf}/1`, title: `Stuk ${at + 1}`, partOf },
    }));
    const parts = await catalogue.findPartsOf(codes, 200);
    expect(parts.map(({ partOf }) => partOf)).toEqual(codes.map((code) => [code]));
    expect(service.asked.length).toBeLessThan(12);
    expect(Math.max(...service.asked.map(({ href }) => href.length))).toBeLessThan(2_000);
    expect(await catalogue.findByCodes(['REEKS 7/Ä/1', 'REEKS', 'REEKS 9'])).toMatchObject([{ title: 'Stuk 7' }]);
  });

  test.each([
    ['down', 'unreachable'],
    ['empty', 'unreadable'],
    ['html', 'unreadable'],
    ['broken', 'unreadable'],
    ['nonsense', 'unreadable'],
    ['huge', 'unreadable'],
    ['breaks', 'failed'],
    ['refuses', 'refused'],
    ['leadsOn', 'refused'],
  ] as const)('that is %s gives no record and a reason', async (behaviour, reason) => {
    service.behaviour = behaviour;
    await expect(catalogue.find({ code: 'IFF 2014.12' })).rejects.toMatchObject({ name: 'ServiceProblem', reason });
    expect(service.asked.some(({ pathname }) => pathname === '/elsewhere')).toBe(false);
  });

  test('that never answers is given up, and one that stumbled once is asked again', { timeout: 15_000 }, async () => {
    service.behaviour = 'stumbles';
    expect((await catalogue.find({ code: 'IFF 2019.7' }))?.title).toBe('Dagboek van een verpleegster');
    service.asked.length = 0;
    service.behaviour = 'slow';
    await expect(catalogue.find({ code: 'IFF 2019.7' })).rejects.toMatchObject({ reason: 'timeout' });
    expect(service.asked).toHaveLength(1);
  });

  test('what lies too deep says nothing, and breaks nothing', async () => {
    service.behaviour = 'deep';
    expect(await catalogue.find({ code: 'IFF 2014.12' })).toMatchObject({ title: 'IFF 2014.12' });
  });

  test('that failed three times in a row is left alone for half a minute', async () => {
    service.behaviour = 'breaks';
    const ask = () => catalogue.find({ code: 'IFF 2019.7' }).catch(({ reason }: { reason: string }) => reason);
    for (let times = 0; times < 3; times++) expect(await ask()).toBe('failed');
    service.behaviour = 'answers';
    service.asked.length = 0;
    now += 10_000;
    expect(await ask()).toBe('failed');
    expect(service.asked).toEqual([]);
    expect(catalogue.restsForSeconds).toBe(20);
    now += 21_000;
    expect(catalogue.restsForSeconds).toBe(0);
    expect(await ask()).toMatchObject({ adlibCode: 'IFF 2019.7' });
  });

  test('and is asked meanwhile by who asks anyway, one at a time; an answer ends the rest', async () => {
    service.behaviour = 'breaks';
    const ask = (asksAnyway: boolean) =>
      catalogue.find({ code: 'IFF 2019.7' }, { asksAnyway }).catch(({ reason }: { reason: string }) => reason);
    for (let times = 0; times < 3; times++) await ask(false);
    service.behaviour = 'answers';
    service.asked.length = 0;
    const [first, second] = await Promise.all([ask(true), ask(true)]);
    expect([first, second]).toEqual([expect.objectContaining({ adlibCode: 'IFF 2019.7' }), 'failed']);
    expect(service.asked).toHaveLength(1);
    expect(await ask(false)).toMatchObject({ adlibCode: 'IFF 2019.7' });
  });
});
