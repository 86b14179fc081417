import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { documentQueries } from './documentQueries.ts';

/** Has the server say why a document must stay, else asks, removes it and goes to the list (DOCUMENT-28, DOCUMENT-52, DOCUMENT-59). */
export function useDocumentRemoval() {
  const { t } = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const messages = useMessages();
  const removal = useRemoval();
  const command = useCommand('removeCollectionDocument', { refreshes: documentQueries });
  return async ({ id, version, title }: Pick<Document, 'id' | 'version' | 'title'>) => {
    try {
      const checked = await client.validateCollectionDocument({ document: { id }, mode: 'delete' });
      if (checked.status === 'NOK') {
        for (const text of errorTexts(Object.values(checked.data).flat(), t)) messages.error(text);
        return;
      }
    } catch (error) {
      messages.failure(error);
      return;
    }
    await removal({
      name: title,
      text: t('documentPages.removeText'),
      run: () => command.mutateAsync({ id, version }),
      onRemoved: () => void navigate(pathTo('documentation')),
    });
  };
}
