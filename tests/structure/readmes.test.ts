import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areas } from '../../core-server/src/app/areas.ts';
import { areaOrder, layeredFolders, packageFolders } from './plan.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** The folders of a program that a newcomer must know of: each mechanism, each area, and `app`. */
const foldersOf = (workspace: string, isLayered: boolean): string[] =>
  isLayered
    ? [
        ...['lib', 'areas'].flatMap((layer) =>
          foldersIn(join(root, workspace, 'src', layer)).map((name) => `src/${layer}/${name}`),
        ),
        'src/app',
      ]
    : foldersIn(join(root, workspace, 'src')).map((name) => `src/${name}`);

/** The folders that the tables of a README name in their first column: `| \`src/lib/db\` | connections |`. */
function foldersInReadme(workspace: string): string[] {
  const text = readFileSync(join(root, workspace, 'README.md'), 'utf8');
  return [...text.matchAll(/^\| ([^|]*`[^|]*) \| [^|]*\S[^|]* \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test.each([
  ...layeredFolders.map((folder) => [dirname(folder), true] as const),
  ...packageFolders.map((folder) => [dirname(folder), false] as const),
])('the README of %s says what each of its folders is for', (workspace, isLayered) => {
  const told = foldersInReadme(workspace).filter((name) => name.startsWith('src/'));
  expect(told.filter((name) => !existsSync(join(root, workspace, name)))).toEqual([]);
  // A large one may be told folder by folder.
  const isTold = (folder: string) => told.some((name) => name === folder || name.startsWith(`${folder}/`));
  expect(foldersOf(workspace, isLayered).filter((folder) => !isTold(folder))).toEqual([]);
});

test('the server lists its areas in the order of the plan', () => {
  const names: readonly string[] = areas.map(({ name }) => name);
  expect(names).toEqual(areaOrder.filter((name) => names.includes(name)));
});

test('docs/architecture.md stays a page that a newcomer reads to its end', () => {
  expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(120);
});
