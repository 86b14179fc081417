import { Progress } from '@mantine/core';
import type { CsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import type { CsvDownloading } from './useCsvDownload.ts';

interface Props {
  readonly download: CsvDownload;
  readonly downloading: CsvDownloading;
  readonly onClose: () => void;
}

/** How far a file is, with a button that ends it. */
export function CsvProgress({ download, downloading, onClose }: Props) {
  const { t } = useTexts();
  const { status, rows, total } = download;
  const isUnderWay = status === 'waiting' || status === 'running';
  const share = total === 0 ? 100 : Math.min(100, (100 * rows) / total);
  return (
    <>
      <p role="status" className="csv-progress">
        {progressText(download, t)}
      </p>
      {isUnderWay && <Progress value={share} aria-label={t('csvExport.title')} />}
      <DialogButtons>
        {isUnderWay ? (
          <SteadyButton variant="default" onClick={() => void downloading.stop()}>
            {t('csvExport.stop')}
          </SteadyButton>
        ) : (
          <>
            <SteadyButton variant="default" onClick={downloading.forget}>
              {t('csvExport.again')}
            </SteadyButton>
            <SteadyButton onClick={onClose}>{t('csvExport.close')}</SteadyButton>
          </>
        )}
      </DialogButtons>
    </>
  );
}

function progressText({ status, rows, total }: CsvDownload, t: Texts['t']): string {
  switch (status) {
    case 'waiting':
      return t('csvExport.waiting');
    case 'running':
      return t('csvExport.running', { rows, total });
    case 'done':
      return t('csvExport.done', { count: rows });
    case 'cancelled':
      return t('csvExport.cancelled');
    case 'failed':
      return t('csvExport.failed');
  }
}
