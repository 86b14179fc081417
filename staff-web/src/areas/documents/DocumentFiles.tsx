import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Panel } from '../../lib/form/Panel.tsx';
import { FilesField } from '../attachments/FilesField.tsx';

interface Props {
  readonly id: string;
  readonly mayEdit: boolean;
}

/** Files that belong to a document and are none of its pages, where it has any: what is added by hand are pages (DOCUMENT-72). */
export function DocumentFiles({ id, mayEdit }: Props) {
  const { t } = useTexts();
  const { data } = useMethod('findAttachments', { document: { collection: 'documents', collection_id: id } });
  // Where the last one is removed the place stays, and the focus in it.
  const [wasShown, setShown] = useState(false);
  const isShown = wasShown || (data?.total ?? 0) > 0;
  if (isShown !== wasShown) setShown(isShown);
  if (!isShown) return null;
  return (
    <Panel title={t('documentPages.attachments')}>
      <p className="document-files-hint">{t('documentPages.attachmentsHint')}</p>
      <FilesField collection="documents" recordId={id} kind="documents" readOnly={!mayEdit} />
    </Panel>
  );
}
