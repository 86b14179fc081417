import { emptyDocument, type StoredDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import { counterText } from '@salient/shared/areas/documents/documentTypes.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import type { StoredRecord } from '../../lib/records/RecordKind.ts';
import type { DocumentEntity } from './DocumentEntity.ts';
import { loadReferences } from './parts/storedReferences.ts';
import { loadTags } from './parts/storedTags.ts';

/** A document as it is stored, with what it is tagged with and refers to. */
export interface WholeDocument extends StoredDocument, StoredRecord {
  readonly counter: number | null;
  readonly deleted: boolean;
}

const { tags: _tags, references: _references, ...ownFields } = emptyDocument;
const ownColumns = Object.keys(ownFields) as (keyof typeof ownFields)[];

/** Documents with their parts, in the order that they were given in. */
export async function withParts(db: EntityManager, stored: readonly DocumentEntity[]): Promise<WholeDocument[]> {
  const ids = stored.map(({ id }) => id);
  const [tags, references] = [await loadTags(db, 'document_id', ids), await loadReferences(db, 'document_id', ids)];
  return stored.map((entity) => ({
    ...(Object.fromEntries(ownColumns.map((column) => [column, entity[column]])) as unknown as typeof ownFields),
    ...{ id: entity.id, version: entity.version, counter: entity.counter, deleted: entity.deleted },
    tags: tags.get(entity.id) ?? [],
    references: references.get(entity.id) ?? [],
  }));
}

/** The stored document as the validator knows it. */
export const documentDraftOf = ({
  id: _id,
  version: _version,
  counter: _counter,
  deleted: _deleted,
  ...draft
}: WholeDocument): StoredDocument => draft;

/** The columns of a draft that passed its checks, with those that searches and lists read. */
export function documentColumns(draft: StoredDocument, counter: number | null) {
  const { tags: _ownTags, references: _ownReferences, ...own } = draft;
  const code = counter === null ? draft.adlibCode : counterText(counter);
  return {
    ...own,
    counter,
    sort_title: normalizeText(draft.title),
    words: normalizeText([draft.title, draft.description, code, draft.inventoryId].join(' ')),
  };
}
