import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { collectionQueries } from './useCollectionForm.ts';

/** Asks before a collection is removed, and says why it has to stay (COLLECTION-10, COLLECTION-28). */
export function useCollectionRemoval(onRemoved: () => void) {
  const { t } = useTexts();
  const removal = useRemoval();
  const command = useCommand('removeCollection', { refreshes: collectionQueries });
  return ({ id, version, composedTitle: name }: Pick<Collection, 'id' | 'version' | 'composedTitle'>) =>
    removal({
      name,
      text: t('collectionPages.removeText'),
      run: () => command.mutateAsync({ id, version }),
      onRemoved,
    });
}
