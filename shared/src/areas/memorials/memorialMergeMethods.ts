import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { doublesOf, doublesParams, keepApartMethod } from '../../lib/merges/recordDoubles.ts';
import {
  leftByRecordUndoSchema,
  mergeReasonSchema,
  recordMergeErrors,
  recordMergeSchema,
  recordReferenceSchema,
} from '../../lib/merges/recordMerge.ts';
import {
  idSchema,
  limitSchema,
  recordIdSchema,
  searchTextSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { memorialSchema } from './memorial.ts';
import { memorialErrors } from './memorialErrors.ts';
import { memorialMergeChoicesSchema } from './memorialMerge.ts';
import { memorialLimits } from './memorialTypes.ts';

const two = { idA: recordIdSchema, idB: recordIdSchema, choices: memorialMergeChoicesSchema.default({}) };
const whyNotOne = [recordMergeErrors.recordMergedWithItself, memorialErrors.irishMemorialStays];

export const previewMemorialMerge = defineMethod({
  name: 'previewMemorialMerge',
  kind: 'query',
  access: 'editor',
  description: 'Shows what merging memorial B into memorial A would do: both, the memorial that stays, and what moves.',
  params: z.strictObject(two),
  result: z.strictObject({
    memorialA: memorialSchema,
    memorialB: memorialSchema,
    /** Memorial A as it would be. */
    merged: memorialSchema,
    /** What names memorial B and would name memorial A. */
    references: z.array(recordReferenceSchema),
    /** How many persons are on both, and would be on A with the mentions of either. */
    on_both: z.int().min(0),
  }),
  errors: [...missingRecordErrors, ...whyNotOne],
});

export const mergeMemorials = defineMethod({
  name: 'mergeMemorials',
  kind: 'command',
  access: 'editor',
  description:
    'Merges memorial B into memorial A, which stays: persons and images of B are on A afterwards, and the names of B become names of A. It can be undone.',
  params: z.strictObject({
    ...two,
    /** Checked when they are given. */
    versionA: versionSchema.optional(),
    versionB: versionSchema.optional(),
    reason: mergeReasonSchema,
  }),
  result: memorialSchema.extend({ merge_id: idSchema }),
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict, ...whyNotOne],
});

export const undoMemorialMerge = defineMethod({
  name: 'undoMemorialMerge',
  kind: 'command',
  access: 'editor',
  description: 'Makes two memorials of one again; what somebody changed since the merge stays as it is and is told.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({ kept: memorialSchema, restored: memorialSchema, left: leftByRecordUndoSchema }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    recordMergeErrors.recordMergeUndone,
    recordMergeErrors.laterRecordMergeStands,
  ],
});

export const findMemorialMerges = defineMethod({
  name: 'findMemorialMerges',
  kind: 'query',
  access: 'editor',
  description: 'Lists the merges in which a memorial stayed or became part of another, the newest first.',
  params: z.strictObject({ memorial_id: recordIdSchema }),
  result: z.array(recordMergeSchema),
});

export const findSimilarMemorials = defineMethod({
  name: 'findSimilarMemorials',
  kind: 'query',
  access: 'editor',
  description:
    'Lists memorials at or near a place that bear one of the given names, or nearly the first; without a place all that bear one.',
  params: z.strictObject({
    /** Its name, then its other names. */
    names: z.array(searchTextSchema).max(memorialLimits.alternativeNames + 1),
    place_id: idSchema.nullable().default(null),
    /** The memorial that is being edited, which is not similar to itself. */
    except: idSchema.optional(),
    limit: limitSchema(10),
  }),
  result: z.array(memorialSchema),
});

export const findMemorialDoubles = defineMethod({
  name: 'findMemorialDoubles',
  kind: 'query',
  access: 'editor',
  description:
    'Lists pairs of memorials that may be one: of a same name and at the same place, near each other, or one of them nobody knows where. Pairs of which somebody said that they are two are not among them, unless those are asked for.',
  params: z.strictObject(doublesParams),
  result: doublesOf(memorialSchema, {}),
});

export const keepMemorialsApart = keepApartMethod('keepMemorialsApart', 'memorials');
