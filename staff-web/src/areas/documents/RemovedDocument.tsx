import type { Document } from '@salient/shared/areas/documents/document.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { documentQueries } from './documentQueries.ts';

/** That a document was removed, and the way back, which leads to its collection (DOCUMENT-27, DOCUMENT-29). */
export function RemovedDocument({ document }: { readonly document: Document }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const restore = useCommand('restoreCollectionDocument', { refreshes: documentQueries });
  const { id, version, title: name, collectionId } = document;
  const isEditor = mayEditArchive(useActor());
  const done = () => {
    messages.success(t('documentPages.restored', { name }));
    if (collectionId !== null) void navigate(pathTo('collection', { id: collectionId }));
  };
  return (
    <Notice tone="warning">
      <p>{t('documentPages.removedNotice')}</p>
      {isEditor && (
        <SteadyButton
          className="notice-button"
          size="sm"
          variant="default"
          leftSection={<Icon name="restore" />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ id, version }, { onSuccess: done })}
        >
          {t('collectionPages.restore')}
        </SteadyButton>
      )}
    </Notice>
  );
}
