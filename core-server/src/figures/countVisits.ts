import { countVisits } from '@salient/shared/figures/figureMethods.ts';
import { implement } from '../rpc/implement.ts';
import { addCounts, type CountRow } from './addCounts.ts';
import { placeInTime } from './placeInTime.ts';

export const handleCountVisits = implement(countVisits, async ({ params, db, services, client, fail }) => {
  const { kiosk, batch, sent_at, counts } = params;
  const retryAfterSeconds = await services.accessLimits.take('countBatches', client.address);
  if (retryAfterSeconds > 0) throw fail.tooManyRequests({ retryAfterSeconds });
  const now = services.now();
  // A second sending of the same batch waits here for the first, and then adds nothing.
  const [first] = await db.query<unknown[]>(
    'INSERT INTO use_batch (id, received_on) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
    [batch, now],
  );
  if (!first) return { status: 'OK' as const, left_out: 0 };
  const rows = counts.flatMap(({ hour, ...each }): CountRow[] => {
    const placed = placeInTime(new Date(hour), new Date(sent_at), now);
    return placed ? [{ ...each, kiosk, hour: placed }] : [];
  });
  const unknown = await addCounts(db, rows);
  return { status: 'OK' as const, left_out: counts.length - rows.length + unknown };
});
