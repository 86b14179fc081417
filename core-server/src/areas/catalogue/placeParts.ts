import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import { titleSeparator } from '@salient/shared/areas/documents/titlePath.ts';
import type { EntityManager } from 'typeorm';
import type { CatalogueFields, CataloguePart, CatalogueRecord } from '../documents/CatalogueSource.ts';
import { holdDocuments } from '../documents/holdDocuments.ts';

/** A part of a collection in the catalogue, and where it is to stand here. */
export interface PlacedPart {
  readonly record: CatalogueRecord;
  readonly title: string;
  /** Of which document it becomes a sub-document; null when it is one of its own. */
  readonly whole: Pick<CatalogueFields, 'adlibId' | 'title'> | null;
}

/** A document of a collection that is a record of the catalogue. */
interface Here {
  readonly id: string;
  readonly adlib_id: string;
  /** Whether it can have sub-documents. */
  readonly can_hold: boolean;
}

/**
 * The title of a record that lies deeper in the catalogue than documents do here, with the path to it. Of a path that is too
 * long the beginning is left out: the title itself stays whole.
 *
 * @param between what holds it below the document that it is put into, the innermost first.
 */
export function titleWithin(between: readonly CatalogueFields[], { title }: CatalogueFields): string {
  const path = between.map((holder) => holder.title).reverse();
  const whole = [...path, title].join(titleSeparator);
  if (whole.length <= documentLimits.title) return whole;
  return `…${whole.slice(whole.length - Math.max(title.length, documentLimits.title - 1))}`.slice(
    -documentLimits.title,
  );
}

/** Documents of a collection by their number in the catalogue; of two of one number that which others can be put into. */
export async function documentsHere(db: EntityManager, collectionId: string): Promise<ReadonlyMap<string, Here>> {
  const rows = await db.query<Here[]>(
    `SELECT * FROM (
       SELECT id, adlib_id, category = 'ADLIBC' AND parent_id IS NULL AND NOT deleted AS can_hold FROM document
       WHERE collection_id = $1 AND adlib_id <> '') AS here
     ORDER BY can_hold, id`,
    [collectionId],
  );
  return new Map(rows.map((row) => [row.adlib_id, row]));
}

/**
 * Where the parts of a collection stand here: a document has sub-documents, and these have none (DOCUMENT-62). So each is put
 * into the outermost of what holds it that is a document of its own here, and says the rest of the way in its title. What was
 * removed here, or made part of something else, holds nothing.
 */
export function placeParts(parts: readonly CataloguePart[], here: ReadonlyMap<string, Here>): PlacedPart[] {
  const inside = new Set([...here.values()].filter(({ can_hold }) => !can_hold).map(({ adlib_id }) => adlib_id));
  return parts.map(({ record, holders }) => {
    const at = holders.findIndex(({ adlibId }) => !inside.has(adlibId));
    const whole = holders[at] ?? null;
    // Whatever is put into another document can hold nothing in its turn.
    if (whole && !here.has(record.adlibId)) inside.add(record.adlibId);
    return { record, whole, title: titleWithin(whole ? holders.slice(0, at) : holders, record) };
  });
}

/** Parts of which no document is in the collection, not even a removed one: that was removed on purpose. */
export async function missingParts(
  db: EntityManager,
  collectionId: string,
  parts: readonly CataloguePart[],
): Promise<PlacedPart[]> {
  const here = await documentsHere(db, collectionId);
  return placeParts(parts, here).filter(({ record }) => !here.has(record.adlibId));
}

/** Holds the documents of a collection into which parts may be put. */
export async function holdHolders(
  db: EntityManager,
  collectionId: string,
  parts: readonly CataloguePart[],
): Promise<void> {
  const here = await documentsHere(db, collectionId);
  const holders = new Set(parts.flatMap((part) => part.holders).flatMap(({ adlibId }) => here.get(adlibId)?.id ?? []));
  await holdDocuments(db, [...holders]);
}

/**
 * The number in the catalogue of what a part of a collection lies in here: the document that it is part of, else the
 * collection. Null when that is not of the catalogue, and for what is no part of a collection there.
 */
export async function placeOf(db: EntityManager, documentId: string): Promise<string | null> {
  const [row] = await db.query<{ place: string }[]>(
    `SELECT coalesce(p.adlib_id, c.adlib_id, '') AS place FROM document d
     LEFT JOIN document p ON p.id = d.parent_id LEFT JOIN collection c ON c.id = d.collection_id
     WHERE d.id = $1 AND d.category = 'ADLIBC'`,
    [documentId],
  );
  return row?.place || null;
}
