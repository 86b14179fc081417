import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { idSchema, recordIdSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryErrors } from './militaryErrors.ts';
import { militaryMergeCountsSchema, militaryMergeSchema } from './militaryMerge.ts';
import { wholeMilitaryEntitySchema } from './wholeMilitaryEntity.ts';

export const previewMilitaryMerge = defineMethod({
  name: 'previewMilitaryMerge',
  kind: 'query',
  access: 'normal',
  description: 'Shows both military entities, and how much would follow B to A if B were merged into A.',
  params: z.strictObject({ idA: recordIdSchema, idB: recordIdSchema }),
  result: z.strictObject({
    entityA: wholeMilitaryEntitySchema,
    entityB: wholeMilitaryEntitySchema,
    moves: militaryMergeCountsSchema,
  }),
  errors: [
    commonErrors.notFound,
    militaryErrors.militaryMergedWithItself,
    militaryErrors.militaryTypesDiffer,
    militaryErrors.militaryMergeMakesCircle,
  ],
});

export const mergeMilitaryEntities = defineMethod({
  name: 'mergeMilitaryEntities',
  kind: 'command',
  access: 'normal',
  description:
    'Merges military entity B into A of the same type, which stays; the events and histories of B follow. It can be undone.',
  params: z.strictObject({
    idA: recordIdSchema,
    idB: recordIdSchema,
    /** Checked when they are given. */
    versionA: versionSchema.optional(),
    versionB: versionSchema.optional(),
    /** Why these are one entity; stays with the merge. */
    reason: z.string().max(2000).default(''),
  }),
  result: wholeMilitaryEntitySchema.extend({ merge_id: idSchema }),
  errors: [
    commonErrors.notFound,
    commonErrors.conflict,
    militaryErrors.militaryMergedWithItself,
    militaryErrors.militaryTypesDiffer,
    militaryErrors.militaryMergeMakesCircle,
  ],
});

export const undoMergeMilitaryEntities = defineMethod({
  name: 'undoMergeMilitaryEntities',
  kind: 'command',
  access: 'normal',
  description: 'Makes two military entities of one again; what somebody moved elsewhere since the merge stays there.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({ kept: wholeMilitaryEntitySchema, restored: wholeMilitaryEntitySchema }),
  errors: [
    commonErrors.notFound,
    commonErrors.invalidData,
    militaryErrors.militaryMergeUndone,
    militaryErrors.laterMilitaryMergeStands,
  ],
});

export const findMilitaryMerges = defineMethod({
  name: 'findMilitaryMerges',
  kind: 'query',
  access: 'normal',
  description: 'Lists the merges in which a military entity stayed or became part of another, the newest first.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.array(militaryMergeSchema),
});
