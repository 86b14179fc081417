import { readFileSync } from 'node:fs';
import { methods } from '@salient/shared/app/methods.ts';
import { expect, test } from 'vitest';
import { rightsDocument, rightsPath } from '../../rightsDocument.ts';
import { rights } from './rights.table.ts';

test('docs/rights.md says what the code decides: `npm run rights` writes it anew [ROLE-12]', () => {
  expect(readFileSync(rightsPath, 'utf8')).toBe(rightsDocument());
});

test('docs/rights.md agrees with the recorded table about every method [ROLE-12]', () => {
  const lines = readFileSync(rightsPath, 'utf8').split('\n');
  for (const { name } of Object.values(methods)) {
    const [, , , ...cells] = (lines.find((line) => line.startsWith(`| \`${name}\` |`)) ?? '').split('|');
    const told = cells.slice(0, 9).map((cell) => cell.trim() === 'yes');
    expect([name, told]).toEqual([name, rights.get(name)?.map((cell) => cell === 'yes')]);
  }
});
