import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { useEntityForm } from '../../../lib/form/useEntityForm.ts';
import {
  checkForm,
  type EditedPerson,
  editedPerson,
  emptyForm,
  inputOf,
  type PersonForm,
  withSaved,
} from './personForm.ts';

/** What shows something of a person, its relations or its memberships. */
export const personQueries: readonly MethodName[] = [
  'findPerson',
  'getPerson',
  'getPersons',
  'getPersonsDetails',
  'findChanges',
];

interface Options {
  /** Under which unsaved work is kept. */
  readonly name?: string;
  readonly person: EditedPerson | undefined;
  readonly empty?: PersonForm;
  readonly onSaved: (person: EditedPerson, isNew: boolean) => void;
}

const create = async (client: Client, form: PersonForm) =>
  editedPerson(await client.createPerson({ person: inputOf(form) }));

/** The draft of one person over all parts of its record; none starts a new one. */
export function usePersonForm({ name = 'person', person, empty = emptyForm, onSaved }: Options) {
  return useEntityForm<PersonForm, EditedPerson>({
    name,
    entity: person,
    empty,
    check: checkForm,
    create,
    update: async (client, { id, version, ...form }) =>
      editedPerson(await client.updatePerson({ person: { ...inputOf(form), id, version } })),
    withSaved,
    refreshes: personQueries,
    onSaved,
  });
}

export type PersonFormControl = ReturnType<typeof usePersonForm>;
