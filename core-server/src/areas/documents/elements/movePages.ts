import { recordChanges } from '../../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { closeGaps, loadElements, placeElements } from '../holdDocuments.ts';

/**
 * Puts elements of one document behind those of another, in their order; both are held. The trail tells in which document
 * pages are since.
 */
export async function appendElements(
  { db, actor, method, services }: ChangeContext,
  elements: readonly DocumentElementEntity[],
  fromId: string,
  toId: string,
): Promise<void> {
  const ids = elements.map(({ id }) => id);
  const there = await loadElements(db, toId);
  await placeElements(db, toId, [...there.map(({ id }) => id), ...ids]);
  await closeGaps(db, fromId);
  const pages = elements.filter(({ file_id }) => file_id !== null);
  await db.query('UPDATE document_element SET version = version + 1, updated_at = $2 WHERE id = ANY($1)', [
    pages.map(({ id }) => id),
    services.now(),
  ]);
  await recordChanges(
    db,
    pages.map(({ id, version }) => ({
      ...{ actor, method, entity: 'document_element', entityId: id, version: version + 1 },
      partOf: { type: 'document', id: toId },
      ...{ before: { documentId: fromId }, after: { documentId: toId } },
    })),
  );
}
