import { serverEvents } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Channel on which processes hear what concerns kiosks, once it is committed. */
export const kioskChannel = 'salient_kiosks';

const message = <const Event extends keyof typeof serverEvents>(event: Event) => ({
  event: z.literal(event),
  hint: serverEvents[event],
});

/** What travels on it: the event that kiosks or staff are told, and what it says. */
export const kioskMessageSchema = z.discriminatedUnion('event', [
  z.strictObject(message('story_published')),
  z.strictObject(message('story_unpublished')),
  z.strictObject(message('key_location_changed')),
  z.strictObject(message('kiosks_asked')),
  z.strictObject(message('short_names_made')),
  z.strictObject(message('kiosks_seen')),
]);
export type KioskMessage = z.input<typeof kioskMessageSchema>;

/** Has kiosks, and staff who watch over them, told when this transaction is committed. */
export async function notifyKiosks(db: EntityManager, told: KioskMessage): Promise<void> {
  await db.query('SELECT pg_notify($1, $2)', [kioskChannel, JSON.stringify(told)]);
}
