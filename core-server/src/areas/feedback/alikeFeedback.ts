import type { EntityManager } from 'typeorm';
import type { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';

interface Alike {
  /** Numbers of other messages about the same person that wait as well. */
  readonly waiting: readonly string[];
  /** Numbers of messages in the same words, about whomever. */
  readonly sameText: readonly string[];
}

/** How many numbers are told of one message. */
const most = 5;

/** What was sent twice, or by several people about one person, by the id of the message. */
export async function findAlike(
  db: EntityManager,
  rows: readonly Pick<PersonFeedbackEntity, 'id'>[],
): Promise<ReadonlyMap<string, Alike>> {
  if (rows.length === 0) return new Map();
  const found = await db.query<({ id: string } & Alike)[]>(
    `SELECT f.id,
       ARRAY(SELECT o.reference FROM person_feedback o
             WHERE o.person_id = f.person_id AND o.id <> f.id AND o.status = 'submitted'
             ORDER BY o.timestamp LIMIT ${most}) AS waiting,
       ARRAY(SELECT o.reference FROM person_feedback o
             WHERE f.description <> '' AND o.description <> '' AND md5(lower(o.description)) = md5(lower(f.description))
               AND o.id <> f.id AND o.status <> 'writing'
             ORDER BY o.timestamp LIMIT ${most}) AS "sameText"
     FROM person_feedback f WHERE f.id = ANY($1)`,
    [rows.map(({ id }) => id)],
  );
  return new Map(found.map(({ id, ...alike }) => [id, alike]));
}
