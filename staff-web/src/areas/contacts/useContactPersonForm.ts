import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import {
  type ContactPersonForm,
  checkForm,
  type EditedContactPerson,
  editedContactPerson,
  emptyForm,
  inputOf,
  withSaved,
} from './contactPersonForm.ts';
import { contactPersonQueries } from './contactQueries.ts';

interface Options {
  readonly entity: EditedContactPerson | undefined;
  readonly onSaved: (saved: EditedContactPerson, isNew: boolean) => void;
}

/** The draft of one contact person; none starts a new one (CONTACT-08). */
export function useContactPersonForm({ entity, onSaved }: Options) {
  return useEntityForm<ContactPersonForm, EditedContactPerson>({
    name: 'contact_person',
    entity,
    empty: emptyForm,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateContactPerson({
        contactPerson: { ...inputOf(form), ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, form) =>
      editedContactPerson(await client.createContactPerson({ contactPerson: inputOf(form) }), form),
    update: async (client, { id, version, ...form }) =>
      editedContactPerson(await client.updateContactPerson({ contactPerson: { ...inputOf(form), id, version } })),
    withSaved,
    refreshes: contactPersonQueries,
    onSaved,
  });
}

export type ContactPersonFormControl = ReturnType<typeof useContactPersonForm>;
