import { idOf, useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { useServices } from '../../../lib/services/services.ts';
import { documentQueries } from '../documentQueries.ts';
import {
  checkForm,
  type DocumentForm,
  type EditedDocumentForm,
  editedDocument,
  emptyForm,
  inputOf,
  withSaved,
} from './documentForm.ts';

interface Options {
  readonly entity: EditedDocumentForm | undefined;
  /** What a new document begins with. */
  readonly empty?: DocumentForm;
  readonly onSaved: (saved: EditedDocumentForm, isNew: boolean) => void;
}

/** The draft of one document; none starts a new one. */
export function useDocumentForm({ entity, empty = emptyForm, onSaved }: Options) {
  const { savedRecords } = useServices();
  return useEntityForm<DocumentForm, EditedDocumentForm>({
    name: 'document',
    entity,
    empty,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateCollectionDocument({
        document: { ...inputOf(form), ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, form) => editedDocument(await client.createCollectionDocument({ document: inputOf(form) })),
    update: async (client, { id, version, ...form }) =>
      editedDocument(await client.updateCollectionDocument({ document: { ...inputOf(form), id, version } })),
    withSaved,
    staysOpen: true,
    refreshes: documentQueries,
    onSaved: (saved, isNew) => {
      savedRecords.tell({ type: 'document', id: saved.id, name: saved.title });
      onSaved(saved, isNew);
    },
  });
}

export type DocumentFormControl = ReturnType<typeof useDocumentForm>;
