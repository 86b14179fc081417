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
import { militaryEntitySchema } from './militaryEntity.ts';
import { militaryErrors } from './militaryErrors.ts';
import { unitNamesSchema } from './names/unitNames.ts';
import { wholeMilitaryEntitySchema } from './wholeMilitaryEntity.ts';

const two = { idA: recordIdSchema, idB: recordIdSchema };

const whyNotOne = [
  recordMergeErrors.recordMergedWithItself,
  militaryErrors.militaryTypesDiffer,
  militaryErrors.militaryMergeMakesCircle,
];

export const previewMilitaryMerge = defineMethod({
  name: 'previewMilitaryMerge',
  kind: 'query',
  access: 'normal',
  description: 'Shows what merging military entity B into A would do: both, the entity that stays, and what moves.',
  params: z.strictObject(two),
  result: z.strictObject({
    entityA: wholeMilitaryEntitySchema,
    entityB: wholeMilitaryEntitySchema,
    /** Entity A as it would be. */
    merged: wholeMilitaryEntitySchema,
    /** What names entity B and would name entity A. */
    references: z.array(recordReferenceSchema),
  }),
  errors: [...missingRecordErrors, ...whyNotOne],
});

export const mergeMilitaryEntities = defineMethod({
  name: 'mergeMilitaryEntities',
  aliases: ['militaryEntities.merge'],
  kind: 'command',
  access: 'normal',
  description:
    'Merges military entity B into A of the same type, which stays; the events and histories of B follow. It can be undone.',
  params: z.strictObject({
    ...two,
    /** Checked when they are given. */
    versionA: versionSchema.optional(),
    versionB: versionSchema.optional(),
    reason: mergeReasonSchema,
  }),
  result: wholeMilitaryEntitySchema.extend({ merge_id: idSchema }),
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict, ...whyNotOne],
});

export const undoMilitaryMerge = defineMethod({
  name: 'undoMilitaryMerge',
  kind: 'command',
  access: 'normal',
  description:
    'Makes two military entities of one again; what somebody changed since the merge stays as it is and is told.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({
    kept: wholeMilitaryEntitySchema,
    restored: wholeMilitaryEntitySchema,
    left: leftByRecordUndoSchema,
  }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    recordMergeErrors.recordMergeUndone,
    recordMergeErrors.laterRecordMergeStands,
  ],
});

export const findMilitaryMerges = defineMethod({
  name: 'findMilitaryMerges',
  kind: 'query',
  access: 'normal',
  description: 'Lists the merges in which a military entity stayed or became part of another, the newest first.',
  params: z.strictObject({ military_entity_id: recordIdSchema }),
  result: z.array(recordMergeSchema),
});

/** What helps to tell whether two entities of one name are one. */
const unitFactsSchema = z.strictObject({
  /** How many persons served in it. */
  persons: z.int().min(0),
  /** Of what it was part, in the order of its history. */
  parents: z.array(unitNamesSchema),
  /** The first day on which anything of its history began, and the last on which anything ended: 8 characters, `?` for unknown digits. */
  from_date: z.string(),
  to_date: z.string(),
});
export type UnitFacts = z.infer<typeof unitFactsSchema>;

export const findMilitaryDoubles = defineMethod({
  name: 'findMilitaryDoubles',
  kind: 'query',
  access: 'normal',
  description:
    'Lists pairs of military entities that may be one, those first in which most persons served: of one type and one name, however that writes numbers, kinds of units and abbreviations, in four languages and any order of words, unless their armies or what they were part of differ. Pairs of which somebody said that they are two are not among them, unless those are asked for.',
  params: z.strictObject(doublesParams),
  result: doublesOf(militaryEntitySchema, {
    facts: z.strictObject({ first: unitFactsSchema, second: unitFactsSchema }),
  }),
});

export const keepMilitaryEntitiesApart = keepApartMethod('keepMilitaryEntitiesApart', 'military entities', 'normal');
