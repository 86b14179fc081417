import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import { useUploads } from '@salient/shared/areas/attachments/useUploads.ts';
import { listLimits } from '@salient/shared/areas/imports/listProblems.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../lib/routing/links.ts';
import { useServices } from '../../lib/services/services.ts';
import { FileDrop } from '../attachments/FileDrop.tsx';
import '../attachments/files.css';
import { PendingFiles } from '../attachments/PendingFiles.tsx';
import { uploadText } from '../attachments/uploadText.ts';

/** Takes a list; its page opens once it has arrived. */
export function NewList() {
  const { t } = useTexts();
  const { session, gate } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const uploads = useUploads<{ readonly id: string }>({
    path: '/api/uploadlist/uploadFile',
    fields: {},
    token: () => session.token,
    signIn: () => gate.wait(),
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['findImportLists'] });
      void navigate(pathTo('import_list', { id }));
    },
  });
  const isBusy = uploads.pending.some(({ state }) => state !== 'refused');
  const send = (files: readonly File[]) => {
    // One that was refused gives way to the next.
    for (const { id } of uploads.pending) uploads.drop(id);
    uploads.add(files, { kind: 'lists', maxBytes: listLimits.bytes, room: 1 });
  };
  return (
    <section className="imports-new" aria-label={t('imports.newList')}>
      <PendingFiles
        uploads={uploads}
        reasonOf={(code: UploadCode) =>
          code === 'INVALID_FILE_TYPE' ? t('imports.problems.not_a_list') : uploadText(t, code, 1, listLimits.bytes)
        }
      />
      {!isBusy && <FileDrop kind="lists" maxBytes={listLimits.bytes} maxFiles={1} onFiles={send} />}
    </section>
  );
}
