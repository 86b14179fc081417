import { z } from 'zod';
import { historyTypes } from '../history/historyTypes.ts';
import { idSchema } from '../schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../schemas/kioskNumber.ts';

/** Milliseconds between two signs of life of somebody who has a record open for editing. */
export const aliveEveryMs = 20_000;
/** Without a sign of life for this long somebody is taken for gone. */
export const goneAfterMs = 60_000;

/** Bounds that the server sets for each connection. */
export const realtimeLimits = { messageBytes: 4_096, messagesPerMinute: 120, records: 20 } as const;

/** A record that somebody edits. */
export const recordRefSchema = z.strictObject({ type: z.enum(historyTypes), id: idSchema });
export type RecordRef = z.infer<typeof recordRefSchema>;

/** The room of everybody who edits a record. */
export const roomOf = ({ type, id }: RecordRef) => `record:${type}:${id}` as const;

/** What the handshake carries, in the `auth` payload and never in the address. */
export const handshakeSchema = z.object({ token: z.string().min(1).max(200) });

/**
 * What the handshake of a kiosk carries instead: it hears what changes on it, and may say nothing. A paired device shows
 * its secret and so has a place that nobody else can take.
 */
export const kioskHandshakeSchema = z.strictObject({
  kiosk: kioskNumberSchema,
  device_key: z.string().min(1).max(200).optional(),
});

/** The room of everybody who follows a kiosk. */
export const kioskRoom = (kiosk: number) => `kiosk:${kiosk}` as const;

/** What the handshake of an open public map carries: it hears which key locations changed, and may say nothing (MAP-10). */
export const mapHandshakeSchema = z.strictObject({ map: z.literal(true) });

/** The room of everybody who looks at the public map. */
export const mapRoom = 'key_locations';

/** The room of staff who watch over the kiosks. */
export const kioskStatusRoom = 'kiosks';

/** What a client may say. Each is acknowledged with `answerSchema`. */
export const clientEvents = {
  /** "I edit this record", said at once and then every `aliveEveryMs` as the sign of life. */
  edit: recordRefSchema,
  /** "I have left it." */
  leave: recordRefSchema,
  /** "I watch over the kiosks", until the connection ends. */
  watch_kiosks: z.strictObject({}),
} as const;

export const answerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true) }),
  /** `code` as in the contract's errors: 1010 not permitted, 1011 not found, 1013 not understood, 1029 too much. */
  z.strictObject({ ok: z.literal(false), code: z.int() }),
]);
export type Answer = z.infer<typeof answerSchema>;

export const editorSchema = z.strictObject({
  user_id: idSchema,
  account: z.string(),
  name: z.string(),
  /** Tells two windows of one account apart. */
  connection: z.string(),
});
export type Editor = z.infer<typeof editorSchema>;

const kioskHintSchema = z.strictObject({ kiosks: z.array(kioskNumberSchema) });
const kioskStoryHintSchema = kioskHintSchema.extend({ story_id: idSchema });

/** What the server says: hints to those who edit the record, never the only way to learn of something. */
export const serverEvents = {
  /** Who edits `record` now, oneself included. */
  editors: z.strictObject({ record: recordRefSchema, editors: z.array(editorSchema) }),
  /** A change was committed. */
  saved: z.strictObject({
    record: recordRefSchema,
    /** The person that a changed event belongs to: its room hears of it too. */
    part_of: recordRefSchema.nullable(),
    /** Null for what made no new version, such as a mail that was sent. */
    version: z.int().nullable(),
    removed: z.boolean(),
    account: z.string().nullable(),
  }),
  /** A story came to these kiosks, or left them; the kiosk asks for its list again (KIOSK-11). */
  story_published: kioskStoryHintSchema,
  story_unpublished: kioskStoryHintSchema,
  /** A key location came, went or changed; an open map asks for its markers again (MAP-10). */
  key_location_changed: kioskHintSchema.extend({ key_location_id: idSchema }),
  /** These kiosks were set up anew, asked something, or paired: they report at once (decision 17). */
  kiosks_asked: kioskHintSchema,
  /** The short list of names was made anew: a kiosk takes it into what it holds. */
  short_names_made: kioskHintSchema,
  /** These kiosks gave a sign of life, or something was asked of them: told to staff who watch. */
  kiosks_seen: kioskHintSchema,
} as const;
export type KioskHint = z.infer<typeof kioskHintSchema>;
export type KeyLocationHint = z.infer<typeof serverEvents.key_location_changed>;
export type KioskStoryHint = z.infer<typeof kioskStoryHintSchema>;
export type EditorsHint = z.infer<typeof serverEvents.editors>;
export type SavedHint = z.infer<typeof serverEvents.saved>;

/** The same declarations as socket.io wants them. */
export interface ClientToServer {
  edit: (record: RecordRef, answer?: (answer: Answer) => void) => void;
  leave: (record: RecordRef, answer?: (answer: Answer) => void) => void;
  watch_kiosks: (nothing: Record<string, never>, answer?: (answer: Answer) => void) => void;
}
export interface ServerToClient {
  editors: (hint: EditorsHint) => void;
  saved: (hint: SavedHint) => void;
  story_published: (hint: KioskStoryHint) => void;
  story_unpublished: (hint: KioskStoryHint) => void;
  key_location_changed: (hint: KeyLocationHint) => void;
  kiosks_asked: (hint: KioskHint) => void;
  short_names_made: (hint: KioskHint) => void;
  kiosks_seen: (hint: KioskHint) => void;
}
