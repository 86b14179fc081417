import {
  createContactPerson,
  removeContactPerson,
  updateContactPerson,
  validateContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { ContactPersonEntity } from './ContactPersonEntity.ts';
import { contactPersonKind, validateContactPersonInput } from './contactPersonKind.ts';

export const handleValidateContactPerson = implement(validateContactPerson, async ({ params, db, actor, fail }) => {
  const { contactPerson, mode } = params;
  if (mode === 'create') return (await validateContactPersonInput(db, contactPerson)).errors.result;
  // Of what is stored others read the names alone.
  if (!mayReadContactData(actor)) throw fail.notPermitted();
  const stored = contactPerson.id ? await db.findOneBy(ContactPersonEntity, { id: contactPerson.id }) : null;
  if (!stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return (await validateContactPersonInput(db, contactPerson, stored)).errors.result;
});

export const handleCreateContactPerson = implement(createContactPerson, ({ params, ...context }) =>
  createRecord(contactPersonKind, context, params.contactPerson),
);

export const handleUpdateContactPerson = implement(updateContactPerson, ({ params, ...context }) =>
  updateRecord(contactPersonKind, context, params.contactPerson),
);

export const handleRemoveContactPerson = implement(removeContactPerson, ({ params, ...context }) =>
  removeRecord(contactPersonKind, context, params),
);
