import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { collectionReference, type Reference } from '../../../lib/picker/referenceSources.ts';
import { documentLabel } from '../documentLabel.ts';
import type { DocumentFormControl } from './useDocumentForm.ts';

/** The collection of a document; a sub-document has that of the document it is part of. */
export function CollectionField({ form }: { readonly form: DocumentFormControl }) {
  const { t } = useTexts();
  const { name, value, codes, readOnly, onChange } = form.field('collectionId');
  const isPart = (form.entity?.record.parentId ?? null) !== null;
  return (
    <ReferencePicker
      kind="collection"
      name={name}
      label={documentLabel(t)('collectionId')}
      value={useCollectionReference(value)}
      readOnly={readOnly || isPart}
      error={errorTexts(codes, t).join(' ') || null}
      onChange={(chosen) => onChange(chosen?.id ?? null)}
    />
  );
}

/** A collection as pickers show it, by the id that a form keeps; its name is `…` until it is read. */
export function useCollectionReference(id: string | null): Reference | null {
  const { data } = useMethod('getCollection', { id: id ?? '' }, { enabled: id !== null });
  if (id === null) return null;
  return data ? collectionReference(data) : { kind: 'collection', id, name: '…', facts: [] };
}
