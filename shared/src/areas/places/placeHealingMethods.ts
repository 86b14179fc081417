import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { leftByRecordUndoSchema, mergeReasonSchema, recordMergeErrors } from '../../lib/merges/recordMerge.ts';
import {
  limitSchema,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { placeSchema } from './place.ts';
import { failedLookupSchema, placeErrors } from './placeErrors.ts';
import {
  placeCandidateSchema,
  placeDecisionSchema,
  placeLookupRunSchema,
  placeOriginSchema,
  waitingPlaceSchema,
  waitingStatuses,
} from './placeHealing.ts';
import { lookupMatchSchema } from './placeLookup.ts';

export const findWaitingPlaces = defineMethod({
  name: 'findWaitingPlaces',
  kind: 'query',
  access: 'editor',
  description:
    'Lists the places whose position nobody has found yet, those first for which most persons wait, and last those that somebody gave up.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    status: z.enum([...waitingStatuses, 'all']).default('all'),
    offset: offsetSchema,
    limit: limitSchema(20),
  }),
  result: z.strictObject({
    data: z.array(waitingPlaceSchema),
    total: z.int().min(0),
    /** What the caller decided last and may take back. */
    last: placeDecisionSchema.nullable(),
  }),
});

export const findPlaceCandidates = defineMethod({
  name: 'findPlaceCandidates',
  kind: 'query',
  access: 'editor',
  description:
    'Lists what a place may be, the likeliest first, with the reasons for each and where the place came from.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({
    place: placeSchema,
    origin: placeOriginSchema,
    candidates: z.array(placeCandidateSchema),
    /** Look-up services that gave no answer. */
    failed: z.array(failedLookupSchema),
  }),
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const decidePlace = defineMethod({
  name: 'decidePlace',
  kind: 'command',
  access: 'editor',
  description:
    'Says what a waiting place is: what a look-up found, a place that is there already (both are merged), or that it is not to be found.',
  params: z.strictObject({
    id: recordIdSchema,
    version: versionSchema,
    decision: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('accept'),
        match: lookupMatchSchema,
        names: z.partialRecord(z.enum(languages), z.string().trim().min(1).max(200)).default({}),
      }),
      z.strictObject({ kind: z.literal('same'), as: recordIdSchema, reason: mergeReasonSchema }),
      z.strictObject({ kind: z.literal('not_found') }),
    ]),
  }),
  result: z.strictObject({ decision: placeDecisionSchema, place: placeSchema }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    commonErrors.conflict,
    recordMergeErrors.recordMergedWithItself,
    placeErrors.placeMergeMakesCircle,
  ],
});

export const undoPlaceDecision = defineMethod({
  name: 'undoPlaceDecision',
  kind: 'command',
  access: 'editor',
  description:
    'Takes back a decision about a waiting place, for its author or an admin; what somebody changed since is a conflict.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({
    place: placeSchema,
    /** What the undo of a merge left as it is. */
    left: leftByRecordUndoSchema.nullable(),
  }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    commonErrors.conflict,
    recordMergeErrors.recordMergeUndone,
    recordMergeErrors.laterRecordMergeStands,
  ],
});

export const startPlaceLookup = defineMethod({
  name: 'startPlaceLookup',
  kind: 'command',
  access: 'editor',
  description: 'Starts looking up all places that nobody looked up yet, or tells of the look-up that is under way.',
  params: z.strictObject({}),
  result: placeLookupRunSchema,
});

export const stopPlaceLookup = defineMethod({
  name: 'stopPlaceLookup',
  kind: 'command',
  access: 'editor',
  description: 'Stops the look-up that is under way; what it found stays.',
  params: z.strictObject({}),
  result: okSchema,
});

export const getPlaceLookup = defineMethod({
  name: 'getPlaceLookup',
  kind: 'query',
  access: 'editor',
  description: 'Tells how far the last look-up of all places is, and what it did.',
  params: z.strictObject({}),
  result: z.strictObject({ run: placeLookupRunSchema.nullable() }),
});
