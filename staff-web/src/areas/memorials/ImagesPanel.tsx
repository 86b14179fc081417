import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Panel } from '../../lib/form/Panel.tsx';
import { FilesField } from '../attachments/FilesField.tsx';

/** The images of a memorial, once it is saved (MEMORIAL-32). */
export function ImagesPanel({ id }: { readonly id: string | undefined }) {
  const { t } = useTexts();
  return (
    <Panel title={t('memorialRecord.images')}>
      {id === undefined ? (
        <p>{t('memorialRecord.imagesLater')}</p>
      ) : (
        <>
          <p className="form-hint">{t('memorialRecord.imagesHint')}</p>
          <FilesField collection="memorials" recordId={id} />
        </>
      )}
    </Panel>
  );
}
