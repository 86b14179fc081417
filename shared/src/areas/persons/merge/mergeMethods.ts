import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { encodedDateSchema } from '../../../lib/dates/dateSchemas.ts';
import { encodeDate, unknownDate } from '../../../lib/dates/partialDate.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  versionSchema,
} from '../../../lib/schemas/commonSchemas.ts';
import { personSchema } from '../person.ts';
import { genders, personLimits } from '../personValues.ts';
import { mergeComparisonSchema } from './mergeComparison.ts';
import { mergeErrors } from './mergeErrors.ts';
import {
  distinctPersonSchema,
  leftByUndoSchema,
  mergeChoicesSchema,
  mergePreviewSchema,
  personMergeSchema,
} from './personMerge.ts';
import { pairReasons } from './scorePair.ts';

export const previewMerge = defineMethod({
  name: 'previewMerge',
  kind: 'query',
  access: 'editor',
  description: 'Shows what merging person B into person A would do: each field from both sides, and what moves.',
  params: z.strictObject({ idA: recordIdSchema, idB: recordIdSchema, choices: mergeChoicesSchema.default({}) }),
  result: mergePreviewSchema,
  errors: [...missingRecordErrors, mergeErrors.personMergedWithItself],
});

export const mergePersons = defineMethod({
  name: 'mergePersons',
  aliases: ['persons.merge'],
  kind: 'command',
  access: 'editor',
  description:
    'Merges person B into person A, which stays; the versions that were read are checked when given. It can be undone.',
  params: z.strictObject({
    idA: recordIdSchema,
    idB: recordIdSchema,
    /** Checked when they are given. */
    versionA: versionSchema.optional(),
    versionB: versionSchema.optional(),
    choices: mergeChoicesSchema.default({}),
    /** Why these are one person; stays with the merge. */
    reason: z.string().max(2000).default(''),
  }),
  result: personSchema.extend({ merge_id: idSchema }),
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict, mergeErrors.personMergedWithItself],
});

export const undoMerge = defineMethod({
  name: 'undoMerge',
  kind: 'command',
  access: 'editor',
  description: 'Makes two persons of one again; what somebody changed since the merge stays as it is and is named.',
  params: z.strictObject({
    id: recordIdSchema,
    /** Says in the same breath that the two are different people. */
    notSame: z.boolean().default(false),
  }),
  result: z.strictObject({ kept: personSchema, restored: personSchema, left: z.array(leftByUndoSchema) }),
  errors: [...missingRecordErrors, commonErrors.invalidData, mergeErrors.mergeUndone, mergeErrors.laterMergeStands],
});

export const findMerges = defineMethod({
  name: 'findMerges',
  kind: 'query',
  access: 'editor',
  description: 'Lists the merges in which a person stayed or became part of another, the newest first.',
  params: z.strictObject({ person_id: recordIdSchema }),
  result: z.array(personMergeSchema),
});

export const getMergeSuggestions = defineMethod({
  name: 'getMergeSuggestions',
  kind: 'query',
  access: 'editor',
  description: 'Lists pairs that may be one person, the likeliest first.',
  params: z.strictObject({
    /** First and last day, in Europe/Brussels, on which either of the two was last changed; `yyyy-mm-dd`. */
    fromDate: z.iso.date().optional(),
    toDate: z.iso.date().optional(),
    offset: offsetSchema,
    limit: limitSchema(25),
  }),
  result: listOf(
    z.strictObject({
      id: idSchema,
      idA: idSchema,
      idB: idSchema,
      /** Both, in this order, with events and memorials. */
      persons: z.array(personSchema),
      /** 50, worth a look, to 100. */
      score: z.int(),
      reasons: z.array(z.enum(pairReasons)),
    }),
  ),
});

/** A name as it stands in the form. */
const typedName = z.string().max(personLimits.name).default('');
const typedNames = z.array(z.string().max(personLimits.name)).max(personLimits.alternativeNames).default([]);
const typedDay = encodedDateSchema.default(encodeDate(unknownDate));

export const findSimilarPersons = defineMethod({
  name: 'findSimilarPersons',
  kind: 'query',
  access: 'editor',
  description: 'Lists persons who may be the one that is being typed, the likeliest first, and why.',
  params: z.strictObject({
    surname: typedName,
    familyname: typedName,
    alternative_surnames: typedNames,
    alternative_familynames: typedNames,
    gender: z.enum(genders).default('undefined'),
    /** `yyyymmdd` with `?` for what is not known. */
    born: typedDay,
    died: typedDay,
    limit: limitSchema(5),
  }),
  result: listOf(z.strictObject({ person: personSchema, reasons: z.array(z.enum(pairReasons)) })),
});

export const clearMergeSuggestion = defineMethod({
  name: 'clearMergeSuggestion',
  kind: 'command',
  access: 'editor',
  description: 'Says for good that two persons are not the same, by a suggestion or by their ids.',
  params: z.strictObject({ id: recordIdSchema.optional(), idA: idSchema.optional(), idB: idSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, mergeErrors.personMergedWithItself],
});

export const findDistinctPersons = defineMethod({
  name: 'findDistinctPersons',
  kind: 'query',
  access: 'editor',
  description: 'Lists the persons of whom it was said that they are not the same as this one.',
  params: z.strictObject({ person_id: recordIdSchema }),
  result: z.array(distinctPersonSchema),
});

export const takeBackDistinct = defineMethod({
  name: 'takeBackDistinct',
  kind: 'command',
  access: 'editor',
  description: 'Takes back that two persons are not the same; a pair that is worth a look is suggested again.',
  params: z.strictObject({ idA: recordIdSchema, idB: recordIdSchema }),
  result: okSchema,
  errors: [commonErrors.notFound],
});

export const findMergeComparisons = defineMethod({
  name: 'findMergeComparisons',
  kind: 'query',
  access: 'editor',
  description: 'Lists when all persons were last compared to find doubles, newest first, and what came of it.',
  params: z.strictObject({ limit: z.int().min(1).max(100).default(2) }),
  result: z.array(mergeComparisonSchema),
});

export const requestMergeComparison = defineMethod({
  name: 'requestMergeComparison',
  kind: 'command',
  access: 'revisor',
  description: 'Has all persons compared now, while everybody works on; one comparison at a time.',
  params: z.strictObject({}),
  result: mergeComparisonSchema,
  errors: [mergeErrors.comparisonUnderWay],
});
