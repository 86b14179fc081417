import type { EntityManager } from 'typeorm';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';

/**
 * Whether something was given away that is nobody's to read any more: somebody who may be alive after all, somebody or something
 * that was removed, or a word of somebody who was erased. It shall not wait for the night.
 *
 * @param since when the present dump began to be made.
 */
export async function isWithdrawn(db: EntityManager, since: Date): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }[]>(
    `SELECT EXISTS (
         SELECT FROM person p JOIN published_record r ON r.id = p.id AND NOT r.is_deleted
         WHERE NOT (${isPublicPersonSql('p')}))
       OR EXISTS (
         SELECT FROM redirect d JOIN published_record r ON r.id = d.from_id AND NOT r.is_deleted
         WHERE d.reason = 'removed')
       OR EXISTS (SELECT FROM erasure WHERE at > $1) AS is`,
    [since],
  );
  return row?.is ?? false;
}
