import { Button } from '@mantine/core';
import { fileEndings, megabytes, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useRef } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { chosenFiles } from './droppedFiles.ts';
import type { UploadGoal } from './PageUploads.ts';

/** Chooses the files of new pages, or a folder of them; whoever has a mouse drops them on the pages (DOCUMENT-19). */
export function AddPages({ goal }: { readonly goal: UploadGoal }) {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const limits = useId();
  const take = (input: HTMLInputElement) => {
    void pageUploads.add(goal, chosenFiles(input.files));
    // The same files may be chosen again, after they were removed.
    input.value = '';
  };
  return (
    <div className="add-pages">
      <input
        ref={files}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        data-upload="files"
        accept={fileEndings.documents.join(',')}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          // React knows no such property.
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        data-upload="folder"
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <Button leftSection={<Icon name="upload" />} aria-describedby={limits} onClick={() => files.current?.click()}>
        {t('scanUploads.choose')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="folder" />}
        aria-describedby={limits}
        onClick={() => folder.current?.click()}
      >
        {t('scanUploads.chooseFolder')}
      </Button>
      <p id={limits} className="file-limits">
        {t('scanUploads.drop')}{' '}
        {t('files.limit', { kinds: t('files.kinds.documents'), megabytes: megabytes(uploadLimits.pageBytes) })}
      </p>
    </div>
  );
}
