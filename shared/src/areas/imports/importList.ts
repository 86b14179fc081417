import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { listProblems } from './listProblems.ts';

/** How the file of a list is read; what is null is found out from the file. */
export const listReadingSchema = z.strictObject({
  encoding: z.string().max(40).nullable(),
  delimiter: z.string().min(1).max(5).nullable(),
  sheet: z.string().max(200).nullable(),
  /** Lines above the headings. */
  skip_lines: z.int().min(0).max(1000).nullable(),
  /** Rows of headings; 0 when there is none. */
  header_rows: z.int().min(0).max(9).nullable(),
});
export type ListReading = z.infer<typeof listReadingSchema>;

export const asFound: ListReading = {
  ...{ encoding: null, delimiter: null, sheet: null },
  ...{ skip_lines: null, header_rows: null },
};

const formSchema = z.strictObject({ count: z.int(), sample: z.string() });
/** How many dates in digits can be read in one order only, with one of them; `either`: in both. */
export const dateFormsSchema = z.strictObject({
  dmy: formSchema,
  mdy: formSchema,
  ymd: formSchema,
  either: formSchema,
});
export type DateForms = z.infer<typeof dateFormsSchema>;

/** What stands in one column. */
export const listColumnSchema = z.strictObject({
  name: z.string(),
  filled: z.int(),
  blank: z.int(),
  /** How many different texts; null beyond `mostDistinct`. */
  distinct: z.int().nullable(),
  /** The most frequent texts with their number, or the first ones where they are too many to count. */
  values: z.array(z.strictObject({ text: z.string(), count: z.int() })),
  /** Of all rows; lists that were read before this was counted have none. */
  dates: dateFormsSchema.optional(),
});
export type ListColumn = z.infer<typeof listColumnSchema>;

/** Different texts of a column that are counted. */
export const mostDistinct = 5_000;
/** Texts of a column that are shown. */
export const mostValues = 100;

