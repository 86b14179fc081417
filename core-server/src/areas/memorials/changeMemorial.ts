import {
  createMemorial,
  removeMemorial,
  updateMemorial,
  validateMemorial,
} from '@salient/shared/areas/memorials/memorialMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { memorialKind } from './memorialKind.ts';
import { validateMemorialInput } from './validateMemorialInput.ts';

export const handleValidateMemorial = implement(validateMemorial, async ({ params, db }) => {
  const { id } = params.memorial;
  const stored = params.mode === 'update' && id ? await db.findOneBy(MemorialEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  const { errors } = await validateMemorialInput(db, params.memorial, stored ?? undefined);
  return errors.result;
});

export const handleCreateMemorial = implement(createMemorial, ({ params, ...context }) =>
  createRecord(memorialKind, context, params.memorial),
);

export const handleUpdateMemorial = implement(updateMemorial, ({ params, ...context }) =>
  updateRecord(memorialKind, context, params.memorial),
);

export const handleRemoveMemorial = implement(removeMemorial, ({ params, ...context }) =>
  removeRecord(memorialKind, context, params),
);
