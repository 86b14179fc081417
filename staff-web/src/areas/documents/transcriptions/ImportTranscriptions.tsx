import { Button, Stack } from '@mantine/core';
import { megabytes, type UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import { largestTranscriptionZip } from '@salient/shared/areas/documents/transcriptionUpload.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { FileDrop } from '../../attachments/FileDrop.tsx';
import '../../attachments/files.css';
import { PendingFiles } from '../../attachments/PendingFiles.tsx';
import { uploadText } from '../../attachments/uploadText.ts';
import { TranscriptionReport } from './TranscriptionReport.tsx';
import './transcriptions.css';
import { useTranscriptionImport } from './useTranscriptionImport.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * Reads the transcriptions of a ZIP to the scans of their names. What a page has already stays; the report says which pages
 * these are, and whoever wants to has the same ZIP replace them.
 */
export function ImportTranscriptions({ id, title, onClose }: Props) {
  const { t } = useTexts();
  const { uploads, done, send, replaceKept } = useTranscriptionImport(id);
  const isBusy = uploads.pending.some(({ state }) => state !== 'refused');
  const reasonOf = (code: UploadCode) =>
    code === 'INVALID_FILE_TYPE'
      ? t('transcriptionFiles.refusals.noZip')
      : code === 'FILE_TOO_LARGE'
        ? t('transcriptionFiles.refusals.tooLarge', { megabytes: megabytes(largestTranscriptionZip) })
        : uploadText(t, code);
  return (
    <PanelDialog opened closesBeside={false} title={t('transcriptionFiles.title')} onClose={onClose}>
      <Stack gap="md">
        <p className="transcription-document">{title}</p>
        {done ? (
          <TranscriptionReport {...done} onReplace={isBusy ? null : replaceKept} />
        ) : (
          <>
            <p>{t('transcriptionFiles.which')}</p>
            <p>{t('transcriptionFiles.whatStays')}</p>
          </>
        )}
        <PendingFiles uploads={uploads} reasonOf={reasonOf} />
        {!done && !isBusy && (
          <FileDrop kind="transcriptions" maxBytes={largestTranscriptionZip} maxFiles={1} onFiles={send} />
        )}
        <DialogButtons>
          <Button variant={done ? 'filled' : 'default'} onClick={onClose}>
            {t(done ? 'common.close' : 'forms.cancel')}
          </Button>
        </DialogButtons>
      </Stack>
    </PanelDialog>
  );
}
