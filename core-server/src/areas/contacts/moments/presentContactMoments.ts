import type { StoredContribution } from '@salient/shared/areas/contacts/moments/checkContactMoment.ts';
import type { ContactMoment, Contribution } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { type ContactDataReader, mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { nameRecords } from '../../references/nameRecords.ts';
import { loadContributions, momentColumns, type StoredContactMoment } from './loadContactMoments.ts';

export interface Reading {
  readonly db: EntityManager;
  readonly actor: ContactDataReader;
}

interface MomentRow extends Omit<StoredContactMoment, 'contributions'> {
  readonly personFirstName: string;
  readonly personLastName: string;
}

/**
 * Contact moments in the order of their ids as `actor` may read them: without the right to contact data names, method and
 * times alone.
 */
export async function presentContactMoments({ db, actor }: Reading, ids: readonly string[]): Promise<ContactMoment[]> {
  const rows = await db.query<MomentRow[]>(
    `SELECT ${momentColumns}, c.first_name AS "personFirstName", c.last_name AS "personLastName"
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN contact_person_event e ON e.id = wanted.id JOIN contact_person c ON c.id = e.contact_person_id
     ORDER BY wanted.place`,
    [ids],
  );
  if (!mayReadContactData(actor)) return rows.map(openPart);
  const stored = await loadContributions(db, ids);
  const names = await nameContributions(db, [...stored.values()].flat());
  return rows.map((row) => ({
    ...row,
    contributions: (stored.get(row.id) ?? []).map((each) => ({ ...each, name: names.get(each.targetId) ?? '' })),
  }));
}

/** What those read of a moment who read names alone: another column of it stays inside until it stands here. */
const openPart = (moment: MomentRow): ContactMoment => {
  const { id, type, contactPersonId, personFirstName, personLastName, contactMethod, start, end, storyId } = moment;
  return { id, type, contactPersonId, personFirstName, personLastName, contactMethod, start, end, storyId };
};

/** What contributions are called now, by the ids of the records. */
async function nameContributions(
  db: EntityManager,
  contributions: readonly StoredContribution[],
): Promise<ReadonlyMap<Contribution['targetId'], string>> {
  const idsOf = (wanted: StoredContribution['type']) => [
    ...new Set(contributions.flatMap(({ type, targetId }) => (type === wanted ? [targetId] : []))),
  ];
  const labels = [
    ...(await nameRecords(db, 'person', idsOf('person'))),
    ...(await nameRecords(db, 'document', idsOf('document'))),
  ];
  return new Map(labels.map(([id, { name }]) => [id, name]));
}

export async function presentContactMoment(reading: Reading, id: string): Promise<ContactMoment> {
  const [presented] = await presentContactMoments(reading, [id]);
  if (!presented) throw new Error(`contact_person_event ${id} vanished while it was read`);
  return presented;
}
