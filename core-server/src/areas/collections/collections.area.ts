import { defineArea } from '../../lib/area/Area.ts';
import { CollectionEntity } from './CollectionEntity.ts';
import * as changeCollection from './changeCollection.ts';
import { collectionHistoryArea } from './collectionHistoryArea.ts';
import * as readCollections from './readCollections.ts';

export const collectionsArea = defineArea({
  name: 'collections',
  entities: [CollectionEntity],
  handlers: [changeCollection, readCollections],
  constraints: {
    collection_adlib_code_unique: ['adlibCode', 'DATA_ALREADY_EXISTS'],
    collection_person_fkey: ['person_id', 'DOES_NOT_EXIST'],
  },
  references: [
    {
      ...{ to: 'person', table: 'collection', column: 'person_id', refusal: 'REFERENCED_BY_COLLECTION' },
      owner: { type: 'collection', column: 'id' },
      trail: { entity: 'collection' },
    },
  ],
  history: { collection: collectionHistoryArea },
});
