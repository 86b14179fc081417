import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { RecordReference } from '../../lib/merges/RecordReference.ts';
import { joinReferences } from './parts/joinReferences.ts';
import type { PartOwner } from './parts/PartOwner.ts';

const ownerTypes = { document_id: 'document', element_id: 'document_element' } as const satisfies Record<
  PartOwner,
  HistoryType
>;

/** The document that a row belongs to, be it through a page. */
const documentOf = {
  document_id: 'r.document_id',
  element_id: '(SELECT e.document_id FROM document_element e WHERE e.id = r.element_id)',
} as const satisfies Record<PartOwner, string>;

/** The rows of one column that documents, or their pages, own. */
const rows = (to: HistoryType, table: string, column: string, owner: PartOwner): RecordReference => ({
  ...{ to, table, column, refusal: 'REFERENCED_BY_DOCUMENT' },
  keptAs: `${table}.${column} of ${ownerTypes[owner]}`,
  where: `r.${owner} IS NOT NULL`,
  owner: { type: ownerTypes[owner], column: owner },
  countedAs: { type: 'document', id: documentOf[owner] },
  trail: 'owner',
  ...(table === 'document_reference' ? { sameRows: joinReferences(owner) } : {}),
});

const referred = {
  person_id: 'person',
  place_id: 'place',
  memorial_id: 'memorial',
  military_entity_id: 'military_entity',
  key_location_id: 'key_location',
  project_id: 'project',
  target_document_id: 'document',
  contact_person_id: 'contact_person',
} as const satisfies Record<string, HistoryType>;

const inTags = { person_id: 'person', place_id: 'place', military_entity_id: 'military_entity' } as const;

const rowsOwnedBy = (owner: PartOwner): RecordReference[] => [
  ...Object.entries(referred).map(([column, to]) => rows(to, 'document_reference', column, owner)),
  ...Object.entries(inTags).map(([column, to]) => rows(to, 'document_tag_value', column, owner)),
];

/** What documents and pages name. Documents come first: whoever changes a page holds its document before the page, and so do merges. */
export const documentReferences: readonly RecordReference[] = [
  ...rowsOwnedBy('document_id'),
  ...rowsOwnedBy('element_id'),
];
