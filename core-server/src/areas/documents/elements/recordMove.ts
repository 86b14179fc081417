import type { EntityManager } from 'typeorm';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import type { StoredElements } from '../../../lib/changes/showFields.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { DocumentEntity } from '../DocumentEntity.ts';

/** Elements in a document, by their places there from 0. */
interface Standing {
  readonly documentId: string;
  readonly places: readonly number[];
}

/** How many of those that moved are named. */
const namedOfEach = 3;

/**
 * Tells in the history of both documents which elements went from where to where: one line, without a version, as the
 * documents themselves stay what they are.
 *
 * @param elements as they were before, in their order.
 * @param to null where each became a document of its own.
 */
export async function recordMove(
  { db, actor, method }: ChangeContext,
  elements: readonly DocumentElementEntity[],
  fromId: string,
  to: Standing | null,
): Promise<void> {
  const from = { documentId: fromId, places: elements.map(({ position }) => position) };
  if (to?.documentId === fromId && to.places.every((place, index) => place === from.places[index])) return;
  const named = { names: await namesOf(db, elements.slice(0, namedOfEach)), count: elements.length };
  const unnamed = { names: [], count: elements.length };
  const documentIds = new Set([fromId, ...(to ? [to.documentId] : [])]);
  await recordChanges(
    db,
    [...documentIds].map((id) => {
      const seenFrom = (standing: Standing | null): Pick<StoredElements, 'documentId' | 'numbers'> => ({
        documentId: standing === null || standing.documentId === id ? null : standing.documentId,
        numbers: numbersOf(standing?.places ?? []),
      });
      return {
        ...{ actor, method, entity: 'document' as const, entityId: id },
        before: { elements: { ...seenFrom(from), ...named } satisfies StoredElements },
        after: { elements: { ...seenFrom(to), ...unnamed } satisfies StoredElements },
      };
    }),
  );
}

/** Places as they are read: `[1, 2, 3, 6]` are numbers `2–4, 7`. */
function numbersOf(places: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === place - 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}–${last + 1}`)).join(', ');
}

/** Files of pages and titles of sub-documents. */
async function namesOf(db: EntityManager, elements: readonly DocumentElementEntity[]): Promise<string[]> {
  const names: string[] = [];
  for (const { subdocument_id, original_filename } of elements) {
    const subdocument = subdocument_id === null ? null : await db.findOneBy(DocumentEntity, { id: subdocument_id });
    names.push(subdocument?.title ?? original_filename);
  }
  return names;
}
