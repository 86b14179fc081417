import { Drawer, Stack } from '@mantine/core';
import type { Change } from '@salient/shared/areas/changes/change.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { RecordRef } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { openOrFading } from '../dialogs/openOrFading.ts';
import { useReturnToOpener } from '../dialogs/useReturnToOpener.ts';
import { ListSkeleton } from '../list/ListStates.tsx';
import { FailedNotice } from '../page/FailedNotice.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import './history.css';
import { SteadyButton } from '../controls/SteadyButton.tsx';

const pageSize = 25;

interface Props {
  readonly opened: boolean;
  readonly record: RecordRef;
  readonly onClose: () => void;
}

/** Who changed what in a record, the newest first; an admin can go back to what was. */
export function HistoryPanel({ opened, record, onClose }: Props) {
  const { t } = useTexts();
  const returnFocus = useReturnToOpener(opened);
  const query = useChanges(record);
  const changes = query.data?.pages.flatMap(({ data }) => data);
  const name = changes?.find((change) => change.record.id === record.id)?.record.name;
  return (
    <Drawer
      {...openOrFading(opened)}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      position="right"
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size="lg"
      title={name ? t('historyPanel.title', { name }) : t('historyPanel.open')}
    >
      {query.isError ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !changes ? (
        <ListSkeleton rows={5} />
      ) : changes.length === 0 ? (
        <p>{t('historyPanel.empty')}</p>
      ) : (
        <Stack gap="lg">
          <ChangeList record={record} changes={changes} />
          {query.hasNextPage && (
            <SteadyButton
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('historyPanel.more')}
            </SteadyButton>
          )}
        </Stack>
      )}
    </Drawer>
  );
}

function useChanges(record: RecordRef) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['findChanges', record],
    queryFn: ({ pageParam, signal }) =>
      client.findChanges({ ...record, offset: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length * pageSize : undefined),
  });
}

function ChangeList({ record, changes }: { readonly record: RecordRef; readonly changes: readonly Change[] }) {
  return (
    <ol className="changes">
      {changes.map((change) => (
        <ChangeEntry
          key={change.id}
          change={change}
          // The newest entry of a record tells which version it has now; it stands above its older ones.
          version={
            changes.find(({ record: each, version }) => each.id === change.record.id && version)?.version ?? null
          }
          isPart={change.record.id !== record.id}
        />
      ))}
    </ol>
  );
}
