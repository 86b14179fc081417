import { emptyCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import type { CollectionDraft } from '@salient/shared/areas/collections/collectionFields.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { CollectionEntity } from './CollectionEntity.ts';

const fields = Object.keys(emptyCollection) as (keyof CollectionDraft)[];

/** The stored collection as the validator and the audit trail know it. */
export const collectionDraftOf = (stored: CollectionEntity): CollectionDraft =>
  Object.fromEntries(fields.map((field) => [field, stored[field]])) as unknown as CollectionDraft;

/** The columns of a draft that passed its checks, with those that searches and lists read. */
export const collectionColumns = (draft: CollectionDraft) => ({
  ...draft,
  sort_code: normalizeText(draft.adlibCode),
  sort_title: normalizeText(draft.title),
  words: normalizeText(`${draft.adlibCode} ${draft.title} ${draft.description}`),
});
