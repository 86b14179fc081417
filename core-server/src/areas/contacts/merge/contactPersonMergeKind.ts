import type { CheckedContactPerson } from '@salient/shared/areas/contacts/checkContactPerson.ts';
import {
  type ContactPerson,
  type ContactPersonInput,
  contactName,
} from '@salient/shared/areas/contacts/contactPerson.ts';
import { type ContactPersonDraft, contactLimits } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import {
  type ContactMergeChoices,
  mergeContactPersonDrafts,
  mergedTogether,
} from '@salient/shared/areas/contacts/contactPersonMerge.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { findStanding } from '../../../lib/merges/findStanding.ts';
import type { MergeKind, MergeSide } from '../../../lib/merges/mergeRecords.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { nameRecords } from '../../references/nameRecords.ts';
import type { ContactPersonEntity } from '../ContactPersonEntity.ts';
import { contactPersonDraftOf, contactPersonKind } from '../contactPersonKind.ts';

export const contactPersonMergeKind: MergeKind<
  ContactPersonEntity,
  CheckedContactPerson,
  ContactPersonInput,
  ContactPerson
> = {
  kind: contactPersonKind,
  draftOf: (_, stored) => contactPersonDraftOf(stored),
  withoutGone: async (db, draft) => {
    const standing = await findStanding(db, 'place', [draft.placeId]);
    return { ...draft, placeId: standing(draft.placeId) };
  },
  undoRules: { together: [mergedTogether.name, mergedTogether.address] },
  nameOf: contactName,
};

type ContactSide = MergeSide<ContactPersonEntity, ContactPersonDraft>;

/**
 * What two contact persons would be as one.
 *
 * @throws RpcFailure invalidData for notes that together are too long to be saved.
 */
export async function mergeContactSides(
  db: EntityManager,
  kept: ContactSide,
  merged: ContactSide,
  choices: ContactMergeChoices,
): Promise<ContactPersonDraft> {
  const places = await nameRecords(db, 'place', [kept.draft.placeId, merged.draft.placeId]);
  const names = new Map([...places].map(([id, { name }]) => [id, name]));
  const draft = mergeContactPersonDrafts(kept.draft, merged.draft, choices, names);
  if (draft.notes.length <= contactLimits.notes) return draft;
  throw new RpcFailure(commonErrors.invalidData, new FieldErrorList().add('notes', 'INVALID_LENGTH').errors);
}
