import { expect, test } from 'vitest';
import { createPages } from '../../core-server/src/app/pages/createPages.ts';
import { builtApps } from '../harness/programs/builtApps.ts';
import { startServer } from '../harness/startServer.ts';

test('every public page leads to the open data in its language, where the museum gives them away', async () => {
  const apps = await builtApps();
  for (const hasOpenData of [true, false]) {
    const server = await startServer({
      mount: (koa, { dispatcher }) =>
        koa.use(
          createPages({
            ...apps,
            call: (method, params) => dispatcher.callAsGuest(method, params),
            site: { hasOpenData },
          }),
        ),
    });
    try {
      const html = await (await fetch(`${server.origin}/publicsearch?lang=fr`)).text();
      expect(html.includes('<a href="/open-data/?lang=fr">Données ouvertes</a>')).toBe(hasOpenData);
      expect(html).toContain('Accessibilité');
    } finally {
      await server.close();
    }
  }
}, 240_000);
