import type { DocumentElementEntity } from './DocumentElementEntity.ts';

type Element = Pick<DocumentElementEntity, 'id' | 'document_id' | 'file_id'>;

/**
 * The numbers of the pages among elements, which are those of whole documents in their order: a page counts among the pages
 * of its document alone, as visitors count and citations say. Sub-documents have none.
 */
export function pageNumbers(elements: readonly Element[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { id, document_id, file_id } of elements) {
    if (file_id === null) continue;
    const number = (counts.get(document_id) ?? 0) + 1;
    counts.set(document_id, number);
    numbers.set(id, number);
  }
  return numbers;
}

/** The number of a page in SQL. @param page the alias of its row of `document_element`. */
export const pageNumberSql = (page: string): string =>
  `(SELECT count(*)::integer FROM document_element o
    WHERE o.document_id = ${page}.document_id AND o.file_id IS NOT NULL AND o.position <= ${page}.position)`;
