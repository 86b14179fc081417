import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = join(dirname(fileURLToPath(import.meta.url)), '../..');

test('every day is typed into a field of the app: what a browser shows for one differs by browser and language [S3]', () => {
  const leftToTheBrowser = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /type="(?:date|datetime-local|month|week)"/.test(readFileSync(join(app, file), 'utf8')));
  expect(leftToTheBrowser).toEqual([]);
});
