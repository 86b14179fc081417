import { type Editor, type RecordRef, realtimeLimits, roomOf } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { RealtimeServer, Visitor } from './Visitor.ts';

/** Who edits which record. Rooms hold the truth, across processes; this process watches over its own visitors. */
export class Presence {
  readonly #io: RealtimeServer;
  readonly #goneAfterMs: number;
  readonly #onError: (error: unknown) => void;
  /** The newest telling under way by room, so that an older list never overtakes a newer one. */
  readonly #turns = new Map<string, number>();
  #lastTurn = 0;
  #closed = false;

  constructor(io: RealtimeServer, goneAfterMs: number, onError: (error: unknown) => void) {
    this.#io = io;
    this.#onError = onError;
    this.#goneAfterMs = goneAfterMs;
  }

  /** A visitor edits a record, or still does. False when it edits too many. */
  async edit({ socket, editing }: Visitor, record: RecordRef): Promise<boolean> {
    const room = roomOf(record);
    const known = editing.get(room);
    if (known) {
      known.aliveAt = performance.now();
      return true;
    }
    if (editing.size >= realtimeLimits.records || !socket.connected) return false;
    editing.set(room, { record, aliveAt: performance.now() });
    await socket.join(room);
    this.#tell(record, this.#io);
    return true;
  }

  async leave({ socket, editing }: Visitor, record: RecordRef): Promise<void> {
    const room = roomOf(record);
    if (!editing.delete(room)) return;
    await socket.leave(room);
    this.#tell(record, this.#io);
  }

  /** A visitor is gone; its rooms forgot it already. */
  forget({ editing }: Visitor): void {
    const records = [...editing.values()].map(({ record }) => record);
    editing.clear();
    for (const record of records) this.#tell(record, this.#io);
  }

  /**
   * Takes out whoever gave no sign of life for too long, and tells everybody here again: a process that died took its
   * own visitors along without a word.
   */
  async sweep(visitors: Iterable<Visitor>): Promise<void> {
    const records = new Map<string, RecordRef>();
    for (const visitor of visitors) {
      for (const [room, { record, aliveAt }] of visitor.editing) {
        if (performance.now() - aliveAt > this.#goneAfterMs) await this.leave(visitor, record);
        else records.set(room, record);
      }
    }
    for (const record of records.values()) this.#tell(record, this.#io.local);
  }

  /** Asks nobody any more: a process that has taken leave and speaks again would be waited for. */
  close(): void {
    this.#closed = true;
  }

  /** In its own time: another process that does not answer shall not hold up anybody. */
  #tell(record: RecordRef, whom: Pick<RealtimeServer, 'to'>): void {
    if (!this.#closed) this.#tellEditors(record, whom).catch(this.#onError);
  }

  async #tellEditors(record: RecordRef, whom: Pick<RealtimeServer, 'to'>): Promise<void> {
    const room = roomOf(record);
    const turn = ++this.#lastTurn;
    this.#turns.set(room, turn);
    const sockets = await this.#io.in(room).fetchSockets();
    if (this.#closed || this.#turns.get(room) !== turn) return;
    this.#turns.delete(room);
    const editors = sockets.map(({ id, data }): Editor => ({ ...data.editor, connection: id }));
    whom.to(room).emit('editors', { record, editors });
  }
}
