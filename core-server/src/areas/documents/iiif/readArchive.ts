import type { DocumentCategory, documentKinds } from '@salient/shared/areas/documents/documentTypes.ts';
import type { PublicRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { publicRightsOf, type SaidOfRights } from '../../scan-rights/publicRights.ts';
import { isScanShownSql, publicRightsSql } from '../../scan-rights/shownScans.ts';
import { type ArchiveReader, isShownTo } from './openForReader.ts';

/** What a manifest says of a document. Fields that visitors see, and no other. */
export interface ArchiveDocument {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: DocumentCategory;
  readonly kind: (typeof documentKinds)[number];
  readonly counter: number | null;
  readonly institution: string;
  readonly inventoryId: string;
  readonly source: string;
  readonly url: string;
  readonly collection: { readonly id: string; readonly title: string; readonly adlibCode: string } | null;
  /** The document that it is part of, where the reader may know of it. */
  readonly parent: { readonly id: string; readonly title: string } | null;
}

/** A page of a document or of one of its sub-documents. */
export interface ArchivePage {
  readonly id: string;
  readonly documentId: string;
  /** Of a sub-document's page, what that is called. */
  readonly partTitle: string | null;
  /** Among the pages of its document, from 1, as the page for visitors counts them. */
  readonly number: number;
  /** Pixels; null for what is no image. */
  readonly width: number | null;
  readonly height: number | null;
  readonly mimetype: string;
  readonly filename: string;
  readonly hasTranscription: boolean;
  /** Whether the reader sees its picture and its file: staff do, everybody else where the rights allow it. */
  readonly isShown: boolean;
  /** Null where nothing is said of them, or nothing that readers need to know. */
  readonly rights: PublicRights | null;
}

/** The document whose manifest is asked for, which the reader may see. */
export async function readDocument({ db, isStaff }: ArchiveReader, id: string): Promise<ArchiveDocument> {
  const [row] = await db.query<[ArchiveDocument]>(
    `SELECT doc.id, doc.title, doc.description, doc.category, doc.kind, doc.counter, doc.institution,
       doc.inventory_id AS "inventoryId", doc.source, doc.url,
       (SELECT jsonb_build_object('id', c.id, 'title', c.title, 'adlibCode', c.adlib_code)
         FROM collection c WHERE c.id = doc.collection_id AND NOT c.deleted) AS collection,
       (SELECT jsonb_build_object('id', d.id, 'title', d.title)
         FROM document d WHERE d.id = doc.parent_id AND ${isShownTo({ isStaff })}) AS parent
     FROM document doc WHERE doc.id = $1`,
    [id],
  );
  return row;
}

/** SQL of the rights to a page `e` of a document `d`. */
const ofRights = ({ isStaff }: Pick<ArchiveReader, 'isStaff'>) =>
  `${isStaff ? 'true' : isScanShownSql} AS is_shown, ${publicRightsSql} AS rights`;

/** Pages of a document, and of the sub-documents that the reader may see where their elements stand. In order of `inOrder`. */
const pagesOfDocument = (reader: Pick<ArchiveReader, 'isStaff'>) => `(
  SELECT e.*, e.position AS place, NULL AS part_title, ${ofRights(reader)} FROM document_element e
  JOIN document d ON d.id = e.document_id
  WHERE e.document_id = $1 AND e.file_id IS NOT NULL
  UNION ALL
  SELECT e.*, part.position, d.title, ${ofRights(reader)} FROM document_element part
  JOIN document d ON d.id = part.subdocument_id AND ${isShownTo(reader)}
  JOIN document_element e ON e.document_id = d.id AND e.file_id IS NOT NULL
  WHERE part.document_id = $1) page`;
const inOrder = 'place, position';

/** The pages of a document in their order, with those of the sub-documents that the reader may see. */
export async function readPages(reader: ArchiveReader, id: string): Promise<ArchivePage[]> {
  const pages = await reader.db.query<(Omit<ArchivePage, 'rights'> & { readonly rights: SaidOfRights | null })[]>(
    `SELECT page.id, document_id AS "documentId", part_title AS "partTitle", 
       (row_number() OVER (PARTITION BY document_id ORDER BY position))::integer AS number, page.width, page.height,
       f.mimetype, original_filename AS filename, transcription <> '' AS "hasTranscription",
       is_shown AS "isShown", rights
     FROM ${pagesOfDocument(reader)} JOIN file f ON f.id = file_id ORDER BY ${inOrder}`,
    [id],
  );
  return pages.map((page) => ({ ...page, rights: publicRightsOf(page.rights) }));
}

export interface TranscribedPage {
  readonly id: string;
  readonly documentId: string;
  readonly transcription: string;
}

/** A page of the document itself; undefined for one of another. */
export async function readTranscription(
  { db }: ArchiveReader,
  documentId: string,
  pageId: string,
): Promise<TranscribedPage | undefined> {
  const [row] = await db.query<TranscribedPage[]>(
    `SELECT id, document_id AS "documentId", transcription FROM document_element
     WHERE id = $1 AND document_id = $2 AND file_id IS NOT NULL`,
    [pageId, documentId],
  );
  return row;
}

/**
 * Ids of the pages, in their order, whose transcription may have all words. Letters are compared without accents; what the
 * database cannot compare so is among them, for the caller to look at.
 *
 * @param words in normal form, of letters and digits alone.
 */
export async function findTranscribedPages(
  reader: ArchiveReader,
  documentId: string,
  words: readonly string[],
): Promise<string[]> {
  const rows = await reader.db.query<{ id: string }[]>(
    `SELECT id FROM ${pagesOfDocument(reader)}, LATERAL normalize(transcription, NFKD) AS text
     WHERE transcription <> ''
       AND (text ~ $2 OR lower(regexp_replace(text, '[\\u0300-\\u036F]', '', 'g')) LIKE ALL ($3::text[]))
     ORDER BY ${inOrder}`,
    [documentId, otherLetters, words.map((word) => `%${word}%`)],
  );
  return rows.map(({ id }) => id);
}

/** Anything but the letters, digits and signs of which every database knows the small forms. */
const otherLetters = '[^\\u0001-\\u007F\\u00A0-\\u00AC\\u00AE-\\u00BF\\u0300-\\u036F\\u2010-\\u2027\\u2030-\\u205E]';

export function readTranscriptions({ db }: ArchiveReader, ids: readonly string[]): Promise<TranscribedPage[]> {
  return db.query(
    `SELECT e.id, e.document_id AS "documentId", e.transcription
     FROM unnest($1::uuid[]) WITH ORDINALITY AS asked(id, place) JOIN document_element e USING (id) ORDER BY place`,
    [ids],
  );
}

export interface ArchiveCollection {
  readonly id: string;
  readonly title: string;
  readonly adlibCode: string;
  readonly description: string;
  readonly documents: readonly CollectionRow[];
}

export interface CollectionRow {
  readonly id: string;
  readonly title: string;
  /** The first of its pages that is an image which the reader sees. */
  readonly image: { readonly id: string; readonly width: number; readonly height: number } | null;
}

/**
 * A collection with its documents as `getCollectionDocuments` orders them. A sub-document is part of the document that it
 * belongs to, and stands by itself where the reader does not see that one.
 */
export async function readCollection(reader: ArchiveReader, id: string): Promise<ArchiveCollection> {
  const [collection] = await reader.db.query<[Omit<ArchiveCollection, 'documents'>]>(
    'SELECT id, title, adlib_code AS "adlibCode", description FROM collection WHERE id = $1',
    [id],
  );
  const documents = await reader.db.query<CollectionRow[]>(
    `WITH shown AS (SELECT d.* FROM document d WHERE d.collection_id = $1 AND ${isShownTo(reader)})
     SELECT d.id, d.title,
       (SELECT jsonb_build_object('id', e.id, 'width', e.width, 'height', e.height) FROM document_element e
         WHERE e.document_id = d.id AND e.width IS NOT NULL AND ${reader.isStaff ? 'true' : isScanShownSql}
         ORDER BY e.position LIMIT 1) AS image
     FROM shown d
     WHERE NOT EXISTS (SELECT FROM shown whole WHERE whole.id = d.parent_id)
     ORDER BY d.order_title, d.id`,
    [id],
  );
  return { ...collection, documents };
}
