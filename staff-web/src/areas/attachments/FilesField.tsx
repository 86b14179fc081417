import type { Attachment, AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import { type FileKind, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { useUploads } from '@salient/shared/areas/attachments/useUploads.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { useFocusAfterRemoval } from '../../lib/focus/useFocusAfterRemoval.ts';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { useServices } from '../../lib/services/services.ts';
import { useUnsavedWork } from '../../lib/unsaved/useUnsavedWork.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileTile } from './FileTile.tsx';
import { FileWordsDialog } from './FileWordsDialog.tsx';
import './files.css';
import { PendingFiles } from './PendingFiles.tsx';

interface Props {
  readonly collection: AttachmentCollection;
  /** The saved record that the files belong to. */
  readonly recordId: string;
  readonly kind?: FileKind;
  /** Files are shown and not changed. */
  readonly readOnly?: boolean;
}

/**
 * The files of a saved record: choose or drop, see them arrive, order them, write about them, remove them. Each step is
 * saved at once; a file on its way keeps the page from being left unasked.
 */
export function FilesField({ collection, recordId, kind = 'images', readOnly = false }: Props) {
  const { t } = useTexts();
  const { session, gate } = useServices();
  const queries = useQueryClient();
  const document = { collection, collection_id: recordId };
  const { data, error, refetch } = useMethod('findAttachments', { document });
  const [said, setSaid] = useState('');
  const [written, setWritten] = useState<Attachment | null>(null);
  const removal = useRemoval();
  const remove = useCommand('removeAttachment', { refreshes: ['findAttachments', 'findChanges'] });
  const order = useCommand('orderAttachments', { refreshes: ['findAttachments'] });
  const uploads = useUploads({
    path: '/api/file/uploadImage',
    fields: { collection, _id: recordId },
    token: () => session.token,
    signIn: () => gate.wait(),
    onDone: ({ name }) => {
      setSaid(t('files.done', { name }));
      void queries.invalidateQueries({ queryKey: ['findAttachments'] });
    },
  });
  const focus = useFocusAfterRemoval<HTMLDivElement>([...uploads.pending, ...(data?.data ?? [])].map(({ id }) => id));
  useUnsavedWork(uploads.pending.some(({ state }) => state !== 'refused'));
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const attachments = data.data;

  const move = (index: number, by: -1 | 1) => {
    const moved = [...attachments];
    const [attachment] = moved.splice(index, 1);
    if (!attachment) return;
    moved.splice(index + by, 0, attachment);
    order.mutate(
      { collection, collection_id: recordId, ids: moved.map(({ id }) => id) },
      {
        onSuccess: () =>
          setSaid(t('files.moved', { name: attachment.name, position: index + by + 1, count: moved.length })),
      },
    );
  };
  const actionsFor = (attachment: Attachment, index: number) => ({
    onMove: (by: -1 | 1) => move(index, by),
    onEdit: () => setWritten(attachment),
    onRemove: () => {
      const { id, name } = attachment;
      void removal({ name, text: t('files.removeText', { name }), run: () => remove.mutateAsync({ id }) });
    },
  });
  return (
    <div {...focus} className="files-field">
      {!readOnly && (
        <FileDrop
          kind={kind}
          maxBytes={uploadLimits.bytes}
          onFiles={(files) => uploads.add(files, { kind, maxBytes: uploadLimits.bytes })}
        />
      )}
      <PendingFiles uploads={uploads} />
      {attachments.length === 0 && uploads.pending.length === 0 && <p className="files-none">{t('files.none')}</p>}
      <ul className="file-tiles" aria-label={t('files.list')}>
        {attachments.map((attachment, index) => (
          <FileTile
            key={attachment.id}
            attachment={attachment}
            index={index}
            count={attachments.length}
            onStale={() => void refetch()}
            {...(readOnly ? {} : { actions: actionsFor(attachment, index) })}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {written && <FileWordsDialog key={written.id} attachment={written} onClose={() => setWritten(null)} />}
    </div>
  );
}
