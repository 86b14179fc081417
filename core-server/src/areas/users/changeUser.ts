import { createUser, removeUser, updateUser, validateUser } from '@salient/shared/areas/users/userMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { UserEntity } from './UserEntity.ts';
import { userKind } from './userKind.ts';

export const handleValidateUser = implement(validateUser, async ({ params, ...context }) => {
  const { user, mode } = params;
  const { db } = context;
  const stored = mode === 'update' && user.id ? await db.findOneBy(UserEntity, { id: user.id, deleted: false }) : null;
  if (mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return (await userKind.validate(context, user, stored ?? undefined)).errors.result;
});

export const handleCreateUser = implement(createUser, ({ params, ...context }) =>
  createRecord(userKind, context, params.user),
);

export const handleUpdateUser = implement(updateUser, ({ params, ...context }) =>
  updateRecord(userKind, context, params.user),
);

export const handleRemoveUser = implement(removeUser, ({ params, ...context }) =>
  removeRecord(userKind, context, params),
);
