import {
  createKeyLocation,
  removeKeyLocation,
  updateKeyLocation,
  validateKeyLocation,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { keyLocationKind } from './keyLocationKind.ts';
import { validateKeyLocationInput } from './validateKeyLocationInput.ts';

export const handleValidateKeyLocation = implement(validateKeyLocation, async ({ params, db, services }) => {
  const { id } = params.keyLocation;
  const stored = params.mode === 'update' && id ? await db.findOneBy(KeyLocationEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  const { keyLocationRules } = services;
  const { errors } = await validateKeyLocationInput(db, keyLocationRules, params.keyLocation, stored ?? undefined);
  return errors.result;
});

export const handleCreateKeyLocation = implement(createKeyLocation, ({ params, ...context }) =>
  createRecord(keyLocationKind, context, params.keyLocation),
);

export const handleUpdateKeyLocation = implement(updateKeyLocation, ({ params, ...context }) =>
  updateRecord(keyLocationKind, context, params.keyLocation),
);

export const handleRemoveKeyLocation = implement(removeKeyLocation, ({ params, ...context }) =>
  removeRecord(keyLocationKind, context, params),
);
