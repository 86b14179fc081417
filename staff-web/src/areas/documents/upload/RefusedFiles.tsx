import { Button } from '@mantine/core';
import type { Upload } from '@salient/shared/areas/attachments/UploadQueue.ts';
import { isLastingRefusal, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useServices } from '../../../lib/services/services.ts';
import { uploadText } from '../../attachments/uploadText.ts';

/** Files that were refused, and why; one that may be taken yet can be sent once more. */
export function RefusedFiles({ uploads }: { readonly uploads: readonly Upload[] }) {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  return (
    <div className="upload-refused" role="alert">
      <p>{t('scanUploads.refused', { count: uploads.length })}</p>
      <ul className="upload-files">
        {uploads.map(({ id, file, code }) => (
          <li key={id} data-entry={id}>
            <span>
              <bdi>{file.name}</bdi>
              <small>{code && uploadText(t, code, undefined, uploadLimits.pageBytes)}</small>
            </span>
            {!isLastingRefusal(code) && (
              <Button size="xs" variant="default" onClick={() => pageUploads.retry(id)}>
                {t('files.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
