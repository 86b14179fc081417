import type { EntityManager } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';

/**
 * Whom an id names by now: who read a contact person before a merge sends back what was read. Held, so that nobody removes
 * or merges the person meanwhile; null when there is none.
 */
export async function holdContactPerson(db: EntityManager, id: string): Promise<string | null> {
  let named: string | undefined = id;
  while (named !== undefined) {
    const [held] = await db.query<object[]>('SELECT FROM contact_person WHERE id = $1 FOR KEY SHARE', [named]);
    if (held) return named;
    named = (await followMerges(db, 'contact_person', [named])).get(named);
  }
  return null;
}
