/** What bears tags and refers to records: a document, or one of its pages, by the column that names it. */
export type PartOwner = 'document_id' | 'element_id';
