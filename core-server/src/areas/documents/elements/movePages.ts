import { recordChanges } from '../../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { closeGaps, loadElements, placeElements } from '../holdDocuments.ts';
import { recordMove } from './recordMove.ts';

/**
 * Puts elements of one document behind those of another, in their order; both are held, and the history of both tells of
 * it. That of each page tells in which document it is since.
 *
 * @param elements as they stand in the one that they leave.
 */
export async function appendElements(
  context: ChangeContext,
  elements: readonly DocumentElementEntity[],
  fromId: string,
  toId: string,
): Promise<void> {
  const { db, actor, method, services } = context;
  const ids = elements.map(({ id }) => id);
  const [here, there] = [await loadElements(db, fromId), await loadElements(db, toId)];
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
      ...{ before: { documentId: fromId }, after: { documentId: toId } },
    })),
  );
  await recordMove(
    context,
    elements,
    { documentId: fromId, all: here },
    { documentId: toId, all: [...there, ...elements] },
  );
}
