import type { Person, PersonInput } from '@salient/shared/areas/persons/person.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { idOf, useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useNameOf } from '../useNameOf.ts';
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
  /** Makes the new person where that does more than to create it. */
  readonly create?: (client: Client, person: PersonInput) => Promise<Person>;
  /** What else shows something of the person. */
  readonly refreshes?: readonly MethodName[];
  readonly onSaved: (person: EditedPerson, isNew: boolean) => void;
}

const createPerson = (client: Client, person: PersonInput): Promise<Person> => client.createPerson({ person });

/** The draft of one person over all parts of its record; none starts a new one. */
export function usePersonForm({
  name = 'person',
  person,
  empty = emptyForm,
  create = createPerson,
  refreshes = [],
  onSaved,
}: Options) {
  const { savedRecords } = useServices();
  const nameOf = useNameOf();
  return useEntityForm<PersonForm, EditedPerson>({
    name,
    entity: person,
    empty,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validatePerson({ person: { ...inputOf(form), ...idOf(stored) }, mode: stored ? 'update' : 'create' }),
    create: async (client, form) => editedPerson(await create(client, inputOf(form))),
    update: async (client, { id, version, ...form }) =>
      editedPerson(await client.updatePerson({ person: { ...inputOf(form), id, version } })),
    withSaved,
    staysOpen: true,
    refreshes: [...personQueries, ...refreshes],
    onSaved: (saved, isNew) => {
      savedRecords.tell({ type: 'person', id: saved.id, name: nameOf(saved) });
      onSaved(saved, isNew);
    },
  });
}

export type PersonFormControl = ReturnType<typeof usePersonForm>;
