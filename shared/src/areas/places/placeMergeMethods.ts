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
import { idSchema, recordIdSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeSchema } from './place.ts';
import { placeErrors } from './placeErrors.ts';
import { placeMergeChoicesSchema } from './placeMerge.ts';

const two = { idA: recordIdSchema, idB: recordIdSchema, choices: placeMergeChoicesSchema.default({}) };

export const previewPlaceMerge = defineMethod({
  name: 'previewPlaceMerge',
  kind: 'query',
  access: 'editor',
  description: 'Shows what merging place B into place A would do: both, the place that stays, and what moves.',
  params: z.strictObject(two),
  result: z.strictObject({
    placeA: placeSchema,
    placeB: placeSchema,
    /** Place A as it would be. */
    merged: placeSchema,
    /** What names place B and would name place A. */
    references: z.array(recordReferenceSchema),
  }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    recordMergeErrors.recordMergedWithItself,
    placeErrors.placeMergeMakesCircle,
  ],
});

export const mergePlaces = defineMethod({
  name: 'mergePlaces',
  aliases: ['places.merge'],
  kind: 'command',
  access: 'editor',
  description:
    'Merges place B into place A, which stays: what named B names A afterwards, and the names of B become names of A. It can be undone.',
  params: z.strictObject({
    ...two,
    /** Checked when they are given. */
    versionA: versionSchema.optional(),
    versionB: versionSchema.optional(),
    reason: mergeReasonSchema,
  }),
  result: placeSchema.extend({ merge_id: idSchema }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    commonErrors.conflict,
    recordMergeErrors.recordMergedWithItself,
    placeErrors.placeMergeMakesCircle,
  ],
});

export const undoPlaceMerge = defineMethod({
  name: 'undoPlaceMerge',
  kind: 'command',
  access: 'editor',
  description: 'Makes two places of one again; what somebody changed since the merge stays as it is and is told.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({ kept: placeSchema, restored: placeSchema, left: leftByRecordUndoSchema }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    recordMergeErrors.recordMergeUndone,
    recordMergeErrors.laterRecordMergeStands,
  ],
});

export const findPlaceMerges = defineMethod({
  name: 'findPlaceMerges',
  kind: 'query',
  access: 'editor',
  description: 'Lists the merges in which a place stayed or became part of another, the newest first.',
  params: z.strictObject({ place_id: recordIdSchema }),
  result: z.array(recordMergeSchema),
});

export const findPlaceDoubles = defineMethod({
  name: 'findPlaceDoubles',
  kind: 'query',
  access: 'editor',
  description:
    'Lists pairs of places that may be one, those first at which most persons are: of a same name, in whatever old spelling, within five kilometres, or, where nobody knows where one of them lies and their areas do not differ, in one country or both in one that nobody knows. Pairs of which somebody said that they are two are not among them, unless those are asked for.',
  params: z.strictObject(doublesParams),
  result: doublesOf(placeSchema, {
    /** How many persons something happened to at each. */
    persons: z.strictObject({ first: z.int().min(0), second: z.int().min(0) }),
    /** How far apart they lie in kilometres; null where nobody knows. */
    km: z.number().nullable(),
  }),
});

export const keepPlacesApart = keepApartMethod('keepPlacesApart', 'places');
