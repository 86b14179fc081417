import type { Change } from '@salient/shared/areas/changes/change.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useActor } from '../session/useSession.ts';
import { usePreference } from '../store/usePreference.ts';

/** What others did shall be seen within a minute. Milliseconds. */
const askEveryMs = 60_000;
const isChangeId = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

/** What others did to records that one worked on, and how much of it is new: known to the server, so it outlives a reload. */
export function useOthersChanges(): {
  readonly changes: readonly Change[];
  readonly unread: number;
  readonly markRead: () => void;
} {
  const actor = useActor();
  const [seen, see] = usePreference(`messages.seen.${actor.id}`, '0', isChangeId);
  const { data = [] } = useMethod('findChangesByOthers', {}, { enabled: canEdit(actor), everyMs: askEveryMs });
  const newest = data[0]?.id;
  return {
    changes: data,
    unread: data.filter(({ id }) => BigInt(id) > BigInt(seen)).length,
    markRead: () => newest !== undefined && see(newest),
  };
}
