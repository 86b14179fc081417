import { Button, Group, Modal } from '@mantine/core';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReturnToOpener } from '../../../lib/dialogs/useReturnToOpener.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pagePath } from '../documentPaths.ts';
import { previewOf } from './element.ts';

interface Props {
  readonly documentId: string;
  /** Pages that can be gone through, in their order. */
  readonly pages: readonly PageElement[];
  /** Id of the page to begin with. */
  readonly first: string;
  readonly onClose: () => void;
}

/** A page as large as the screen, and the ones before and after it (DOCUMENT-11). */
export function PreviewDialog({ documentId, pages, first, onClose }: Props) {
  const { t } = useTexts();
  const [id, setId] = useState(first);
  const [failed, setFailed] = useState<string | null>(null);
  useReturnToOpener(true);
  const at = pages.findIndex((page) => page.id === id);
  const page = pages[at];
  if (!page) return null;
  const { page_number: number, original_filename: file, url_original } = page;
  const src = previewOf(page);
  const step = (by: -1 | 1) => {
    const next = pages[at + by];
    if (next) setId(next.id);
  };
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={t('documentElements.pageOf', { number, file })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <div className="page-preview">
        {src === null ? (
          <p>{t('page.notPreviewable')}</p>
        ) : src === failed ? (
          <p>{t('pageEditor.scanFailed')}</p>
        ) : (
          <img src={src} onError={() => setFailed(src)} alt={t('documentElements.pageOf', { number, file })} />
        )}
      </div>
      <Group justify="space-between" mt="md">
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Icon name="left" />}
            data-disabled={at === 0 || undefined}
            aria-disabled={at === 0 || undefined}
            onClick={() => step(-1)}
          >
            {t('lists.previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<Icon name="right" />}
            data-disabled={at === pages.length - 1 || undefined}
            aria-disabled={at === pages.length - 1 || undefined}
            onClick={() => step(1)}
          >
            {t('lists.next')}
          </Button>
        </Group>
        <Group gap="xs">
          <Button component="a" href={url_original} target="_blank" rel="noopener" variant="default">
            {t('pageEditor.original')}
          </Button>
          <Button component={Link} to={pagePath(documentId, number)}>
            {t('documentElements.toPage')}
          </Button>
        </Group>
      </Group>
    </Modal>
  );
}
