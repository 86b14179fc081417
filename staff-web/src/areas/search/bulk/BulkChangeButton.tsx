import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { useUser } from '../../../lib/session/useSession.ts';
import { BulkChangeForm } from './BulkChangeForm.tsx';
import { BulkChangeProgress } from './BulkChangeProgress.tsx';
import { EarlierChanges } from './EarlierChanges.tsx';
import './bulk.css';

/** Opens what changes all persons of a search at once, for editors. */
export function BulkChangeButton({ query }: { readonly query: SearchQuery }) {
  const { t } = useTexts();
  const user = useUser();
  const [opened, setOpened] = useState(false);
  /** The change that is looked at; null while one is put together. */
  const [id, setId] = useState<string | null>(null);
  if (!user || !canEdit(user)) return null;
  return (
    <>
      <SteadyButton variant="default" onClick={() => setOpened(true)}>
        {t('bulkChanges.open')}
      </SteadyButton>
      <PanelDialog opened={opened} title={t('bulkChanges.title')} closesBeside={false} onClose={() => setOpened(false)}>
        {id ? (
          <BulkChangeProgress id={id} onAnother={() => setId(null)} />
        ) : (
          <>
            <BulkChangeForm query={query} onStarted={setId} />
            <EarlierChanges onOpen={setId} />
          </>
        )}
      </PanelDialog>
    </>
  );
}
