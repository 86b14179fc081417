import { Button } from '@mantine/core';
import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { FilePicture } from '../../attachments/FilePicture.tsx';
import { type ChosenScan, DocumentPictures } from './DocumentPictures.tsx';

interface Props {
  readonly storyId: string;
  readonly personId: string;
  readonly onChosen: (attachment: Attachment) => void;
  readonly onScanChosen: (scan: ChosenScan) => void;
  readonly onClose: () => void;
}

/** Pictures that a photo can be made of: files of the story, in another place or with another crop, and scans of the archive (PHOTO-03). */
export function ImportDialog({ storyId, personId, onChosen, onScanChosen, onClose }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('findAttachments', {
    document: { collection: 'person_stories', collection_id: storyId },
  });
  return (
    <PanelDialog opened title={t('storyPictures.import')} onClose={onClose}>
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={3} />
      ) : data.data.length === 0 ? (
        <p>{t('storyPictures.noFiles')}</p>
      ) : (
        <ul className="file-tiles">
          {data.data.map((attachment) => (
            <li key={attachment.id} className="file-tile">
              <span className="file-picture">
                <FilePicture attachment={attachment} sizes="12rem" onStale={() => void refetch()} />
              </span>
              <div className="file-facts">
                <span className="file-name">{attachment.name}</span>
              </div>
              <Button
                variant="default"
                size="xs"
                m="xs"
                aria-label={t('storyPictures.useFile', { name: attachment.name })}
                onClick={() => onChosen(attachment)}
              >
                {t('storyPictures.use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <h3>{t('storyPictures.fromDocuments')}</h3>
      <DocumentPictures personId={personId} onChosen={onScanChosen} />
    </PanelDialog>
  );
}
