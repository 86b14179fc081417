import type { DocumentCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { documentLabel } from '../documentLabel.ts';
import { DocumentConflict } from './DocumentConflict.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import type { DocumentFormControl } from './useDocumentForm.ts';

interface Props {
  readonly form: DocumentFormControl;
  readonly categories?: readonly DocumentCategory[];
  readonly onCancel: () => void;
  /** Away from the buttons, such as the way to remove it. */
  readonly aside?: ReactNode;
}

/** The form of a document with its buttons, what is refused and what clashes (DOCUMENT-21, DOCUMENT-51). */
export function DocumentFormView({ form, categories, onCancel, aside }: Props) {
  const { t } = useTexts();
  const isRefused = form.failure !== null || Object.keys(form.errors).length > 0;
  return (
    <>
      <EntityForm form={form} verb={t('forms.save')} labelOf={documentLabel(t)} onCancel={onCancel} aside={aside}>
        {isRefused && <Notice tone="error">{t('documents.messages.saveFailed')}</Notice>}
        <DocumentFields form={form} {...(categories ? { categories } : {})} />
      </EntityForm>
      <DocumentConflict form={form} />
    </>
  );
}
