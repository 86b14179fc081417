import { Button, Progress } from '@mantine/core';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { useStore } from '../../../lib/store/Store.ts';
import { fileSize } from '../../attachments/uploadText.ts';
import { DoubleFiles } from './DoubleFiles.tsx';
import type { UploadGoal } from './PageUploads.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import './upload.css';
import { useUploadProgress } from './useUploadProgress.ts';

/** The files of a document that are on their way: how many arrived, how fast, how long still, and which were refused. */
export function UploadStatus({ goal: { documentId, title } }: { readonly goal: UploadGoal }) {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  const { uploads, tallies, keeping } = useStore(pageUploads);
  const tally = tallies[documentId];
  const own = uploads.filter((upload) => upload.documentId === documentId);
  const refused = own.filter(({ state }) => state === 'refused');
  const told = [...(tally?.doubles ?? []), ...refused].map(({ id }) => id);
  const focus = useFocusAfterRemoval<HTMLElement>([...told, 'all']);
  if (!tally) return null;
  const busy = own.filter(({ state }) => state !== 'refused');
  const { doneFiles, doubles, misnamed, stopped } = tally;
  const isOver = busy.length === 0;
  return (
    <section {...focus} className="upload-status" aria-label={t('scanUploads.title')}>
      {!isOver && <UploadLine documentId={documentId} />}
      {busy.some(({ state }) => state === 'interrupted') && <Notice tone="warning">{t('files.interrupted')}</Notice>}
      {!isOver && <p className="upload-note">{t(`scanUploads.keeping.${keeping}`)}</p>}
      {isOver && (
        <p className="upload-over" role="status">
          <Icon name={refused.length + stopped.length > 0 ? 'warning' : 'check'} />
          {t('scanUploads.over', { count: doneFiles - doubles.length })}
        </p>
      )}
      {stopped.length > 0 && <Notice tone="warning">{t('scanUploads.stopped', { count: stopped.length })}</Notice>}
      {misnamed.length > 0 && (
        <Notice tone="warning">
          {t('scanUploads.misnamed', { count: misnamed.length, names: misnamed.join(', ') })}
        </Notice>
      )}
      {doubles.length > 0 && (
        <DoubleFiles doubles={doubles} onAdd={(files) => void pageUploads.addDoubles({ documentId, title }, files)} />
      )}
      {refused.length > 0 && <RefusedFiles uploads={refused} />}
      <div className="upload-buttons">
        {busy.length > 0 && (
          <Button size="xs" variant="default" onClick={() => pageUploads.stopSending(documentId)}>
            {t('scanUploads.stop')}
          </Button>
        )}
        {stopped.length > 0 && (
          <Button size="xs" onClick={() => void pageUploads.goOn(documentId)}>
            {t('scanUploads.resume')}
          </Button>
        )}
        {isOver && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              pageUploads.drop(refused.map(({ id }) => id));
              pageUploads.dismiss(documentId);
            }}
          >
            {t('scanUploads.dismiss')}
          </Button>
        )}
      </div>
    </section>
  );
}

function UploadLine({ documentId }: { readonly documentId: string }) {
  const { t, language } = useTexts();
  const { pageUploads } = useServices();
  const { uploads, tallies } = useStore(pageUploads);
  const { share, rate, secondsLeft } = useUploadProgress(documentId);
  const refused = uploads.filter((upload) => upload.documentId === documentId && upload.state === 'refused').length;
  const { files = 0, doneFiles = 0 } = tallies[documentId] ?? {};
  const number = (value: number) => value.toLocaleString(locales[language]);
  const count = t('scanUploads.progress', { done: number(doneFiles), count: number(files - refused) });
  const words = [
    count,
    ...(rate === null ? [] : [t('scanUploads.rate', { size: fileSize(t, language, rate) })]),
    ...(secondsLeft === null ? [] : [timeText(t, secondsLeft)]),
  ];
  return (
    <div className="upload-line">
      <Progress.Root size="md">
        <Progress.Section value={share * 100} aria-label={count} />
      </Progress.Root>
      <p>{words.join(' · ')}</p>
    </div>
  );
}

/** In minutes, as nobody needs seconds before the last. */
const timeText = (t: ReturnType<typeof useTexts>['t'], seconds: number) =>
  seconds < 60 ? t('scanUploads.lessThanMinute') : t('scanUploads.minutesLeft', { count: Math.ceil(seconds / 60) });
