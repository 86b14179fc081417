import {
  type CheckedContactPerson,
  checkContactPerson,
  emptyContactPerson,
} from '@salient/shared/areas/contacts/checkContactPerson.ts';
import type { ContactPerson, ContactPersonInput } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ContactPersonDraft } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import { draftPersonId } from './moments/ContactMomentDraftEntity.ts';
import { presentContactPerson } from './presentContactPerson.ts';

const fields = Object.keys(emptyContactPerson) as (keyof ContactPersonDraft)[];

/** The stored contact person as the validator and the audit trail know it. */
export const contactPersonDraftOf = (stored: ContactPersonEntity): ContactPersonDraft =>
  Object.fromEntries(fields.map((field) => [field, stored[field]])) as unknown as ContactPersonDraft;

/** The columns of a draft that passed its checks, with those that searches read. */
const columnsOf = (draft: ContactPersonDraft) => ({
  ...draft,
  first_name_key: normalizeText(draft.firstName),
  last_name_key: normalizeText(draft.lastName),
});

/** Everything that can be wrong with a contact person to be created (no `stored`) or updated: rules, and whether the place exists. */
export async function validateContactPersonInput(
  db: EntityManager,
  input: ContactPersonInput,
  stored?: ContactPersonEntity,
): Promise<CheckedContactPerson> {
  const { draft, errors } = checkContactPerson(input, stored && contactPersonDraftOf(stored));
  if (draft.placeId === null || draft.placeId === stored?.placeId) return { draft, errors };
  // Who read the place before a merge sends back what was read.
  const placeId = (await followMerges(db, 'place', [draft.placeId])).get(draft.placeId) ?? draft.placeId;
  if (!(await db.existsBy(PlaceEntity, { id: placeId }))) errors.add('placeId', 'DOES_NOT_EXIST');
  return { draft: { ...draft, placeId }, errors };
}

/** How contact persons are changed. */
export const contactPersonKind: RecordKind<
  ContactPersonEntity,
  CheckedContactPerson,
  ContactPersonInput,
  ContactPerson
> = {
  entity: 'contact_person',
  hasAddress: true,
  // Held from moments, stories and references too: none names a contact person that is being removed.
  claim: ({ db }, id) => db.findOne(ContactPersonEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  mayKnow: async ({ actor }) => mayReadContactData(actor),
  validate: ({ db }, input, stored) => validateContactPersonInput(db, input, stored),
  isUnchanged: (_, stored, { draft }) => isUnchanged(contactPersonDraftOf(stored), draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    const columns = columnsOf(checked.draft);
    await db.insert(ContactPersonEntity, { id, version, ...columns, created_at: now, updated_at: now });
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(ContactPersonEntity, { id }, { ...columnsOf(checked.draft), version, updated_at: now });
  },
  whyNotRemove: async ({ db, services }, { id }) => {
    const codes = new Set(await whyReferenced(db, services, 'contact_person', id));
    // Recorded just now: it could not be ended any more.
    const [draft] = await db.query<object[]>(`SELECT FROM contact_moment_draft d WHERE ${draftPersonId} = $1 LIMIT 1`, [
      id,
    ]);
    if (draft) codes.add('REFERENCED_BY_CONTACT');
    return [...codes].map((code) => `none: ${code}`);
  },
  remove: async ({ db }, { id }) => {
    await db.delete(ContactPersonEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(ContactPersonEntity, { id });
    return stored && { version: stored.version, fields: { ...contactPersonDraftOf(stored) } };
  },
  present: async ({ db, actor }, id) =>
    presentContactPerson(await db.findOneByOrFail(ContactPersonEntity, { id }), actor),
};
