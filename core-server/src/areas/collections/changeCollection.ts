import {
  createCollection,
  removeCollection,
  restoreCollection,
  updateCollection,
  validateCollection,
} from '@salient/shared/areas/collections/collectionMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { createRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { removeReversibly, restoreMarked } from '../../lib/records/removeReversibly.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { CollectionEntity } from './CollectionEntity.ts';
import { collectionKind } from './collectionKind.ts';
import { validateCollectionInput } from './validateCollectionInput.ts';

export const handleValidateCollection = implement(validateCollection, async ({ params, db }) => {
  const { id } = params.collection;
  const stored = params.mode === 'update' && id ? await db.findOneBy(CollectionEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  const { errors } = await validateCollectionInput(db, params.collection, stored ?? undefined);
  return errors.result;
});

export const handleCreateCollection = implement(createCollection, ({ params, ...context }) =>
  createRecord(collectionKind, context, params.collection),
);

export const handleUpdateCollection = implement(updateCollection, ({ params, ...context }) =>
  updateRecord(collectionKind, context, params.collection),
);

export const handleRemoveCollection = implement(removeCollection, ({ params, ...context }) =>
  removeReversibly(collectionKind, context, params),
);

export const handleRestoreCollection = implement(restoreCollection, ({ params, ...context }) =>
  restoreMarked(collectionKind, context, params),
);
