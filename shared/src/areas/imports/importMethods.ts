import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { okSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import { memorialSchema } from '../memorials/memorial.ts';
import { militaryEntitySchema } from '../military/militaryEntity.ts';
import { placeCandidateSchema } from '../places/placeHealing.ts';
import {
  doubleActions,
  importListSchema,
  importTaskSchema,
  listReadingSchema,
  mappingJsonSchema,
  unknownPlaceSchema,
} from './importList.ts';
import { listPreviewSchema, problemRowSchema } from './listPreview.ts';
import { listProblems } from './listProblems.ts';
import { unitSchema } from './meant/meantNames.ts';

export const importErrors = defineErrors({
  /** A task of this list, or an undo of this batch, is under way. */
  importUnderWay: { code: 2901 },
  /** The list was not read yet, or has no mapping. */
  importNotReady: { code: 2902 },
  /** There are rows of people who are there, and nobody said what becomes of them. */
  importDoublesOpen: { code: 2903, data: z.object({ count: z.int() }) },
  /** The list cannot be read; `problem` says why. */
  importListRefused: { code: 2904, data: z.object({ problem: z.enum(listProblems) }) },
  /** Nothing is left of it to take back. */
  importTakenBack: { code: 2905 },
});

const revisor = { access: 'revisor' } as const;
const missing = commonErrors.notFound;

export const findImportLists = defineMethod({
  name: 'findImportLists',
  kind: 'query',
  ...revisor,
  description:
    'The lists that somebody prepares for an import and that were not imported yet: one’s own, for administrators those of all.',
  params: z.strictObject({}),
  result: z.strictObject({
    lists: z.array(importListSchema.pick({ id: true, file_name: true, bytes: true, account: true, created_at: true })),
  }),
});

export const getImportList = defineMethod({
  name: 'getImportList',
  kind: 'query',
  ...revisor,
  description:
    'A list that is prepared for an import: what stands in it, its mapping, null until one is set, and what was tried with it.',
  params: z.strictObject({ id: recordIdSchema }),
  result: importListSchema,
  errors: [missing],
});

export const setImportRules = defineMethod({
  name: 'setImportRules',
  kind: 'command',
  ...revisor,
  description:
    'Says how a list is read, what its columns mean, or what becomes of rows of people who are there. What is left out stays as it is; another way of reading has the list read again.',
  params: z.strictObject({
    id: recordIdSchema,
    reading: listReadingSchema.optional(),
    mapping: mappingJsonSchema.optional(),
    decisions: z.record(z.string().max(500), z.enum(doubleActions)).optional(),
    other_doubles: z.enum(doubleActions).nullable().optional(),
  }),
  result: importListSchema,
  errors: [missing, importErrors.importUnderWay],
});

export const previewImport = defineMethod({
  name: 'previewImport',
  kind: 'query',
  ...revisor,
  description: 'Ten rows of a list beside what a mapping makes of them; nothing is written.',
  params: z.strictObject({
    id: recordIdSchema,
    mapping: mappingJsonSchema,
    skip: z.int().min(0).max(100_000).default(0),
  }),
  result: listPreviewSchema,
  errors: [missing, importErrors.importListRefused],
});

export const startImport = defineMethod({
  name: 'startImport',
  kind: 'command',
  ...revisor,
  description:
    'Has a list tried, which writes nothing, or imported. It goes on whoever stays; `getImportList` tells how far it is.',
  params: z.strictObject({ id: recordIdSchema, kind: z.enum(['try', 'import']) }),
  result: importTaskSchema,
  errors: [missing, importErrors.importUnderWay, importErrors.importNotReady, importErrors.importDoublesOpen],
});

export const stopImport = defineMethod({
  name: 'stopImport',
  kind: 'command',
  ...revisor,
  description:
    'Ends what is under way with a list or a batch after the piece in work; an import or an undo goes on where it ended when it is started again.',
  params: z.strictObject({ task_id: recordIdSchema }),
  result: okSchema,
  errors: [missing],
});

export const removeImportList = defineMethod({
  name: 'removeImportList',
  kind: 'command',
  ...revisor,
  description: 'Throws a list away that was sent for an import. What was imported from it stays.',
  params: z.strictObject({ id: recordIdSchema }),
  result: okSchema,
  errors: [missing, importErrors.importUnderWay],
});

export const findImportProblems = defineMethod({
  name: 'findImportProblems',
  kind: 'query',
  ...revisor,
  description: 'The rows behind a problem that a trial or an import counted.',
  params: z.strictObject({
    task_id: recordIdSchema,
    severity: z.enum(['error', 'warning']),
    code: z.string().max(100),
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(100).default(20),
  }),
  result: z.strictObject({ header: z.array(z.string()), rows: z.array(problemRowSchema), has_more: z.boolean() }),
  errors: [missing],
});

export const getImportCsv = defineMethod({
  name: 'getImportCsv',
  kind: 'query',
  ...revisor,
  description: 'Answers where the rejected rows, or those with warnings, are fetched as CSV, for 30 to 60 seconds.',
  params: z.strictObject({
    task_id: recordIdSchema,
    severity: z.enum(['error', 'warning']),
    language: z.enum(languages).default('nl').describe('Of the headings and of what is said about each row.'),
  }),
  result: z.strictObject({ url: z.string(), expires_at: z.iso.datetime() }),
  errors: [missing],
});

export const findImportPlaceCandidates = defineMethod({
  name: 'findImportPlaceCandidates',
  kind: 'query',
  ...revisor,
  description:
    'What an unknown place of a list may be, the likeliest first: places of the museum, and what the gazetteer and the services know.',
  params: z.strictObject({ id: recordIdSchema, spot: z.string().max(5_000) }),
  result: z.strictObject({ place: unknownPlaceSchema, candidates: z.array(placeCandidateSchema) }),
  errors: [missing],
});

export const decideImportPlace = defineMethod({
  name: 'decideImportPlace',
  kind: 'command',
  ...revisor,
  description:
    'Says which place a list calls so, for this list and every other that says the same; null takes it back: the import makes a new one.',
  params: z.strictObject({
    id: recordIdSchema,
    spot: z.string().max(5_000),
    place_id: recordIdSchema.nullable(),
  }),
  result: okSchema,
  errors: [missing],
});

export const findImportMemorialCandidates = defineMethod({
  name: 'findImportMemorialCandidates',
  kind: 'query',
  ...revisor,
  description:
    'The memorials that an unknown memorial of a list may be, the likeliest first: those that are called alike, then others at its place.',
  params: z.strictObject({ name: z.string().max(500), place: z.string().max(500).default('') }),
  result: z.strictObject({ candidates: z.array(memorialSchema) }),
});

export const findImportUnitCandidates = defineMethod({
  name: 'findImportUnitCandidates',
  kind: 'query',
  ...revisor,
  description:
    'The regiments, or for words of a unit the units, that words of a list may mean, the likeliest first: those of the same numbers and of its army before others.',
  params: unitSchema,
  result: z.strictObject({ candidates: z.array(militaryEntitySchema) }),
});
