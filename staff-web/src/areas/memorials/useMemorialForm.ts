import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import {
  checkForm,
  type EditedMemorial,
  editedMemorial,
  emptyForm,
  inputOf,
  type MemorialForm,
  withSaved,
} from './memorialForm.ts';

/** What shows something of a memorial. */
export const memorialQueries: readonly MethodName[] = [
  'findMemorials',
  'getMemorial',
  'getMemorials',
  'findPersonOnMemorial',
  'findSimilarMemorials',
  'findMemorialDoubles',
  'findMemorialMerges',
  'getPerson',
  'findPerson',
  'findChanges',
];

interface Options {
  /** Under which unsaved work is kept. */
  readonly name: string;
  readonly entity: EditedMemorial | undefined;
  readonly empty?: MemorialForm;
  readonly onSaved: (saved: EditedMemorial, isNew: boolean) => void;
}

/** The draft of one memorial; none starts a new one. */
export function useMemorialForm({ name, entity, empty = emptyForm, onSaved }: Options) {
  return useEntityForm<MemorialForm, EditedMemorial>({
    name,
    entity,
    empty,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateMemorial({ memorial: { ...inputOf(form), ...idOf(stored) }, mode: stored ? 'update' : 'create' }),
    create: async (client, form) => editedMemorial(await client.createMemorial({ memorial: inputOf(form) })),
    update: async (client, { id, version, ...form }) =>
      editedMemorial(await client.updateMemorial({ memorial: { ...inputOf(form), id, version } })),
    // An address and where it was found say one thing together.
    groups: [['address', 'address_loc']],
    withSaved,
    fieldOfError: (key) => (key === 'address_loc' ? 'address' : key),
    staysOpen: true,
    refreshes: memorialQueries,
    onSaved,
  });
}

export type MemorialFormControl = ReturnType<typeof useMemorialForm>;
