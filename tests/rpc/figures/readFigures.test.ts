import { randomUUID } from 'node:crypto';
import { countVisits, getFigures, getFiguresCsv } from '@salient/shared/areas/figures/figureMethods.ts';
import type { KioskCount } from '@salient/shared/areas/figures/useCount.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCounts } from '../../../core-server/src/areas/figures/addCounts.ts';
import { deviceSecretOf, pairDevices } from '../../harness/records/pairDevices.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// A week that was made up: Monday 16 to Sunday 22 November 2026, in winter an hour ahead of UTC.
const now = new Date('2026-11-22T20:00:00Z');
const week = { from: '2026-11-16', to: '2026-11-22' };
let server: TestServer;
let editor: TestClient;
let cyriel: string;
let emma: string;
let gate: string;

beforeAll(async () => {
  server = await startServer({ now: () => now });
  await pairDevices(server);
  editor = await server.signIn('normal');
  cyriel = (await server.make.story({ targets: ['museum'] })).id;
  emma = (await server.make.story({ targets: ['museum'] })).id;
  gate = (await server.make.keyLocation({ name: '=Menenpoort' })).id;
  await server.dataSource.query(
    `UPDATE person_story SET first_name = '+Cyriel', family_name = 'Lammertyn' WHERE id = $1`,
    [cyriel],
  );
  const at = (day: number, hour: number) => ({ hour: `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00Z` });
  const nl = { language: 'nl', version: 'main' } as const;
  const fr = { language: 'fr', version: 'child' } as const;
  const send = (kiosk: number, counts: KioskCount[]) =>
    server.guest.call(countVisits, {
      kiosk,
      device_key: deviceSecretOf(kiosk),
      batch: randomUUID(),
      sent_at: now.toISOString(),
      counts,
    });
  await send(1, [
    { ...at(16, 9), what: 'visits', ...nl, count: 5 },
    { ...at(16, 13), what: 'visits', ...fr, count: 2 },
    { ...at(16, 9), what: 'stays', value: 'below_10s', count: 1 },
    { ...at(16, 9), what: 'stays', value: 'below_2m', count: 4 },
    { ...at(16, 13), what: 'stays', value: 'below_10m', count: 2 },
    { ...at(16, 9), what: 'endings', value: 'idle', count: 4 },
    { ...at(16, 13), what: 'endings', value: 'code', count: 3 },
    { ...at(16, 9), what: 'screens', value: 'stories', count: 6 },
    { ...at(16, 9), what: 'stories_opened', record: cyriel, ...nl, count: 4 },
    { ...at(16, 13), what: 'stories_opened', record: cyriel, ...fr, count: 2 },
    { ...at(16, 9), what: 'stories_read', record: cyriel, ...nl, count: 3 },
    { ...at(16, 13), what: 'codes_shown', value: 'story', record: cyriel, ...fr, count: 2 },
    { ...at(16, 9), what: 'searches', value: 'none', count: 1 },
    { ...at(16, 9), what: 'searches', value: 'to_10', count: 2 },
  ]);
  await send(2, [
    { ...at(22, 9), what: 'visits', ...nl, count: 1 },
    { ...at(22, 9), what: 'stays', value: 'below_1m', count: 1 },
    { ...at(22, 9), what: 'stories_opened', record: emma, ...nl, count: 1 },
    { ...at(22, 9), what: 'codes_shown', value: 'pair', record: emma, ...nl, count: 1 },
    // Before and after the week, by the clock of Ieper: 23:00 on Sunday the 15th is in it, 23:00 on the 22nd is not yet there.
    { ...at(15, 23), what: 'visits', ...nl, count: 10 },
    { ...at(15, 22), what: 'visits', ...nl, count: 100 },
  ]);
  await addCounts(server.dataSource, [
    {
      hour: new Date(at(17, 20).hour),
      kiosk: 1,
      what: 'codes_opened',
      value: 'story',
      record: cyriel,
      ...fr,
      count: 1,
    },
    { hour: new Date(at(17, 20).hour), what: 'pages_opened', value: 'story', record: cyriel, ...fr, count: 3 },
    { hour: new Date(at(17, 20).hour), what: 'pages_opened', value: 'key_location', record: gate, ...nl, count: 7 },
  ]);
});
afterAll(() => server.close());

