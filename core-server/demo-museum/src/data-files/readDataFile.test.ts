import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { number, word } from './cells.ts';
import { readCsv, readJson, WrongDataFile } from './readDataFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = z.strictObject({ name: word, lat: number });
const csv = (text: string) => {
  writeFileSync(join(folder, 'places.csv'), text);
  return () => readCsv('places.csv', place, folder);
};
const json = (text: string) => {
  writeFileSync(join(folder, 'story.json'), text);
  return () => readJson('story.json', z.strictObject({ events: z.array(place) }), folder);
};

test('rows come by the names of the columns, with their numbers', () => {
  expect(csv('name,lat\n"Ieper, stad",50.85\nZwarte Gat,\n')()).toEqual([
    { name: 'Ieper, stad', lat: 50.85 },
    { name: 'Zwarte Gat', lat: null },
  ]);
});

test('every wrong row is told with its file, line and column', () => {
  const read = csv('name,lat\nIeper,50.85\nMenen,north\n,50.80\n');
  expect(read).toThrow(WrongDataFile);
  expect(read).toThrow(/places\.csv, line 3: lat: is neither a number nor blank/);
  expect(read).toThrow(/places\.csv, line 4: name: /);
});

test('a row with too few cells and a column that nobody knows are told', () => {
  expect(csv('name,lat\nIeper\n')).toThrow(/places\.csv: .*line 2/);
  expect(csv('name,lat,lon\nIeper,50.85,2.89\n')).toThrow(/places\.csv, line 2: .*"lon"/);
});

test('a wrong value of a JSON file is told with its file and path, and so is a file that is no JSON', () => {
  expect(json('{"events":[{"name":"Ieper","lat":"50.85"}]}')()).toEqual({ events: [{ name: 'Ieper', lat: 50.85 }] });
  expect(json('{"events":[{"name":"","lat":"50.85"}]}')).toThrow(/story\.json: events\.0\.name: /);
  expect(json('{"events":')).toThrow(/story\.json: /);
});
