import { Button, Group } from '@mantine/core';
import type { Upload } from '@salient/shared/areas/attachments/UploadQueue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Fragment, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import type { KeptFile } from './KeptFiles.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import './upload.css';

interface Props {
  /** Only what belongs to one document; without it all of them. */
  readonly documentId?: string;
}

/** Offers to go on with files that were left on their way when a tab was closed. */
export function UnfinishedUploads({ documentId }: Props) {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  const confirm = useConfirm();
  const [left, setLeft] = useState<readonly KeptFile[]>([]);
  useEffect(() => {
    let isShown = true;
    void pageUploads.unfinished().then((files) => {
      if (isShown) setLeft(files.filter((file) => documentId === undefined || file.documentId === documentId));
    });
    return () => {
      isShown = false;
    };
  }, [pageUploads, documentId]);
  const documents = [...new Set(left.map((file) => file.documentId))].map((id) =>
    left.filter((file) => file.documentId === id),
  );
  const drop = (files: readonly KeptFile[]) => setLeft((now) => now.filter((each) => !files.includes(each)));
  const resume = (files: readonly KeptFile[]) => {
    drop(files);
    void pageUploads.resume(files);
  };
  const forget = async (files: readonly KeptFile[]) => {
    await pageUploads.forgetKept(files);
    drop(files);
  };
  const discard = async (files: readonly KeptFile[]) => {
    const [{ title = '' } = {}] = files;
    const question = {
      title: t('scanUploads.discardTitle', { count: files.length, title }),
      text: t('scanUploads.discardText'),
      verb: t('scanUploads.discard'),
      tone: 'danger',
    } as const;
    if (!(await confirm(question))) return;
    await forget(files);
  };
  return documents.map((files) => {
    const [{ documentId: id = '', title = '' } = {}] = files;
    const refused = files.filter((file) => file.refused !== undefined);
    const sendable = files.filter((file) => file.refused === undefined);
    const documentLink = documentId === undefined && <Link to={pathTo('document', { id })}>{title}</Link>;
    return (
      <Fragment key={id}>
        {refused.length > 0 && (
          <section className="upload-status" aria-label={t('scanUploads.title')}>
            {documentLink}
            <RefusedFiles uploads={refused.map(asUpload)} />
            <div className="upload-buttons">
              <Button size="xs" variant="default" onClick={() => void forget(refused)}>
                {t('scanUploads.dismiss')}
              </Button>
            </div>
          </section>
        )}
        {sendable.length > 0 && (
          <Notice tone="warning">
            <p>
              {t('scanUploads.unfinished', { count: sendable.length })} {documentLink}
            </p>
            <Group mt="sm" gap="xs">
              <Button size="xs" onClick={() => resume(sendable)}>
                {t('scanUploads.resume')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void discard(sendable)}>
                {t('scanUploads.discard')}
              </Button>
            </Group>
          </Notice>
        )}
      </Fragment>
    );
  });
}

const asUpload = ({ uploadId: id, file, refused }: KeptFile): Upload => {
  return { id, file, state: 'refused', share: 0, code: refused ?? null };
};
