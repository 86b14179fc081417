import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import { collectionFields, composedTitle } from '@salient/shared/areas/collections/collectionFields.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import type { EntityManager } from 'typeorm';
import { visiblePersons } from '../events/maySeePerson.ts';
import { nameRecords } from '../references/nameRecords.ts';
import { loadScanRights, nothingSaid } from '../scan-rights/loadScanRights.ts';
import type { CollectionEntity } from './CollectionEntity.ts';

interface Reading {
  readonly db: EntityManager;
  readonly actor: Pick<Actor, 'type' | 'army'>;
}

/** The fields of collections that leave the server, with the present names of their persons, as far as the reader may see them. */
export async function presentCollections(
  { db, actor }: Reading,
  collections: readonly CollectionEntity[],
): Promise<Collection[]> {
  const personIds = collections.flatMap(({ person_id }) => person_id ?? []);
  const persons = await nameRecords(db, 'person', await visiblePersons(db, actor, personIds));
  const ids = collections.map(({ id }) => id);
  const counts = await documentsByCollection(db, ids);
  const rights = await loadScanRights(db, 'collection', ids);
  return collections.map((collection) => {
    const person = persons.get(collection.person_id ?? '');
    return {
      id: collection.id,
      version: collection.version,
      ...presentFields(collectionFields, collection),
      person_id: person ? collection.person_id : null,
      person: collection.person_id !== null && person ? { id: collection.person_id, name: person.name } : null,
      composedTitle: composedTitle(collection),
      nbr_of_documents: counts.get(collection.id) ?? 0,
      rights: rights.get(collection.id) ?? nothingSaid,
      deleted: collection.deleted,
      created: collection.created_at.toISOString(),
      modified: collection.updated_at.toISOString(),
    };
  });
}

export async function presentCollection(reading: Reading, collection: CollectionEntity): Promise<Collection> {
  const [presented] = await presentCollections(reading, [collection]);
  return presented as Collection;
}

async function documentsByCollection(db: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; documents: number }[]>(
    `SELECT collection_id AS id, count(*)::integer AS documents FROM document
     WHERE collection_id = ANY($1) AND NOT deleted GROUP BY 1`,
    [ids],
  );
  return new Map(rows.map(({ id, documents }) => [id, documents]));
}
