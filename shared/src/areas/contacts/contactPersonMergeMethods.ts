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
import { contactPersonSchema } from './contactPerson.ts';
import { contactMergeChoicesSchema } from './contactPersonMerge.ts';

const two = { idA: recordIdSchema, idB: recordIdSchema, choices: contactMergeChoicesSchema.default({}) };

export const previewContactPersonMerge = defineMethod({
  name: 'previewContactPersonMerge',
  kind: 'query',
  access: 'contacts',
  description:
    'Shows what merging contact person B into contact person A would do: both, the one that stays, and what moves. Needs the right to contact data.',
  params: z.strictObject(two),
  result: z.strictObject({
    contactPersonA: contactPersonSchema,
    contactPersonB: contactPersonSchema,
    /** Contact person A as it would be. */
    merged: contactPersonSchema,
    /** What names contact person B and would name contact person A. */
    references: z.array(recordReferenceSchema),
  }),
  errors: [...missingRecordErrors, commonErrors.invalidData, recordMergeErrors.recordMergedWithItself],
});

export const mergeContactPersons = defineMethod({
  name: 'mergeContactPersons',
  kind: 'command',
  access: 'contacts',
  description:
    'Merges contact person B into contact person A, which stays: moments, stories and documents of B are of A afterwards, and the notes of A keep what differed. It can be undone. Needs the right to contact data.',
  params: z.strictObject({
    ...two,
    /** Checked when they are given. */
    versionA: versionSchema.optional(),
    versionB: versionSchema.optional(),
    reason: mergeReasonSchema,
  }),
  result: contactPersonSchema.extend({ merge_id: idSchema }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    commonErrors.conflict,
    recordMergeErrors.recordMergedWithItself,
  ],
});

export const undoContactPersonMerge = defineMethod({
  name: 'undoContactPersonMerge',
  kind: 'command',
  access: 'contacts',
  description:
    'Makes two contact persons of one again; what somebody changed since the merge stays as it is and is told. What was erased does not come back. Needs the right to contact data.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({
    kept: contactPersonSchema,
    restored: contactPersonSchema,
    left: leftByRecordUndoSchema,
  }),
  errors: [
    ...missingRecordErrors,
    commonErrors.invalidData,
    recordMergeErrors.recordMergeUndone,
    recordMergeErrors.laterRecordMergeStands,
  ],
});

export const findContactPersonMerges = defineMethod({
  name: 'findContactPersonMerges',
  kind: 'query',
  access: 'contacts',
  description:
    'Lists the merges in which a contact person stayed or became part of another, the newest first. Needs the right to contact data.',
  params: z.strictObject({ contact_person_id: recordIdSchema }),
  result: z.array(recordMergeSchema),
});

/** Why two contact persons may be one. */
export const contactDoubleReasons = ['name', 'similarName', 'email', 'phone', 'place', 'nothingElse'] as const;
export type ContactDoubleReason = (typeof contactDoubleReasons)[number];

export const findContactPersonDoubles = defineMethod({
  name: 'findContactPersonDoubles',
  kind: 'query',
  access: 'contacts',
  description:
    'Lists pairs of contact persons that may be one, the surest first: of the same or nearly the same name, in whatever order, with one mail address or number; of one mail address; of the same name in one place; of the same name, where nothing else is known of one of them. A number alone is that of a household. Pairs of which somebody said that they are two are not among them, unless those are asked for. Needs the right to contact data.',
  params: z.strictObject(doublesParams),
  result: doublesOf(contactPersonSchema, {
    /** What they have in common. */
    reasons: z.array(z.enum(contactDoubleReasons)),
  }),
});

export const keepContactPersonsApart = keepApartMethod('keepContactPersonsApart', 'contact persons', 'contacts');
