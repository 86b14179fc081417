import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { extent } from '../harness/extent.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { FivePersons, step } from '../rpc/merge/FivePersons.ts';
import { IndexedMuseum } from './IndexedMuseum.ts';

let museum: IndexedMuseum;
let server: TestServer;
beforeAll(async () => {
  museum = await IndexedMuseum.open();
  const database = { url: museum.databaseUrl, drop: async () => undefined };
  [server] = await Promise.all([startServer({ database }), museum.startIndexer()]);
});
afterAll(async () => {
  await server.close();
  await museum.close();
});

test('whatever was edited, merged and parted, in whatever order, the index equals the database [STACK-16, beyond 24]', async () => {
  const editor = await server.signIn('normal');
  const projects = [await museum.make.project(), await museum.make.project()];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const five = await FivePersons.create(editor, projects);
      for (const one of steps) await five.take(one);
      await museum.untilIndexed();
      await museum.expectIndexToEqualDatabase();
    }),
    { numRuns: extent(5, 15) },
  );
});
