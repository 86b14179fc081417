import type { EntityManager } from 'typeorm';
import type { PresentState } from '../../lib/changes/HistoryArea.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { documentDraftOf, withParts } from './documentDraft.ts';
import { keptParts } from './parts/keptParts.ts';

/** Everything that the trail keeps of a document; null when there is none. */
export async function documentState(db: EntityManager, id: string): Promise<PresentState | null> {
  const [stored] = await withParts(db, await db.findBy(DocumentEntity, { id }));
  if (!stored) return null;
  const fields = { ...documentDraftOf(stored), ...(await keptParts(db, stored)), deleted: stored.deleted };
  return { version: stored.version, fields };
}
