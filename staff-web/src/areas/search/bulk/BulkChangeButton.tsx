import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import type { Selection } from '../../../lib/list/selection.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { BulkChangeForm } from './BulkChangeForm.tsx';
import { BulkChangeProgress } from './BulkChangeProgress.tsx';
import { EarlierChanges } from './EarlierChanges.tsx';
import './bulk.css';

interface Props {
  readonly query: SearchQuery;
  /** Who was chosen among those of the search; with nobody all are meant. */
  readonly chosen: Selection;
}

/** Opens what changes all persons of a search at once, or those who were chosen, for editors. */
export function BulkChangeButton({ query, chosen }: Props) {
  const { t } = useTexts();
  const user = useUser();
  const [opened, setOpened] = useState(false);
  /** The change that is looked at; null while one is put together. */
  const [id, setId] = useState<string | null>(null);
  if (!user || !canEdit(user)) return null;
  const count = chosen.rows.length;
  return (
    <>
      <SteadyButton variant="default" onClick={() => setOpened(true)}>
        {count > 0 ? t('bulkChanges.openChosen', { count }) : t('bulkChanges.open')}
      </SteadyButton>
      <PanelDialog
        opened={opened}
        title={count > 0 ? t('bulkChanges.titleChosen', { count }) : t('bulkChanges.title')}
        closesBeside={false}
        onClose={() => setOpened(false)}
      >
        {id ? (
          <BulkChangeProgress id={id} onAnother={() => setId(null)} />
        ) : (
          <>
            <BulkChangeForm query={query} chosen={chosen} onStarted={setId} />
            <EarlierChanges onOpen={setId} />
          </>
        )}
      </PanelDialog>
    </>
  );
}
