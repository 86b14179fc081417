import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { collectionQueries } from './useCollectionForm.ts';

/** That a collection was removed, and the way back (COLLECTION-16, N-40). */
export function RemovedCollection({ collection }: { readonly collection: Collection }) {
  const { t } = useTexts();
  const messages = useMessages();
  const restore = useCommand('restoreCollection', { refreshes: collectionQueries });
  const { id, version, composedTitle: name } = collection;
  if (!mayEditArchive(useActor())) return <Notice tone="warning">{t('collectionPages.removedForReaders')}</Notice>;
  return (
    <Notice tone="warning">
      <p>{t('collection.removedNotice')}</p>
      <SteadyButton
        className="notice-button"
        size="sm"
        variant="default"
        leftSection={<Icon name="restore" />}
        loading={restore.isPending}
        onClick={() =>
          restore.mutate(
            { id, version },
            { onSuccess: () => messages.success(t('collectionPages.restored', { name })) },
          )
        }
      >
        {t('collectionPages.restore')}
      </SteadyButton>
    </Notice>
  );
}
