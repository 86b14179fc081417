import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { root } from '../museum.ts';

/** Where the sample lists lie, and how they are read. */
export const sharedData = join(root, '../shared/data');
export const mappings = join(root, 'core-server/importer/mappings');

export const readTable = <Row>(file: string): Row[] =>
  parse(readFileSync(join(sharedData, file)), { columns: true, bom: true }) as Row[];

export const share = (part: number, whole: number) =>
  `${String(part).padStart(6)} ${`${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7)}`;
