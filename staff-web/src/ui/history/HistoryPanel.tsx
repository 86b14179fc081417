import { Button, Drawer, Stack } from '@mantine/core';
import { useClient } from '@salient/shared/client/useMethod.ts';
import type { MethodName } from '@salient/shared/contract/methods.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { RecordRef } from '@salient/shared/realtime/realtimeEvents.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedNotice } from '../../app/pages/FailedNotice.tsx';
import { ListSkeleton } from '../list/ListStates.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import './history.css';

const pageSize = 25;

interface Props {
  readonly opened: boolean;
  readonly record: RecordRef;
  readonly name: string;
  /** Queries that a restored value makes stale. */
  readonly refreshes: readonly MethodName[];
  readonly onClose: () => void;
}

/** Who changed what in a record, the newest first; an admin can go back to what was. */
export function HistoryPanel({ opened, record, name, refreshes, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('historyPanel.title', { name })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ChangeList record={record} refreshes={refreshes} />
    </Drawer>
  );
}

function ChangeList({ record, refreshes }: Pick<Props, 'record' | 'refreshes'>) {
  const { t } = useTexts();
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ['findChanges', record],
    queryFn: ({ pageParam, signal }) =>
      client.findChanges({ ...record, offset: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length * pageSize : undefined),
  });
  if (query.isError) return <FailedNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton rows={5} />;
  const changes = query.data.pages.flatMap(({ data }) => data);
  if (changes.length === 0) return <p>{t('historyPanel.empty')}</p>;
  return (
    <Stack gap="lg">
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
            refreshes={refreshes}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('historyPanel.more')}
        </Button>
      )}
    </Stack>
  );
}
