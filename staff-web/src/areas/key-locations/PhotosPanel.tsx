import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Panel } from '../../lib/form/Panel.tsx';
import { FilesField } from '../attachments/FilesField.tsx';

/** At most two photos, once the key location is saved (KEYLOC-11). */
export function PhotosPanel({ id }: { readonly id: string | undefined }) {
  const { t } = useTexts();
  return (
    <Panel title={t('keyLocations.photos')}>
      {id === undefined ? (
        <p>{t('keyLocations.photosLater')}</p>
      ) : (
        <>
          <p className="form-hint">{t('keyLocations.photosHint')}</p>
          <FilesField collection="key_locations" recordId={id} />
        </>
      )}
    </Panel>
  );
}