/** What was found in a list by reading it once. */
export const listContentSchema = z.strictObject({
  encoding: z.string(),
  delimiter: z.string(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  skip_lines: z.int(),
  header_rows: z.int(),
  rows: z.int(),
  /** Cells whose text stands above them, in a cell that is merged over several rows. */
  merged: z.int().default(0),
  columns: z.array(listColumnSchema),
  /** The first lines as they stand in the file, with their numbers, for choosing the headings. */
  first_lines: z.array(z.strictObject({ line: z.int(), cells: z.array(z.string()) })),
});
export type ListContent = z.infer<typeof listContentSchema>;

export const importTaskKinds = ['read', 'try', 'import', 'undo'] as const;
export type ImportTaskKind = (typeof importTaskKinds)[number];
export const importTaskStates = ['asked', 'running', 'done', 'failed', 'stopped'] as const;

/** Why a task failed besides what is wrong with the list. */
export const importTaskProblems = [
  ...listProblems,
  'mapping',
  'interrupted',
  'another_import',
  'refused',
  'no_room',
  'failed',
] as const;
export type ImportTaskProblem = (typeof importTaskProblems)[number];

export const importCountsSchema = z.strictObject({
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  matched: z.int(),
  skipped: z.int(),
  rejected: z.int(),
  conflicts: z.int(),
  warnings: z.int(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

/** What a mapping gets wrong, and where in it. */
export const mappingFaultSchema = z.strictObject({ path: z.string(), message: z.string() });

/** A place that rows name and that is not known, or several of which fit. */
export const unknownPlaceSchema = z.strictObject({
  /** All that the list says of it: see `placeSpot`. */
  spot: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  areas: z.array(z.string()),
  rows: z.int(),
  is_ambiguous: z.boolean(),
});
export type UnknownPlace = z.infer<typeof unknownPlaceSchema>;

/** A memorial that rows name and that is not known, or several of which fit. */
export const unknownMemorialSchema = z.strictObject({
  name: z.string(),
  /** Blank where the rows name none. */
  place: z.string(),
  rows: z.int(),
  is_ambiguous: z.boolean(),
});
export type UnknownMemorial = z.infer<typeof unknownMemorialSchema>;

/** A regiment, or with `unit` or `unit_nr` a unit, that rows name and that is not known by these words. */
export const unknownUnitSchema = z.strictObject({
  army: z.string(),
  regiment: z.string(),
  unit: z.string().default(''),
  unit_nr: z.string().default(''),
  rows: z.int(),
});
export type UnknownUnit = z.infer<typeof unknownUnitSchema>;

/** A row that is probably of somebody who is there. */
export const listDoubleSchema = z.strictObject({
  key: z.string(),
  row: z.int(),
  line: z.int().optional(),
  name: z.string(),
  born: z.string(),
  died: z.string(),
  person: z.strictObject({ id: idSchema, name: z.string(), born: z.string(), died: z.string() }),
});
export type ListDouble = z.infer<typeof listDoubleSchema>;

/** What a task found or did. */
export const importResultSchema = z.strictObject({
  counts: importCountsSchema,
  /** Places, memorials and units that were made because rows name them, or would be. */
  made: z.strictObject({ place: z.int(), memorial: z.int(), military_entity: z.int() }),
  /** How many rows have a problem, by its code. */
  codes: z.array(z.strictObject({ code: z.string(), severity: z.enum(['error', 'warning']), rows: z.int() })),
  unused_columns: z.array(z.string()),
  places: z.array(unknownPlaceSchema),
  memorials: z.array(unknownMemorialSchema).default([]),
  units: z.array(unknownUnitSchema),
  doubles: z.array(listDoubleSchema),
  /** Of an undo: what stays, and why. */
  removed: z.int(),
  restored: z.int(),
  /** What stays of a batch that was taken back, the first 1,000; of results written before, without names. */
  kept: z.array(
    z.strictObject({ entity: z.string(), id: z.string(), reason: z.string(), name: z.string().default('') }),
  ),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importTaskSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(importTaskKinds),
  state: z.enum(importTaskStates),
  asked_by: z.string(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** Of a trial: the rules were changed since, so that it says nothing of them. */
  is_stale: z.boolean(),
  /** Between 0 and 1. */
  progress: z.number(),
  rows: z.int(),
  batch_id: idSchema.nullable(),
  result: importResultSchema.nullable(),
  problem: z.enum(importTaskProblems).nullable(),
  /** What the program said about the problem, in English. */
  detail: z.string().nullable(),
  faults: z.array(mappingFaultSchema),
});
export type ImportTask = z.infer<typeof importTaskSchema>;

/** What becomes of rows that are probably of somebody who is there. */
export const doubleActions = ['skip', 'add', 'update'] as const;
export type DoubleAction = (typeof doubleActions)[number];

/** A mapping as its file holds it; the importer checks it. */
export const mappingJsonSchema = z.record(z.string(), z.unknown());
export type MappingJson = z.infer<typeof mappingJsonSchema>;

export const importListSchema = z.strictObject({
  id: idSchema,
  file_name: z.string(),
  bytes: z.int(),
  account: z.string(),
  created_at: z.iso.datetime(),
  reading: listReadingSchema,
  content: listContentSchema.nullable(),
  mapping: mappingJsonSchema.nullable(),
  /** What was decided of single rows, by their keys. */
  decisions: z.record(z.string(), z.enum(doubleActions)),
  /** What becomes of the doubles of which nothing was decided; null until somebody says. */
  other_doubles: z.enum(doubleActions).nullable(),
  /** Which places the list's words were said to be, by all that it says of them. */
  places: z.record(z.string(), z.strictObject({ id: idSchema, name: z.string() })),
  /** The last of each kind. */
  tasks: z.array(importTaskSchema),
});
export type ImportList = z.infer<typeof importListSchema>;
