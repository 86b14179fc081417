import type { EntityManager } from 'typeorm';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import type { StoredElements } from '../../../lib/changes/showFields.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { DocumentEntity } from '../DocumentEntity.ts';

type Element = DocumentElementEntity;

/** Elements that went to a document, and all that it has since. */
interface Standing {
  readonly documentId: string;
  readonly all: readonly Pick<Element, 'id' | 'file_id'>[];
}

const isPage = ({ file_id }: Pick<Element, 'file_id'>) => file_id !== null;

/** How many of those that moved are named. */
const namedOfEach = 3;

/**
 * Tells in the history of both documents which elements went from where to where: one line, without a version, as the
 * documents themselves stay what they are.
 *
 * @param elements as they were before, in their order.
 * @param from the document that they were in, with all that it had before.
 * @param to null where each became a document of its own.
 */
export async function recordMove(
  { db, actor, method }: ChangeContext,
  elements: readonly Element[],
  from: Standing,
  to: Standing | null,
): Promise<void> {
  const isSame = (id: string, index: number) => to?.all[index]?.id === id;
  if (to?.documentId === from.documentId && from.all.every(({ id }, index) => isSame(id, index))) return;
  const named = { names: await namesOf(db, elements.slice(0, namedOfEach)), count: elements.length };
  const unnamed = { names: [], count: elements.length };
  const documentIds = new Set([from.documentId, ...(to ? [to.documentId] : [])]);
  await recordChanges(
    db,
    [...documentIds].map((id) => {
      const seenFrom = (standing: Standing | null): Pick<StoredElements, 'documentId' | 'numbers'> => ({
        documentId: standing === null || standing.documentId === id ? null : standing.documentId,
        numbers: standing === null ? '' : numbersOf(elements, standing),
      });
      return {
        ...{ actor, method, entity: 'document' as const, entityId: id },
        before: { elements: { ...seenFrom(from), ...named } satisfies StoredElements },
        after: { elements: { ...seenFrom(to), ...unnamed } satisfies StoredElements },
      };
    }),
  );
}

/** Numbers as they are read, `2–4, 7`: those of the pages among pages, as everywhere; of sub-documents alone those among all. */
function numbersOf(elements: readonly Element[], { all }: Standing): string {
  const counted = elements.some(isPage) ? all.filter(isPage) : all;
  const places = new Map(counted.map(({ id }, index) => [id, index + 1]));
  const numbers = elements.flatMap(({ id }) => places.get(id) ?? []);
  const runs: [first: number, last: number][] = [];
  for (const number of numbers.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
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
