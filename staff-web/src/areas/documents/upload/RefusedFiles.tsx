import { Button } from '@mantine/core';
import type { Upload } from '@salient/shared/areas/attachments/UploadQueue.ts';
import { type UploadCode, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useServices } from '../../../lib/services/services.ts';
import { uploadText } from '../../attachments/uploadText.ts';

/** Of these the file itself is the cause: the same one is refused again. */
const lasting: ReadonlySet<UploadCode | null> = new Set<UploadCode>([
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DAMAGED',
  'FILE_EMPTY',
  'FILE_DAMAGED',
  'INVALID_FILE_NAME',
  'PDF_LOCKED',
  'TOO_MANY_PAGES',
]);

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
            {!lasting.has(code) && (
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
