import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import {
  type CollectionForm,
  checkForm,
  type EditedCollection,
  editedCollection,
  emptyForm,
  inputOf,
  withSaved,
} from './collectionForm.ts';

/** What shows something of a collection. */
export const collectionQueries: readonly MethodName[] = [
  'findDocumentCollections',
  'getCollection',
  'getDocumentCollectionsForPerson',
  'findCollectionDocuments',
  'getCollectionDocument',
  'findChanges',
];

interface Options {
  readonly entity: EditedCollection | undefined;
  readonly onSaved: (saved: EditedCollection, isNew: boolean) => void;
}

/** The draft of one collection; none starts a new one. */
export function useCollectionForm({ entity, onSaved }: Options) {
  return useEntityForm<CollectionForm, EditedCollection>({
    name: 'collection',
    entity,
    empty: emptyForm,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateCollection({
        collection: { ...inputOf(form), ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, form) => editedCollection(await client.createCollection({ collection: inputOf(form) })),
    update: async (client, { id, version, ...form }) =>
      editedCollection(await client.updateCollection({ collection: { ...inputOf(form), id, version } })),
    withSaved,
    refreshes: collectionQueries,
    onSaved,
  });
}

export type CollectionFormControl = ReturnType<typeof useCollectionForm>;
