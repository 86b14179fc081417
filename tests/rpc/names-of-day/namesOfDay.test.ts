import { findChanges, restoreFields } from '@salient/shared/areas/changes/changeMethods.ts';
import { namesOfDay, reviewNamesOfDay } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { feedPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { namesOfDayFeed } from '../../../core-server/src/areas/names-of-day/namesOfDayFeed.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { until } from '../../harness/until.ts';

let now = new Date();
let year = 2029;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    now: () => now,
    mount: (koa, app) =>
      koa.use(
        namesOfDayFeed({
          ...{ dataSource: app.pools.guest, namesOfDay: app.namesOfDay },
          publicUrl: 'https://names.example.org',
        }).routes(),
      ),
  });
});
afterAll(() => server?.close());
beforeEach(async () => {
  // Another day than the last test's: what was kept for that one is forgotten.
  now = new Date(`${++year}-07-31T10:00:00Z`);
  await server.dataSource.query('DELETE FROM person_story');
  await server.dataSource.query('DELETE FROM person');
});

const died = (familyname: string, day: number, month: number, year: number | null, given: Partial<PersonDraft> = {}) =>
  server.make.person({ familyname, died_day: day, died_month: month, died_year: year, ...given });

const namesAt = async (params: Parameters<typeof ask>[0] = {}) => (await ask(params)).data.map((row) => row.lastName);
const ask = (params: { month?: number; day?: number; year?: number; offset?: number; limit?: number }) =>
  server.guest.call(namesOfDay, params);

describe('the names of a day', () => {
  test('are those of the names list who died on it in any year of the war, in one alphabet [beyond 7]', async () => {
    await died('Zwaenepoel', 31, 7, 1914);
    await died('Adams', 31, 7, 1917, { victim_type: 'military' });
    await died('Müller', 31, 7, 1918, { victim_type: 'military' });
    await died('another day', 30, 7, 1917);
    await died('another month', 31, 8, 1917);
    await died('no year', 31, 7, null);
    await died('after the war', 31, 7, 1919);
    await died('not in the list', 31, 7, 1917, { in_namelist: false });
    await died('a survivor', 31, 7, 1917, { war_casualty: false, in_namelist: false });
    await server.make.person({ familyname: 'day unknown', died_month: 7, died_year: 1917 });
    expect(await namesAt()).toEqual(['Adams', 'Müller', 'Zwaenepoel']);
    expect(await namesAt({ month: 7, day: 31, offset: 1, limit: 1 })).toEqual(['Müller']);
    expect(await ask({ limit: 0 })).toMatchObject({ month: 7, day: 31, total: 3, data: [] });
  });

  test('come with age, army or civilian, place in the language asked for, and year [beyond 7]', async () => {
    const ieper = await server.make.place({ languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } } });
    const soldier = await died('Adams', 31, 7, 1917, { victim_type: 'military', born_year: 1890, died_age: 27 });
    await server.dataSource.query(`UPDATE person_event SET place_id = $1 WHERE person_id = $2 AND type = 'died'`, [
      ieper.id,
      soldier.id,
    ]);
    await server.make.event('military', {
      person_id: soldier.id,
      enlisted_reason: 'enlisted',
      enlisted_army: 'C.E.F.',
    });
    await server.make.event('military', {
      ...{ person_id: soldier.id, enlisted_reason: 'active service', enlisted_army: 'B.E.F.' },
    });
    await died('Baert', 31, 7, 1915);
    const { data } = await server.guest.call(namesOfDay, { lang: 'fr' });
    expect(data).toEqual([
      {
        ...{ id: soldier.id, firstName: 'Jan', lastName: 'Adams', age: 27, victimType: 'military', army: 'B.E.F.' },
        ...{ place: 'Ypres', year: 1917, hasStory: false, hasPhoto: false },
      },
      expect.objectContaining({
        lastName: 'Baert',
        age: null,
        victimType: 'civilian',
        army: '',
        place: '',
        year: 1915,
      }),
    ]);
  });

  test('say who has a published story [beyond 7]', async () => {
    const [told, drafted] = [await died('Adams', 31, 7, 1917), await died('Baert', 31, 7, 1917)];
    await server.dataSource.query(
      `INSERT INTO person_story (id, person_id_ref, targets, published_date) VALUES
         (gen_random_uuid(), $1, '{museum}', now()), (gen_random_uuid(), $2, '{}', NULL)`,
      [told.id, drafted.id],
    );
    const { data } = await ask({});
    expect(data.map(({ lastName, hasStory, hasPhoto }) => ({ lastName, hasStory, hasPhoto }))).toEqual([
      { lastName: 'Adams', hasStory: true, hasPhoto: false },
      { lastName: 'Baert', hasStory: false, hasPhoto: false },
    ]);
  });

  test('change at midnight in Brussels, and not before [beyond 7]', async () => {
    await died('Today', 31, 7, 1917);
    await died('Tomorrow', 1, 8, 1917);
    now = new Date('2026-07-31T21:59:59.999Z');
    expect(await ask({})).toMatchObject({ month: 7, day: 31, total: 1, until: '2026-07-31T22:00:00.000Z' });
    expect(await namesAt()).toEqual(['Today']);
    now = new Date('2026-07-31T22:00:00Z');
    expect(await namesAt()).toEqual(['Tomorrow']);
    expect((await ask({})).until).toBe('2026-08-01T22:00:00.000Z');
  });

  test('are kept until then, and no longer than until somebody changes a row, be it past Salient [beyond 7]', async () => {
    await died('First', 31, 7, 1917);
    const asked = { month: 7, day: 31, offset: 0, limit: 10 } as const;
    const read = () => server.services.namesOfDay.find(server.dataSource.manager, asked);
    await until('the names are kept', async () => {
      const names = await read();
      return names.total === 1 && names === (await read());
    });
    await died('Second', 31, 7, 1917);
    await expect.poll(() => namesAt()).toEqual(['First', 'Second']);
  });

  test('of 29 February stand with those of the 28th in years without a 29th [beyond 7]', async () => {
    await died('Leap', 29, 2, 1916);
    await died('Ordinary', 28, 2, 1917);
    expect(await namesAt({ month: 2, day: 28, year: 2027 })).toEqual(['Leap', 'Ordinary']);
    expect(await namesAt({ month: 2, day: 28, year: 2028 })).toEqual(['Ordinary']);
    expect(await namesAt({ month: 2, day: 29, year: 2028 })).toEqual(['Leap']);
    now = new Date('2027-02-28T10:00:00Z');
    expect(await namesAt()).toEqual(['Leap', 'Ordinary']);
    now = new Date('2028-02-28T10:00:00Z');
    expect(await namesAt()).toEqual(['Ordinary']);
  });

  test('of a day that does not exist, or of half a day, are refused', async () => {
    for (const day of [{ month: 2, day: 30 }, { month: 4, day: 31 }, { month: 7 }, { day: 31 }]) {
      await expect(ask(day)).rejects.toMatchObject({ name: 'invalidData', data: { day: ['day: INVALID_FORMAT'] } });
    }
    const editor = await server.signIn('normal');
    await expect(editor.call(reviewNamesOfDay, { month: 2, day: 30 })).rejects.toMatchObject({ name: 'invalidData' });
  });
});

