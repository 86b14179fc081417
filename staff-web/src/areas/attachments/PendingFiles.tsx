import { ActionIcon, Button, Progress } from '@mantine/core';
import type { Upload } from '@salient/shared/areas/attachments/UploadQueue.ts';
import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Uploads } from '@salient/shared/areas/attachments/useUploads.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import { fileSize, uploadText } from './uploadText.ts';

/** Codes that sending once more can help against. */
const retryable = new Set([
  'NO_SESSION',
  'TOO_MANY_REQUESTS',
  'UPLOAD_FAILED',
  'NO_ROOM',
  'TOO_MANY_FILES',
  'DOES_NOT_EXIST',
]);

interface Props {
  readonly uploads: Uploads;
  /** Why a file is refused, where other words say it better than those of all files. */
  readonly reasonOf?: (code: UploadCode) => string;
}

/** Files that have not arrived: how far they are, or why not, each beside its name. */
export function PendingFiles({ uploads, reasonOf }: Props) {
  const { t, language } = useTexts();
  if (uploads.pending.length === 0) return null;
  return (
    <ul className="pending-files">
      {uploads.pending.map((upload) => (
        <li key={upload.id} data-entry={upload.id} data-state={upload.state}>
          <span className="file-name">
            <bdi>{upload.file.name}</bdi> <small>{fileSize(t, language, upload.file.size)}</small>
          </span>
          <Way upload={upload} reasonOf={reasonOf} />
          <span className="file-actions">
            {upload.code !== null && retryable.has(upload.code) && (
              <Button size="xs" variant="default" onClick={() => uploads.retry(upload.id)}>
                {t('files.retry')}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`${t('files.cancel')}${t('common.colon')}${upload.file.name}`}
              onClick={() => uploads.drop(upload.id)}
            >
              <Icon name="close" />
            </ActionIcon>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface WayProps {
  readonly upload: Upload;
  readonly reasonOf: Props['reasonOf'];
}

function Way({ upload: { file, state, share, code }, reasonOf }: WayProps) {
  const { t } = useTexts();
  const { name } = file;
  if (code !== null) {
    return (
      <span className="file-error" role="alert">
        <Icon name="warning" />
        {reasonOf ? reasonOf(code) : uploadText(t, code)}
      </span>
    );
  }
  if (state === 'interrupted') {
    return (
      <span className="file-way" role="status">
        {t('files.interrupted')}
      </span>
    );
  }
  const percent = Math.round(share * 100);
  const label = percent < 100 ? t('files.sending', { name, percent }) : t('files.checking', { name });
  return (
    <span className="file-way">
      <Progress.Root size="sm">
        <Progress.Section value={percent} aria-label={label} />
      </Progress.Root>
      <small>{label}</small>
    </span>
  );
}
