import { Button } from '@mantine/core';
import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import type { KeyWalk } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { walkFacts } from '@salient/shared/areas/key-locations/walkFacts.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListEmpty, ListSkeleton } from '../../lib/list/ListStates.tsx';
import { RecordCardHead } from '../../lib/list/RecordCardHead.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { KeyWalkDialog } from './KeyWalkDialog.tsx';
import '../../lib/list/list.css';
import './keyLocations.css';

/** The theme walks, which editors lay out (beyond.md 19). */
export function KeyWalkListPage() {
  const { t } = useTexts();
  const panel = useOpenPanel();
  const { shown, close } = panel;
  const walks = useMethod('findKeyWalks', {});
  const keys = useMethod('keyLocationsForMap', {});
  const error = walks.error ?? keys.error;
  const retry = () => void Promise.all([walks.refetch(), keys.refetch()]);
  useShortcut('n', t('keyWalks.create'), () => panel.show('create'));
  const create = (
    <Button
      component={Link}
      to={panel.hrefOf('create')}
      preventScrollReset
      leftSection={<Icon name="plus" />}
      aria-keyshortcuts="n"
    >
      {t('keyWalks.create')}
    </Button>
  );
  const edited = walks.data?.data.find(({ id }) => id === shown?.id);
  return (
    <Page title={t('pages.key_walks')} actions={create}>
      <p className="lead">{t('keyWalks.lead')}</p>
      {error && !(walks.data && keys.data) ? (
        <FailedNotice error={error} onRetry={retry} />
      ) : !walks.data || !keys.data ? (
        <ListSkeleton rows={4} />
      ) : walks.data.total === 0 ? (
        <ListEmpty narrowed={false} onClear={() => undefined} action={create} />
      ) : (
        <ul className="walk-cards">
          {walks.data.data.map((walk) => (
            <WalkCard key={walk.id} walk={walk} keys={keys.data ?? []} hrefOf={panel.hrefOf} />
          ))}
        </ul>
      )}
      {keys.data && shown?.panel === 'create' && (
        <KeyWalkDialog key={shown.key} opened={shown.opened} keyWalk={undefined} keys={keys.data} onClose={close} />
      )}
      {keys.data && shown?.panel === 'edit' && edited && (
        <KeyWalkDialog key={shown.key} opened={shown.opened} keyWalk={edited} keys={keys.data} onClose={close} />
      )}
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'key_walk', id: shown.id }}
          onClose={close}
        />
      )}
    </Page>
  );
}

interface CardProps {
  readonly walk: KeyWalk;
  readonly keys: readonly MapKeyLocation[];
  readonly hrefOf: (panel: string, id?: string) => string;
}

/** One walk: its theme, how long it is, and which keys it passes. */
function WalkCard({ walk, keys, hrefOf }: CardProps) {
  const { t, language } = useTexts();
  const removal = useRemoval();
  const remove = useCommand('removeKeyWalk', { refreshes: ['findKeyWalks', 'findChanges'] });
  const { id, version, titles } = walk;
  const name = textInLanguage(titles, language)?.text ?? titles.nl;
  const askRemoval = () =>
    removal({ name, text: t('keyWalks.removeText'), run: () => remove.mutateAsync({ id, version }) });
  const facts = [...walkFacts(walk, language), ...(walk.for_children ? [t('keyWalks.forChildren')] : [])];
  return (
    <li className="walk-card">
      <RecordCardHead
        name={name}
        hrefOf={(panel) => hrefOf(panel, id)}
        labels={{ edit: t('keyWalks.edit', { name }), remove: t('keyWalks.remove', { name }) }}
        onRemove={() => void askRemoval()}
      />
      <p className="walk-facts">{facts.join(' · ')}</p>
      <p>{walk.keys.flatMap((key) => keys.find((each) => each.id === key)?.name ?? []).join(' → ')}</p>
    </li>
  );
}
