import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@salient/core-server/lib/config/readConfig.ts';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';

/** Where the demo museum keeps its data, from the sources and from what is built of them alike. */
export const dataFolder = join(projectRoot, 'core-server/demo-museum/data');

/** A data file that does not have the shape which the demo museum reads: a sentence for each mistake, with its place. */
export class WrongDataFile extends Error {
  override name = 'WrongDataFile';
}

/**
 * Reads a JSON file.
 *
 * @param file path below `folder`, with slashes.
 * @throws WrongDataFile that names the file and the path of each value that is wrong.
 */
export function readJson<Value>(file: string, schema: z.ZodType<Value>, folder = dataFolder): Value {
  const path = join(folder, file);
  const parsed = schema.safeParse(parsedBy(path, JSON.parse));
  if (parsed.success) return parsed.data;
  throw new WrongDataFile(parsed.error.issues.map((issue) => `${path}: ${sentenceOf(issue)}`).join('\n'));
}

/**
 * Reads a CSV file whose first line names its columns. Cells come as they stand, blanks at their ends included.
 *
 * @param file path below `folder`, with slashes.
 * @param schema of one row, by the names of the columns; it sees texts alone.
 * @throws WrongDataFile that names the file, the line of each row that is wrong, and its column.
 */
export function readCsv<Row>(file: string, schema: z.ZodType<Row>, folder = dataFolder): Row[] {
  const path = join(folder, file);
  const records = parsedBy(path, readRecords);
  const mistakes: string[] = [];
  const rows = records.flatMap(({ record, info }) => {
    const parsed = schema.safeParse(record);
    if (parsed.success) return [parsed.data];
    mistakes.push(...parsed.error.issues.map((issue) => `${path}, line ${info.lines}: ${sentenceOf(issue)}`));
    return [];
  });
  if (mistakes.length > 0) throw new WrongDataFile(mistakes.join('\n'));
  return rows;
}

const readRecords = (text: string) =>
  parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true }) as unknown as {
    record: Record<string, string>;
    info: { lines: number };
  }[];

function parsedBy<Parsed>(path: string, parser: (text: string) => Parsed): Parsed {
  const text = readFileSync(path, 'utf8');
  try {
    return parser(text);
  } catch (error) {
    throw new WrongDataFile(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const sentenceOf = ({ path, message }: z.core.$ZodIssue) =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;
