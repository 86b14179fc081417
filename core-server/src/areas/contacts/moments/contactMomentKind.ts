import {
  type CheckedContactMoment,
  checkContactMoment,
  type StoredContribution,
} from '@salient/shared/areas/contacts/moments/checkContactMoment.ts';
import type { ContactMoment, ContactMomentInput } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import { isUnchanged } from '../../../lib/changes/isUnchanged.ts';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import type { RecordKind } from '../../../lib/records/RecordKind.ts';
import { holdContactPerson } from '../holdContactPerson.ts';
import { ContactPersonEventEntity } from './ContactPersonEventEntity.ts';
import { loadContactMoment, type StoredContactMoment } from './loadContactMoments.ts';
import { presentContactMoment } from './presentContactMoments.ts';

/** The stored moment as the audit trail knows it: contributions as lists of records, so that history names them. */
export function momentFields({ id: _id, version: _version, contributions, ...fields }: StoredContactMoment): Fields {
  const idsOf = (wanted: StoredContribution['type']) =>
    contributions.flatMap(({ type, targetId }) => (type === wanted ? [targetId] : []));
  return { ...fields, persons: idsOf('person'), documents: idsOf('document') };
}

/**
 * Everything that can be wrong with a moment to be created (no `stored`) or updated: rules, and whether its person and the
 * contributions that it did not have before exist. Records that were merged are followed to where they went.
 */
export async function validateContactMomentInput(
  db: EntityManager,
  input: ContactMomentInput,
  stored?: StoredContactMoment,
): Promise<CheckedContactMoment> {
  const { draft, errors } = checkContactMoment(input, stored);
  let { contactPersonId } = draft;
  if (contactPersonId !== '' && contactPersonId !== stored?.contactPersonId) {
    contactPersonId = (await holdContactPerson(db, contactPersonId)) ?? '';
    if (contactPersonId === '') errors.add('contactPersonId', 'DOES_NOT_EXIST');
  }
  const before = new Set(stored?.contributions.map(({ targetId }) => targetId));
  const persons = draft.contributions.filter(({ type, targetId }) => type === 'person' && !before.has(targetId));
  const followed = await followMerges(
    db,
    'person',
    persons.map(({ targetId }) => targetId),
  );
  const given = draft.contributions.map((each) => ({
    ...each,
    targetId: (each.type === 'person' && followed.get(each.targetId)) || each.targetId,
  }));
  const contributions = new Map(given.map((each) => [each.targetId, each]));
  const added = [...contributions.values()].filter(({ targetId }) => !before.has(targetId));
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM person WHERE id = ANY($1) UNION ALL SELECT id FROM document WHERE id = ANY($2) AND NOT deleted`,
    (['person', 'document'] as const).map((wanted) =>
      added.flatMap(({ type, targetId }) => (type === wanted ? [targetId] : [])),
    ),
  );
  const standing = new Set([...before, ...rows.map(({ id }) => id)]);
  for (const [place, { targetId }] of given.entries()) {
    if (!standing.has(targetId)) errors.addAt('contributions', place, 'DOES_NOT_EXIST');
  }
  return { draft: { ...draft, contactPersonId, contributions: [...contributions.values()] }, errors };
}

/** How contact moments are changed. Those of key stories follow from their story. */
export const contactMomentKind: RecordKind<
  StoredContactMoment,
  CheckedContactMoment,
  ContactMomentInput,
  ContactMoment
> = {
  entity: 'contact_person_event',
  claim: async ({ db }, id, input) => {
    // The person first, as merges do: else each may wait for the other.
    if (input?.contactPersonId) await holdContactPerson(db, input.contactPersonId);
    return loadContactMoment(db, id, { hold: true });
  },
  mayKnow: async ({ actor }) => mayReadContactData(actor),
  validate: ({ db }, input, stored) => validateContactMomentInput(db, input, stored),
  isUnchanged: (_, { id: _id, version: _version, ...stored }, { draft }) => isUnchanged(stored, draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    const { contributions, ...columns } = checked.draft;
    await db.insert(ContactPersonEventEntity, { id, version, ...columns, created_at: now, updated_at: now });
    await writeContributions(db, id, contributions);
  },
  update: async ({ db }, { id, version, checked, now }) => {
    const { contributions, ...columns } = checked.draft;
    await db.update(ContactPersonEventEntity, { id }, { ...columns, version, updated_at: now });
    await db.query('DELETE FROM contact_contribution WHERE event_id = $1', [id]);
    await writeContributions(db, id, contributions);
  },
  whyNotRemove: async (_, { type }) => (type === 'key_story' ? ['none: REFERENCED_BY_PERSON_STORY'] : []),
  remove: async ({ db }, { id }) => {
    await db.delete(ContactPersonEventEntity, { id });
  },
  state: async (db, id) => {
    const stored = await loadContactMoment(db, id);
    return stored && { version: stored.version, fields: momentFields(stored) };
  },
  present: (context, id) => presentContactMoment(context, id),
};

/** In one statement, whatever their number. */
async function writeContributions(
  db: EntityManager,
  eventId: string,
  contributions: readonly StoredContribution[],
): Promise<void> {
  const idsOf = (wanted: StoredContribution['type']) =>
    contributions.map(({ type, targetId }) => (type === wanted ? targetId : null));
  await db.query(
    `INSERT INTO contact_contribution (id, event_id, position, person_id, document_id)
     SELECT given.id, $1, given.place - 1, given.person_id, given.document_id
     FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) WITH ORDINALITY AS given (id, person_id, document_id, place)`,
    [eventId, contributions.map(() => uuidv7()), idsOf('person'), idsOf('document')],
  );
}