describe('who is left out', () => {
  test('is gone at once for everybody, stays for staff, and can come back by the history [beyond 7]', async () => {
    const editor = await server.signIn('normal');
    const adams = await died('Adams', 31, 7, 1917);
    await died('Baert', 31, 7, 1917);
    expect(await namesAt()).toEqual(['Adams', 'Baert']);

    await editor.call(updatePerson, { person: { id: adams.id, version: 1, not_for_loop: true } });
    await expect.poll(() => namesAt()).toEqual(['Baert']);
    expect(await ask({})).toMatchObject({ total: 1 });
    const review = await editor.call(reviewNamesOfDay, { month: 7, day: 31 });
    expect(review).toMatchObject({
      total: 2,
      data: [
        { lastName: 'Adams', not_for_loop: true, version: 2 },
        { lastName: 'Baert', not_for_loop: false },
      ],
    });
    const [change] = (await editor.call(findChanges, { type: 'person', id: adams.id })).data;
    expect(change).toMatchObject({ fields: [{ field: 'not_for_loop' }] });

    const admin = await server.signIn('admin');
    const back = { change: change?.id as string, side: 'before' as const, fields: ['not_for_loop'], version: 2 };
    await admin.call(restoreFields, back);
    await expect.poll(() => namesAt()).toEqual(['Adams', 'Baert']);
  });

  test('is chosen by those who may edit the person, and nobody else', async () => {
    const soldier = await died('Adams', 31, 7, 1917, { victim_type: 'military' });
    const leaveOut = { person: { id: soldier.id, version: 1, not_for_loop: true } };
    for (const type of ['readonly', 'normal-civilian'] as const) {
      const client = await server.signIn(type);
      await expect(client.call(updatePerson, leaveOut)).rejects.toMatchObject({ name: 'notPermitted' });
    }
    await expect(server.guest.call(reviewNamesOfDay, {})).rejects.toMatchObject({ code: 1000 });
    const reader = await server.signIn('readonly');
    await expect(reader.call(reviewNamesOfDay, {})).rejects.toMatchObject({ name: 'notPermitted' });
  });

  test("is looked over a day ahead: staff see tomorrow's list unless they ask for another [beyond 7]", async () => {
    await died('Today', 31, 7, 1917);
    await died('Tomorrow', 1, 8, 1917);
    const editor = await server.signIn('normal-civilian');
    expect((await editor.call(reviewNamesOfDay, {})).data).toMatchObject([{ lastName: 'Tomorrow' }]);
  });
});

describe('the feed', () => {
  const read = async (query = '', headers: Record<string, string> = {}) => {
    const reply = await fetch(`${server.origin}${feedPath}${query}`, { headers });
    return { reply, xml: await reply.text() };
  };

  test('tells a week of days in the language asked for, until the day ends [beyond 7]', async () => {
    await died('O’Brien & <Sons>', 31, 7, 1917);
    await died('Baert', 30, 7, 1915);
    now = new Date('2026-07-31T21:50:00Z');
    const { reply, xml } = await read('?lang=fr');
    expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=600');
    expect([...xml.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title).slice(0, 3)).toEqual([
      'Noms de ce jour – Salient',
      '31\u00a0juillet\u00a0: 1 nom',
      '30\u00a0juillet\u00a0: 1 nom',
    ]);
    expect(xml.match(/<entry>/g)).toHaveLength(7);
    expect(xml).toContain('<id>tag:names.example.org,2014:names-of-day/2026-07-31/fr</id>');
    expect(xml).toContain('<updated>2026-07-30T22:00:00.000Z</updated>');
    expect(xml).toContain('https://names.example.org/public/names-of-day/07-31?lang=fr');
    expect(xml).not.toContain('<Sons>');
  });

  test('speaks the language of the reader when the address names none', async () => {
    expect((await read('', { 'accept-language': 'de-AT,de;q=0.9' })).xml).toContain('Namen dieses Tages');
    expect((await read('?lang=xx', { 'accept-language': 'es' })).xml).toContain('Names of this day');
  });
});
