import { useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { momentQueries } from '../contactQueries.ts';
import {
  checkForm,
  type EditedMoment,
  editedMoment,
  emptyForm,
  inputOf,
  type MomentForm,
  withSaved,
} from './momentForm.ts';

/** The draft of a stored contact moment; new ones come from the recorder. */
export function useMomentForm(entity: EditedMoment, onSaved: (saved: EditedMoment) => void) {
  return useEntityForm<MomentForm, EditedMoment>({
    name: 'contact_moment',
    entity,
    empty: emptyForm,
    check: checkForm,
    create: () => Promise.reject(new Error('a contact moment is recorded, not created by its form')),
    update: async (client, { id, version, ...form }) =>
      editedMoment(await client.updateContactPersonEvent({ event: { ...inputOf(form), id, version } })),
    withSaved,
    refreshes: momentQueries,
    onSaved,
  });
}

export type MomentFormControl = ReturnType<typeof useMomentForm>;
