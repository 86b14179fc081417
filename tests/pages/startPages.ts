import { createPages } from '../../core-server/src/app/pages/createPages.ts';
import type { CountUse } from '../../core-server/src/areas/figures/countPage.ts';
import { builtApps } from '../harness/programs/builtApps.ts';
import { doneText, texts } from '../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

/** The address under which the pages of `startPages` say that they stand. */
export const origin = 'https://names.example.org';

interface Options {
  readonly now?: () => Date;
  /** Told of each use that a page counts. */
  readonly count?: CountUse;
}

/** A server with the public pages on it. */
export async function startPages({ now = () => new Date(), count }: Options = {}): Promise<TestServer> {
  const apps = await builtApps();
  return startServer({
    now,
    mount: (koa, { dispatcher }) =>
      koa.use(
        createPages({
          ...{ ...apps, publicUrl: origin, now, count },
          call: (method, params) => dispatcher.callAsGuest(method, params),
        }),
      ),
  });
}

/** The texts of a story, done in each language that is given. */
export const told = (words: Record<string, string>) =>
  texts(Object.fromEntries(Object.entries(words).map(([language, each]) => [language, doneText(each)])));
export const museum = (id: string) => `/public/personstories/${id}`;
export const atKey = (id: string) => `/public/remembrancekey/${id}`;
