import { createCsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

async function fileOf(asked: ParamsOf<typeof createCsvDownload>): Promise<string> {
  const { url } = await admin.call(createCsvDownload, asked);
  return (await fetch(server.origin + url)).text();
}
const rowsOf = async (asked: ParamsOf<typeof createCsvDownload>) =>
  parse(await fileOf(asked), { bom: true, delimiter: asked.format === 'csv' ? ',' : ';' }) as string[][];

test('a file for people has words of its language where one for programs has what is stored [FUNC-01, CSV-16]', async () => {
  await server.make.place({
    ...{
      languages: { nl: { name: 'Zillebeke' } },
      type: 'locality',
      country_code: 'BE',
      resolution_status: 'ambiguous',
    },
  });
  const asked = { name: 'PlacesByStatus', args: { place_name: 'Zillebeke' } };
  const people = (language: Language) => rowsOf({ ...asked, language });
  expect(await people('nl')).toEqual([
    ['Naam', 'Type', 'Land', 'Status'],
    ['Zillebeke', 'Gemeente', 'België', 'Meerdere mogelijk'],
  ]);
  expect((await people('fr'))[1]?.slice(2)).toEqual(['Belgique', 'Plusieurs possibles']);
  expect((await people('de'))[1]?.slice(2)).toEqual(['Belgien', 'Mehrere möglich']);
  expect(await rowsOf({ ...asked, language: 'fr', format: 'csv' })).toEqual([
    ['name', 'place_type', 'country', 'status'],
    ['Zillebeke', 'locality', 'BE', 'ambiguous'],
  ]);
  expect(JSON.parse(await fileOf({ ...asked, format: 'jsonl' }))).toMatchObject({ country: 'BE', status: 'ambiguous' });
});

test('several words stand in one cell, and those of stories, persons and the trail have their own', async () => {
  await server.make.person({ familyname: 'Verkeerd', born_year: 1999, died_year: 1917, victim_type: 'military' });
  const dates = await rowsOf({ name: 'PersonsWithInvalidDates', args: { familyname: 'Verkeerd' }, language: 'en' });
  expect(dates[1]?.at(-1)).toBe('Died before birth | Impossible year');
  const bare = await rowsOf({ name: 'PersonsWithoutEvents', args: { familyname: 'Verkeerd' }, language: 'de' });
  expect(bare[1]?.at(-1)).toBe('Militärperson');
  await server.make.story({ story_text: texts({ nl: doneText() }) });
  const stories = await rowsOf({ name: 'StoriesToTranslate', args: { language: 'fr' }, language: 'nl' });
  expect(stories[1]).toEqual(expect.arrayContaining(['Français', 'Begonnen']));
});