describe('the figures of a week', () => {
  test('are what somebody who counts by hand finds [beyond 18]', async () => {
    const figures = await editor.call(getFigures, week);
    expect(figures).toMatchObject({
      ...{ since: '2026-11-15', visits: 18, median_stay: 'below_2m', stories_opened: 7, stories_read: 3 },
      ...{ codes_shown: 3, codes_opened: 1, searches: 3, pages: 10 },
      kiosks: [
        { kiosk: 1, visits: 7 },
        { kiosk: 2, visits: 11 },
        { kiosk: 3, visits: 0 },
        { kiosk: 4, visits: 0 },
      ],
      versions: [
        { value: 'main', visits: 16 },
        { value: 'child', visits: 2 },
      ],
      languages: [
        { value: 'nl', visits: 16, pages: 7 },
        { value: 'en', visits: 0, pages: 0 },
        { value: 'fr', visits: 2, pages: 3 },
        { value: 'de', visits: 0, pages: 0 },
      ],
      stories: [
        { id: cyriel, name: '+Cyriel Lammertyn', opened: 6, read: 3, codes_shown: 2, codes_opened: 1, pages: 3 },
        { id: emma, opened: 1, read: 0, codes_shown: 1, codes_opened: 0, pages: 0 },
      ],
      keys: [{ id: gate, name: '=Menenpoort', pages: 7 }],
    });
    const hours = Object.fromEntries(figures.hours.flatMap((visits, hour) => (visits > 0 ? [[hour, visits]] : [])));
    expect(hours).toEqual({ 0: 10, 10: 6, 14: 2 });
    expect(figures.steps.map(({ visits }) => visits)).toEqual([17, 0, 0, 0, 0, 0, 1]);
    expect(figures.steps[0]?.start).toBe('2026-11-16');
    const counted = (sums: { value: string; count: number }[]) =>
      Object.fromEntries(sums.flatMap(({ value, count }) => (count > 0 ? [[value, count]] : [])));
    expect(counted(figures.stays)).toEqual({ below_10s: 1, below_1m: 1, below_2m: 4, below_10m: 2 });
    expect(counted(figures.endings)).toEqual({ idle: 4, code: 3 });
    expect(counted(figures.screens)).toEqual({ stories: 6 });
    expect(counted(figures.found)).toEqual({ none: 1, to_10: 2 });
  });

  test('can be those of one kiosk, which opens no public pages', async () => {
    const figures = await editor.call(getFigures, { ...week, kiosk: 1 });
    expect(figures).toMatchObject({ visits: 7, codes_shown: 2, codes_opened: 1, pages: 0, keys: [] });
    expect(figures.stories.map(({ id }) => id)).toEqual([cyriel]);
  });

  test.each([
    ['week', ['2026-11-09', '2026-11-16'], [100, 18]],
    ['month', ['2026-11-01'], [118]],
  ] as const)('by %s stand side by side without a gap', async (step, starts, visits) => {
    const { steps } = await editor.call(getFigures, { from: '2026-11-12', to: '2026-11-22', step });
    expect(steps).toEqual(starts.map((start, index) => ({ start, visits: visits[index] })));
  });

  test('nothing but noughts where nothing was counted', async () => {
    const figures = await editor.call(getFigures, { from: '2020-01-01', to: '2020-01-02' });
    expect(figures).toMatchObject({ visits: 0, median_stay: null, stories: [], keys: [], since: '2026-11-15' });
    expect(figures.steps).toHaveLength(2);
  });

  test.each([
    ['ends before it begins', { from: '2026-11-22', to: '2026-11-16' }],
    ['is longer than some years', { from: '2016-11-22', to: '2026-11-22' }],
    ['is no day', { from: '2026-02-30', to: '2026-11-22' }],
  ])('a period that %s is refused', async (_, period) => {
    await expect(editor.call(getFigures, period)).rejects.toMatchObject({ code: -32602 });
    await expect(editor.call(getFiguresCsv, period)).rejects.toMatchObject({ code: -32602 });
  });
});

describe('the CSV file', () => {
  const fetchCsv = async (params: object) => {
    const { url } = await editor.call(getFiguresCsv, { ...week, ...params });
    return fetch(server.origin + url);
  };

  test('has every sum of the week in the words of its language, and no cell is a formula [beyond 18, CSV-16]', async () => {
    const reply = await fetchCsv({ language: 'fr' });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toContain('.csv');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const rows: string[][] = parse(bytes, { bom: true, delimiter: ';' });
    expect(rows[0]).toEqual([
      'Jour',
      'Heure',
      'Borne',
      'Compté',
      'Valeur',
      'Récit ou lieu clé',
      'Id',
      'Langue',
      'Version',
      'Nombre',
    ]);
    expect(rows).toContainEqual([
      '2026-11-16',
      '10:00',
      'Borne 1',
      'Récits ouverts',
      '',
      "'+Cyriel Lammertyn",
      cyriel,
      'Nederlands',
      'Adultes',
      '4',
    ]);
    expect(rows).toContainEqual([
      '2026-11-17',
      '21:00',
      'Pages publiques',
      'Pages publiques ouvertes',
      'Lieu clé',
      "'=Menenpoort",
      gate,
      'Nederlands',
      'Adultes',
      '7',
    ]);
    expect(rows).toContainEqual([
      '2026-11-16',
      '10:00',
      'Borne 1',
      'Durée des visites',
      'De 1 à 2 minutes',
      '',
      '',
      '',
      '',
      '4',
    ]);
    expect(rows).toHaveLength(1 + 22);
    const visits = rows.filter((row) => row[3] === 'Visites').reduce((all, row) => all + Number(row[9]), 0);
    expect(visits).toBe(18);
  });

  test('opens with the ticket of just these figures', async () => {
    const { url } = await editor.call(getFiguresCsv, { ...week, kiosk: 2 });
    expect((await fetch(server.origin + url)).status).toBe(200);
    expect((await fetch(server.origin + url.replace('kiosk=2', 'kiosk=1'))).status).toBe(403);
    expect((await fetch(server.origin + url.replace(/ticket=.*/, ''))).status).toBe(400);
  });
});
