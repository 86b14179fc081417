import { z } from 'zod';
import { fieldErrorsSchema } from '../../../lib/contract/validation.ts';
import { shownValueSchema } from '../../../lib/history/shownValue.ts';
import { recordReferenceSchema } from '../../../lib/merges/recordMerge.ts';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';
import { personEventSchema } from '../../events/personEvent.ts';
import { relationSchema } from '../../relations/relation.ts';
import { personSchema, projectMembershipSchema } from '../person.ts';
import { mergeChoices, mergeFields } from './mergeFields.ts';

export const mergeFieldSchema = z.enum(mergeFields);

/** Whose value each field takes; fields that are not named follow the proposal. */
export const mergeChoicesSchema = z.partialRecord(mergeFieldSchema, z.enum(mergeChoices));

/**
 * What becomes of a record of the merged person: it moves to the kept one, it moves although another event stands on its
 * days or at its memorial, or it goes because the kept person's says the same (`into`).
 */
export const mergeOutcomes = ['moves', 'moves_beside', 'folds'] as const;
export type MergeOutcome = (typeof mergeOutcomes)[number];

const outcome = { outcome: z.enum(mergeOutcomes), into: idSchema.nullable() };

/** Everything that a merge would do, before it is done. */
export const mergePreviewSchema = z.strictObject({
  /** The person that stays, and the one that becomes part of it. */
  personA: personSchema,
  personB: personSchema,
  fields: z.array(
    z.strictObject({
      field: mergeFieldSchema,
      a: shownValueSchema,
      b: shownValueSchema,
      /** What stands there afterwards, by the choices made and the proposal. */
      merged: shownValueSchema,
      proposal: z.enum(mergeChoices),
      choices: z.array(z.enum(mergeChoices)),
      /** Both sides say something, and they contradict each other. */
      conflict: z.boolean(),
    }),
  ),
  /** Records of the merged person. */
  events: z.array(z.strictObject({ event: personEventSchema, ...outcome })),
  relations: z.array(z.strictObject({ relation: relationSchema, ...outcome })),
  memberships: z.array(z.strictObject({ membership: projectMembershipSchema, ...outcome })),
  /** Boxes and documents that name the merged person. */
  references: z.array(recordReferenceSchema),
  /** Whether the merged person has a story; where both have one, nothing can be merged (`errors`). */
  story: z.boolean(),
  /** Former addresses that lead to the merged person, its own not counted. */
  addresses: z.int(),
  /** When and by whom it was said that these are two people; null when nobody did. */
  notSame: z.strictObject({ at: z.string(), account: z.string().nullable() }).nullable(),
  /** What would refuse the merge as it stands, by field; empty when nothing would. */
  errors: fieldErrorsSchema,
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** A merge as the record pages and its undo show it. */
export const personMergeSchema = z.strictObject({
  id: idSchema,
  kept_id: idSchema,
  merged_id: idSchema,
  /** Names at the time of the merge. */
  kept_name: z.string(),
  merged_name: z.string(),
  reason: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  account: z.string().nullable(),
  undone_at: z.string().nullable(),
  undone_account: z.string().nullable(),
});
export type PersonMerge = z.infer<typeof personMergeSchema>;

/** What an undo left as it is, because somebody has changed it since the merge, or what it names was removed. */
export const leftByUndoSchema = z.strictObject({
  kind: z.enum(['person', 'event', 'relation', 'membership', 'reference']),
  /** The record; for a relation or membership the person or project at its other end, for a reference the row that it is. */
  id: idSchema,
  /** The field that keeps its later value, or names what was removed; null for a record that is gone. */
  field: z.string().nullable(),
});
export type LeftByUndo = z.infer<typeof leftByUndoSchema>;

/** Another person who is not the same, whoever said so, and when. */
export const distinctPersonSchema = z.strictObject({
  person_id: idSchema,
  surname: z.string(),
  familyname: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  account: z.string().nullable(),
});
export type DistinctPerson = z.infer<typeof distinctPersonSchema>;
