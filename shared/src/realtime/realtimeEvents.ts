import { z } from 'zod';
import { idSchema } from '../contract/commonSchemas.ts';
import { historyTypes } from '../history/historyTypes.ts';

/** Where socket.io listens on the server's own origin; WebSocket only, so that no request needs the same process twice. */
export const realtimePath = '/api/realtime';

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

/** What a client may say. Each is acknowledged with `answerSchema`. */
export const clientEvents = {
  /** "I edit this record", said at once and then every `aliveEveryMs` as the sign of life. */
  edit: recordRefSchema,
  /** "I have left it." */
  leave: recordRefSchema,
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
} as const;
export type EditorsHint = z.infer<typeof serverEvents.editors>;
export type SavedHint = z.infer<typeof serverEvents.saved>;

/** The same declarations as socket.io wants them. */
export interface ClientToServer {
  edit: (record: RecordRef, answer?: (answer: Answer) => void) => void;
  leave: (record: RecordRef, answer?: (answer: Answer) => void) => void;
}
export interface ServerToClient {
  editors: (hint: EditorsHint) => void;
  saved: (hint: SavedHint) => void;
}
