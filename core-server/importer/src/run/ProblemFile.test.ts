import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { RowRecord } from '../records/records.ts';
import { warning } from '../values/problem.ts';
import { cleanCell } from '../values/RowContext.ts';
import { ProblemFile } from './ProblemFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'salient-problems-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('does not wait for the disk when it has caught up long before it is asked', async () => {
  const file = new ProblemFile(join(folder, 'warnings.csv'), 'rows with warnings', ['naam']);
  const rows = 5;
  for (let row = 1; row <= rows; row++) {
    const record = { row, line: row + 1, cells: ['x'.repeat(100_000)] } as unknown as RowRecord;
    file.add(record, [warning('DATE_UNREADABLE', 'naam', 'cannot be read')]);
    // As between two looks at the file: hundreds of rows without a problem.
    for (let turn = 0; turn < 100; turn++) await nextTurn();
    await file.flush();
  }
  await file.close();
  expect(readFileSync(file.path, 'utf8').trim().split('\n')).toHaveLength(rows + 1);
});

test('puts a sign before what a spreadsheet would carry out, which is read away again, and leaves numbers as they are', async () => {
  const cells = ['=HYPERLINK("x")', '+32 57', '@x', '-2,5', "'s-Gravenhage"];
  const file = new ProblemFile(join(folder, 'formulas.csv'), 'rejected rows', ['a', 'b', 'c', 'd', 'e']);
  mkdirSync(folder, { recursive: true });
  file.add({ row: 1, line: 2, cells } as unknown as RowRecord, []);
  await file.close();
  const [, line = ''] = readFileSync(file.path, 'utf8').trim().split('\n');
  expect(line).toBe(`1,2,,,,"'=HYPERLINK(""x"")",'+32 57,'@x,-2,5,'s-Gravenhage`.replace('-2,5', '"-2,5"'));
  expect(cells.map((cell) => cleanCell(/^[=+@]/.test(cell) ? `'${cell}` : cell))).toEqual(cells);
});
