import type {
  ContactMomentDraft,
  StoredContribution,
} from '@salient/shared/areas/contacts/moments/checkContactMoment.ts';
import type { EntityManager } from 'typeorm';

/** A moment as it is stored, with its contributions in their order; times as `YYYY-MM-DD HH:mm`. */
export interface StoredContactMoment extends ContactMomentDraft {
  readonly id: string;
  readonly version: number;
}

/** Columns of a moment `e` in the names of its draft. */
export const momentColumns = `e.id, e.version, e.type, e.contact_person_id AS "contactPersonId",
  e.contact_method AS "contactMethod", to_char(e.start_at, 'YYYY-MM-DD HH24:MI') AS start,
  to_char(e.end_at, 'YYYY-MM-DD HH24:MI') AS "end", e.transcript, e.story_id AS "storyId"`;

/** The contributions of moments by the ids of those. */
export async function loadContributions(
  db: EntityManager,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, StoredContribution[]>> {
  const rows = await db.query<{ event_id: string; contributions: StoredContribution[] }[]>(
    `SELECT event_id, json_agg(json_build_object(
       'type', CASE WHEN person_id IS NULL THEN 'document' ELSE 'person' END,
       'targetId', coalesce(person_id, document_id)) ORDER BY position, id) AS contributions
     FROM contact_contribution WHERE event_id = ANY($1) GROUP BY event_id`,
    [eventIds],
  );
  return new Map(rows.map(({ event_id, contributions }) => [event_id, contributions]));
}

/**
 * One moment; null when there is none.
 *
 * @param hold keeps it from others until the transaction ends.
 */
export async function loadContactMoment(
  db: EntityManager,
  id: string,
  { hold = false } = {},
): Promise<StoredContactMoment | null> {
  const [row] = await db.query<Omit<StoredContactMoment, 'contributions'>[]>(
    `SELECT ${momentColumns} FROM contact_person_event e WHERE e.id = $1${hold ? ' FOR UPDATE' : ''}`,
    [id],
  );
  if (!row) return null;
  return { ...row, contributions: (await loadContributions(db, [id])).get(id) ?? [] };
}
