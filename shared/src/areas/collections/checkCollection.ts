import { FieldErrorList } from '../../lib/contract/validation.ts';
import { emptyDraft } from '../../lib/fields/fields.ts';
import { readFields } from '../../lib/fields/readFields.ts';
import type { CollectionInput } from './collection.ts';
import { type CollectionDraft, collectionFields } from './collectionFields.ts';

export interface CheckedCollection {
  readonly draft: CollectionDraft;
  readonly errors: FieldErrorList;
}

/** A new collection before anything is typed. */
export const emptyCollection: Readonly<CollectionDraft> = emptyDraft(collectionFields);

/**
 * Checks what an editor gives for a collection and answers it in stored form. Whether its person exists and whether its
 * code is another one's is checked where the database is at hand.
 *
 * @param base the stored collection for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkCollection(
  input: CollectionInput,
  base: Readonly<CollectionDraft> = emptyCollection,
): CheckedCollection {
  const errors = new FieldErrorList();
  return { draft: readFields(collectionFields, input, base, errors), errors };
}
