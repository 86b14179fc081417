import { type CheckedCollection, checkCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import type { CollectionInput } from '@salient/shared/areas/collections/collection.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { CollectionEntity } from './CollectionEntity.ts';
import { collectionDraftOf } from './collectionDraft.ts';

/**
 * Everything that can be wrong with a collection to be created (no `stored`) or updated: rules, whether its person exists,
 * whether its code is that of another one, and whether it was removed.
 */
export async function validateCollectionInput(
  db: EntityManager,
  input: CollectionInput,
  stored?: CollectionEntity,
): Promise<CheckedCollection> {
  const { draft, errors } = checkCollection(withPersonId(input, stored), stored && collectionDraftOf(stored));
  if (stored?.deleted) errors.add('none', 'RECORD_REMOVED');
  const isTaken =
    draft.adlibCode !== '' &&
    ((await isCodeOfAnother(db, draft.adlibCode, stored?.id)) ||
      (draft.adlibCode !== stored?.adlibCode && (await isCodeOfDocument(db, draft.adlibCode))));
  if (isTaken) {
    errors.add('adlibCode', 'DATA_ALREADY_EXISTS');
  }
  if (draft.person_id === null || draft.person_id === stored?.person_id) return { draft, errors };
  // Who read the person before a merge sends back what was read.
  const person_id = (await followMerges(db, 'person', [draft.person_id])).get(draft.person_id) ?? draft.person_id;
  if (!(await db.existsBy(PersonEntity, { id: person_id }))) errors.add('person_id', 'DOES_NOT_EXIST');
  return { draft: { ...draft, person_id }, errors };
}

/** The id of the person whom an input names by `person`; null takes the person away, undefined says nothing. */
export const idOfPerson = ({ person }: CollectionInput): string | null | undefined =>
  typeof person === 'object' && person !== null ? person.id : person;

/** An input with its person under `person_id`. Whoever sends a record as it was read changes one of the two keys. */
function withPersonId(input: CollectionInput, stored: CollectionEntity | undefined): CollectionInput {
  const named = idOfPerson(input);
  const { person: _, ...own } = input;
  const isSaid = own.person_id !== undefined && own.person_id !== stored?.person_id;
  return named === undefined || isSaid ? own : { ...own, person_id: named };
}

/** One code is one box, in whatever case, also while that is removed: it can come back (COLLECTION-27). */
const isCodeOfAnother = (db: EntityManager, code: string, id: string | undefined): Promise<boolean> => {
  const query = db.createQueryBuilder(CollectionEntity, 'c').where('lower(c.adlibCode) = lower(:code)', { code });
  return (id === undefined ? query : query.andWhere('c.id <> :id', { id })).getExists();
};

/** What came from the catalogue as a document, by itself or within another box, is no second time a box (CATALOGUE-08). */
const isCodeOfDocument = async (db: EntityManager, code: string): Promise<boolean> => {
  const found = await db.query<unknown[]>(
    `SELECT FROM document WHERE lower(adlib_code) = lower($1) AND adlib_id <> '' AND category IN ('ADLIBC', 'ADLIBD')
     AND NOT deleted LIMIT 1`,
    [code],
  );
  return found.length > 0;
};
