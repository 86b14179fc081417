import pg from 'pg';
import { OwnMuseum } from '../../../OwnMuseum.ts';
import { test as staffTest } from '../../staffApp.ts';

interface QuestionsMuseum {
  readonly origin: string;
  readonly db: pg.Client;
}

/** A museum of lives that are known in parts, of which SQL can be asked beside the app. */
export const test = staffTest.extend<object, { museum: QuestionsMuseum }>({
  museum: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const museum = await OwnMuseum.open('questionsMuseum.ts');
      const db = new pg.Client(await museum.databaseUrl());
      await db.connect();
      await use({ origin: museum.origin, db });
      await db.end();
      await museum.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ museum }, use) => use(museum.origin),
});
