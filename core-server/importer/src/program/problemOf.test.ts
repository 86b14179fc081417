import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FileProblem } from '../read/FileProblem.ts';
import { filesOf, problemOf } from './problemOf.ts';

const list = '/srv/my museum/imports/list.csv';
const rejects = '/tmp/salient (7)/1a2b';

test.each([
  [`ENOENT: no such file or directory, open '${list}'`, "open 'list.csv'"],
  [`${list} is no table.`, 'list.csv is no table'],
  [`The list (${list}) is no table.`, 'The list (list.csv) is no table'],
  [`The list "${list}" is no table.`, 'The list "list.csv" is no table'],
  [`Cannot read [${list}]; nor ${list}`, 'Cannot read [list.csv]; nor list.csv'],
  [`Cannot read ${pathToFileURL(list)}`, 'Cannot read list.csv'],
  [`The rejected rows cannot be written to ${rejects}: the disk is full.`, 'written to 1a2b: the disk is full'],
])('the app hears what is wrong, and not where on the server the files lie: %s', (message, told) => {
  const { detail } = problemOf(new FileProblem(message), [list, rejects]);
  expect(detail).toContain(told);
  expect(detail).not.toMatch(/srv|museum|tmp|salient/);
});

test.each([
  ['C:\\museum\\my lists\\list.csv is no table.', 'list.csv is no table'],
  ["ENOENT: open 'C:\\\\museum\\\\my lists\\\\list.csv'", "open 'list.csv'"],
  ['Cannot read file:///C:/museum/my%20lists/list.csv', 'Cannot read list.csv'],
])('nor where on a server with Windows: %s', (message, told) => {
  const { detail } = problemOf(new FileProblem(message), ['C:\\museum\\my lists\\list.csv']);
  expect(detail).toContain(told);
  expect(detail).not.toContain('museum');
});

test('nor the folder of a file that the system names in its error', () => {
  const path = '/opt/the museum/other.bin';
  const { detail } = problemOf(Object.assign(new Error(`EACCES: open '${path}'`), { path }), [list]);
  expect(detail).toBe("EACCES: open 'other.bin'");
});

test.each([
  'Row 3 has 12/11.1917 for a day',
  'Row 3 has 11/25/1917 and a/b',
  'Row 3 has "11/25/1917" (or 25/11/1917.) for a day',
  'Row 3 has \\d+/\\d+ for a day',
])('what is written with a slash and is no folder of the task stays: %s', (message) => {
  expect(problemOf(new FileProblem(`${message}.`), [list, rejects, '/list.csv', 'list.csv']).detail).toContain(message);
});

test('the files of a task are its list and where it writes', () => {
  const reading = { encoding: null, delimiter: null, sheet: null, skip_lines: null, header_rows: null };
  expect(filesOf({ kind: 'read', path: list, fileName: 'list.csv', reading })).toEqual([list]);
  expect(filesOf({ kind: 'undo', batchId: '1', databaseUrl: '' })).toEqual([]);
});
