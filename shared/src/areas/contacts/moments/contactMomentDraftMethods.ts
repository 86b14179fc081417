import { z } from 'zod';
import { defineErrors } from '../../../lib/contract/defineErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { idSchema, okSchema, versionSchema } from '../../../lib/schemas/commonSchemas.ts';
import { activeContactMomentSchema, contactMomentDraftSchema } from './contactMomentDraft.ts';

export const contactMomentDraftErrors = defineErrors({
  /** Another tab or machine of the account saved, started or ended a moment meanwhile; `draft` is what it left, null for none. */
  draftChanged: { code: 2701, data: z.object({ draft: contactMomentDraftSchema.nullable() }) },
  /** Nobody is a contact person under this id any more: removed, or `isErased`, which what was said has to be too. */
  contactPersonGone: { code: 2702, data: z.object({ id: idSchema, isErased: z.boolean() }) },
});

export const getContactMomentDraft = defineMethod({
  name: 'getContactMomentDraft',
  kind: 'query',
  access: 'editor',
  description: 'Answers the contact moment that the caller is recording; null for none.',
  params: z.strictObject({}),
  result: contactMomentDraftSchema.nullable(),
});

export const saveContactMomentDraft = defineMethod({
  name: 'saveContactMomentDraft',
  kind: 'command',
  access: 'editor',
  description:
    'Keeps the contact moment that the caller is recording, so that a crashed browser or another machine goes on.',
  params: z.strictObject({
    moment: activeContactMomentSchema,
    /** Of the draft that was read; null to start a moment. */
    version: versionSchema.nullable(),
  }),
  result: contactMomentDraftSchema,
  errors: [contactMomentDraftErrors.draftChanged, contactMomentDraftErrors.contactPersonGone],
});

export const discardContactMomentDraft = defineMethod({
  name: 'discardContactMomentDraft',
  kind: 'command',
  access: 'editor',
  description: 'Throws away the contact moment that the caller is recording. One that is gone already is no error.',
  params: z.strictObject({ id: idSchema }),
  result: okSchema,
});
