import type { EntityManager } from 'typeorm';

/** A page of a document or of one of its sub-documents, with what is written out of it. */
export interface ScanOfDocument {
  readonly id: string;
  readonly version: number;
  readonly documentId: string;
  /** Title of the sub-document that it is a page of; null for the document's own. */
  readonly part: string | null;
  /** From 1, among the pages of its document. */
  readonly number: number;
  readonly original_filename: string;
  readonly transcription: string;
}

/** The pages of a document in the order in which they are leafed through: those of a sub-document where that stands. */
export const scansOf = (db: EntityManager, documentId: string): Promise<ScanOfDocument[]> =>
  db.query(
    `SELECT p.id, p.version, p.document_id AS "documentId", s.title AS part, 
       count(*) OVER (PARTITION BY p.document_id ORDER BY p.position)::integer AS number,
       p.original_filename, p.transcription
     FROM document_element e
     LEFT JOIN document s ON s.id = e.subdocument_id
     JOIN document_element p ON p.file_id IS NOT NULL AND (p.id = e.id OR p.document_id = e.subdocument_id)
     WHERE e.document_id = $1
     ORDER BY e.position, p.position`,
    [documentId],
  );
