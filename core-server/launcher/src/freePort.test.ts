import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { keepPort, pickPort } from './freePort.ts';

// Their sums fall on the same place in the range.
const [meilisearch, postgres] = ['meilisearch /var/lib/museum4394', 'postgres /var/lib/museum4394/postgres'] as const;

test('a service has its port again at the next start, and no two of a museum ever have the same', async () => {
  const first = await pickPort(meilisearch);
  expect(await pickPort(postgres)).not.toBe(first);
  expect(await pickPort(meilisearch)).toBe(first);
});

test('a port that is in use, or that the core will use, is not picked', async () => {
  const [inUse, next] = [await pickPort('a service'), await pickPort('a service of another name')];
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(inUse, '127.0.0.1', resolve));
  expect(await pickPort('a service')).not.toBe(inUse);
  await new Promise((resolve) => other.close(resolve));
  keepPort(next, 'core');
  expect(await pickPort('a service of another name')).not.toBe(next);
});
