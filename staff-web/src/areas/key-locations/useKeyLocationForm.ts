import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import {
  checkForm,
  type EditedKeyLocation,
  editedKeyLocation,
  emptyForm,
  inputOf,
  type KeyLocationForm,
  withSaved,
} from './keyLocationForm.ts';

/** What shows something of a key location. */
export const keyLocationQueries: readonly MethodName[] = [
  'findKeyLocations',
  'getKeyLocation',
  'findKeyLocationSuggestions',
  'getKeyLocationQr',
  'findChanges',
];

/** The draft of one key location; none starts a new one. */
export function useKeyLocationForm(
  entity: EditedKeyLocation | undefined,
  onSaved: (saved: EditedKeyLocation, isNew: boolean) => void,
) {
  return useEntityForm<KeyLocationForm, EditedKeyLocation>({
    name: 'keyLocation',
    entity,
    empty: emptyForm,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateKeyLocation({
        keyLocation: { ...inputOf(form), ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, form) => editedKeyLocation(await client.createKeyLocation({ keyLocation: inputOf(form) })),
    update: async (client, { id, version, ...form }) =>
      editedKeyLocation(await client.updateKeyLocation({ keyLocation: { ...inputOf(form), id, version } })),
    withSaved,
    refreshes: keyLocationQueries,
    onSaved,
  });
}

export type KeyLocationFormControl = ReturnType<typeof useKeyLocationForm>;
