import { idOf, useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { militaryQueries } from '../militaryQueries.ts';
import {
  checkForm,
  type EditedMilitary,
  editedMilitary,
  emptyForm,
  fieldOfError,
  inputOf,
  type MilitaryForm,
  withSaved,
} from './militaryForm.ts';

interface Options {
  /** Under which unsaved work is kept. */
  readonly name: string;
  readonly entity: EditedMilitary | undefined;
  readonly empty?: MilitaryForm;
  readonly onSaved: (saved: EditedMilitary, isNew: boolean) => void;
}

/** The draft of one military entity; none starts a new one. */
export function useMilitaryForm({ name, entity, empty = emptyForm, onSaved }: Options) {
  return useEntityForm<MilitaryForm, EditedMilitary>({
    name,
    entity,
    empty,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateMilitaryEntity({
        entity: { ...inputOf(form), ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, form) => editedMilitary(await client.createMilitaryEntity({ entity: inputOf(form) })),
    update: async (client, { id, version, ...form }) =>
      editedMilitary(await client.updateMilitaryEntity({ entity: { ...inputOf(form), id, version } })),
    withSaved,
    fieldOfError,
    staysOpen: true,
    refreshes: militaryQueries,
    onSaved,
  });
}

export type MilitaryFormControl = ReturnType<typeof useMilitaryForm>;
