import type { Change } from '@salient/shared/areas/changes/change.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useActor } from '../session/useSession.ts';
import { usePreference } from '../store/usePreference.ts';

/** What others did shall be seen within a minute. Milliseconds. */
const askEveryMs = 60_000;
/** The newest change that each user of this browser has seen: who it is may be known later than the frame is drawn. */
type Seen = Readonly<Record<string, string>>;
const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && Object.values(value).every((id) => /^\d+$/.test(String(id)));
const nothingSeen: Seen = {};

/** What others did to records that one worked on, and how much of it is new: known to the server, so it outlives a reload. */
export function useOthersChanges(): {
  readonly changes: readonly Change[];
  readonly unread: number;
  readonly markRead: () => void;
} {
  const actor = useActor();
  const [seen, see] = usePreference('messages.seen', nothingSeen, isSeen);
  const own = actor.id ?? '';
  const { data = [] } = useMethod('findChangesByOthers', {}, { enabled: canEdit(actor), everyMs: askEveryMs });
  const newest = data[0]?.id;
  return {
    changes: data,
    unread: data.filter(({ id }) => BigInt(id) > BigInt(seen[own] ?? '0')).length,
    markRead: () => newest !== undefined && see({ ...seen, [own]: newest }),
  };
}
