import { choiceText, flagText } from '@salient/shared/app/changeTexts.ts';
import { documentFields } from '@salient/shared/areas/documents/documentFields.ts';
import { referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ConflictDialog } from '../../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../../lib/history/ShownValueText.tsx';
import { ReferenceName } from '../../references/ReferenceName.tsx';
import { TagLine } from '../../tags/TagLine.tsx';
import { documentLabel } from '../documentLabel.ts';
import { useCollectionReference } from './CollectionField.tsx';
import type { DocumentForm } from './documentForm.ts';
import type { DocumentFormControl } from './useDocumentForm.ts';

/** Two editors saved one document: what each of them wrote, field by field. */
export function DocumentConflict({ form }: { readonly form: DocumentFormControl }) {
  const { t } = useTexts();
  const { conflict } = form;
  if (!conflict) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      mine={form.draft}
      labelOf={documentLabel(t)}
      show={(field, _value, draft) => <ShownField field={field as keyof DocumentForm} draft={draft} />}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

/** A value as the form words it. */
function ShownField({ field, draft }: { readonly field: keyof DocumentForm; readonly draft: DocumentForm }) {
  const { t } = useTexts();
  switch (field) {
    case 'collectionId':
      return <CollectionName id={draft.collectionId} />;
    case 'tags':
      return <NamedTags tags={draft.tags} />;
    case 'references':
      return <NamedReferences references={draft.references} />;
    case 'disclosed':
      return flagText(t, draft.disclosed);
    default: {
      const value = draft[field];
      if (value === '') return <EmptyValue />;
      const isChoice = field === 'category' || documentFields[field].kind === 'choice';
      return isChoice ? choiceText(t, 'document', field, value) : value;
    }
  }
}

function CollectionName({ id }: { readonly id: string | null }) {
  return useCollectionReference(id)?.name ?? <EmptyValue />;
}

export function NamedTags({ tags }: Pick<DocumentForm, 'tags'>) {
  if (tags.length === 0) return <EmptyValue />;
  return tags.map((tag) => <TagLine key={tag.tagId} tag={tag} />);
}

export function NamedReferences({ references }: Pick<DocumentForm, 'references'>) {
  if (references.length === 0) return <EmptyValue />;
  return references.map((reference) => <ReferenceName key={referenceKey(reference)} reference={reference} />);
}
