import {
  canRemovePlace,
  createPlace,
  removePlace,
  updatePlace,
  validatePlace,
} from '@salient/shared/areas/places/placeMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeKind } from './placeKind.ts';
import { validatePlaceInput } from './validatePlaceInput.ts';

export const handleValidatePlace = implement(validatePlace, async ({ params, db }) => {
  const { id } = params.place;
  const stored = params.mode === 'update' && id ? await db.findOneBy(PlaceEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return (await validatePlaceInput(db, params.place, stored ?? undefined)).errors.result;
});

export const handleCreatePlace = implement(createPlace, ({ params, ...context }) =>
  createRecord(placeKind, context, params.place),
);

export const handleUpdatePlace = implement(updatePlace, ({ params, ...context }) =>
  updateRecord(placeKind, context, params.place),
);

export const handleCanRemovePlace = implement(canRemovePlace, async ({ params, db, services }) => {
  const { id } = params;
  if (!(await db.existsBy(PlaceEntity, { id }))) throw await missingRecordError(db, 'place', id);
  const references = await findReferences(db, services, 'place', id);
  const data = [...new Set(references.map(({ code }) => code))];
  return { canRemove: data.length === 0, data, references };
});

export const handleRemovePlace = implement(removePlace, ({ params, ...context }) =>
  removeRecord(placeKind, context, params),
);
