import { countVisits } from '@salient/shared/areas/figures/figureMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { isPairedDevice } from '../kiosks/findDevice.ts';
import { addCounts, type CountRow } from './addCounts.ts';
import { placeInTime } from './placeInTime.ts';
import { withinCeilings } from './withinCeilings.ts';

export const handleCountVisits = implement(countVisits, async ({ params, db, services, client, fail }) => {
  const { kiosk, batch, sent_at, counts, device_key } = params;
  const retryAfterSeconds = await services.accessLimits.take('countBatches', client.address);
  if (retryAfterSeconds > 0) throw fail.tooManyRequests({ retryAfterSeconds });
  const now = services.now();
  // Anybody can send counts; the figures believe the museum's own devices.
  const paired = await isPairedDevice(db, kiosk, device_key);
  // A second sending of the same batch waits here for the first, and then adds nothing.
  const [first] = await db.query<unknown[]>(
    'INSERT INTO use_batch (id, received_on) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
    [batch, now],
  );
  if (!first) return { status: 'OK' as const, left_out: 0 };
  const rows = counts.flatMap(({ hour, ...each }): CountRow[] => {
    const placed = placeInTime(new Date(hour), new Date(sent_at), now);
    return placed ? [{ ...each, kiosk, hour: placed, paired }] : [];
  });
  const plausible = await withinCeilings(db, kiosk, paired, rows);
  const unknown = await addCounts(db, plausible);
  return { status: 'OK' as const, left_out: counts.length - plausible.length + unknown };
});
