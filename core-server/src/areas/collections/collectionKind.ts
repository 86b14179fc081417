import type { CheckedCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import type { Collection, CollectionInput } from '@salient/shared/areas/collections/collection.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { ReversibleKind } from '../../lib/records/removeReversibly.ts';
import { CollectionEntity } from './CollectionEntity.ts';
import { collectionColumns, collectionDraftOf } from './collectionDraft.ts';
import { presentCollection } from './presentCollections.ts';
import { idOfPerson, validateCollectionInput } from './validateCollectionInput.ts';

/** How collections are changed. A removed one stays in its table, under its code. */
export const collectionKind: ReversibleKind<CollectionEntity, CheckedCollection, CollectionInput, Collection> = {
  entity: 'collection',
  // Held from documents too: none comes into a collection that is being removed.
  claim: async ({ db }, id, input) => {
    // A merge holds its persons first, and then the boxes that name them.
    const persons = input ? [input.person_id, idOfPerson(input)].filter(Boolean) : [];
    if (persons.length > 0) await db.query('SELECT FROM person WHERE id = ANY($1) FOR KEY SHARE', [persons]);
    return db.findOne(CollectionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  },
  validate: ({ db }, input, stored) => validateCollectionInput(db, input, stored),
  isUnchanged: (_, stored, { draft }) => isUnchanged(collectionDraftOf(stored), draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    const columns = collectionColumns(checked.draft);
    await db.insert(CollectionEntity, { id, version, ...columns, created_at: now, updated_at: now });
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(CollectionEntity, { id }, { ...collectionColumns(checked.draft), version, updated_at: now });
  },
  whyNotRemove: async ({ db }, { id }) => {
    const [row] = await db.query<{ holds: boolean }[]>(
      'SELECT EXISTS (SELECT FROM document WHERE collection_id = $1 AND NOT deleted) AS holds',
      [id],
    );
    return row?.holds ? ['none: ENTITY_HAS_CONTENT'] : [];
  },
  mark: async ({ db }, { id }, { deleted, version, now }) => {
    await db.update(CollectionEntity, { id }, { deleted, version, updated_at: now });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(CollectionEntity, { id });
    return stored && { version: stored.version, fields: { ...collectionDraftOf(stored), deleted: stored.deleted } };
  },
  present: async (context, id) =>
    presentCollection(context, await context.db.findOneByOrFail(CollectionEntity, { id })),
};
