import type {
  Answer,
  EditorsHint,
  KeyLocationHint,
  KioskHint,
  RecordRef,
  SavedHint,
} from '@salient/shared/lib/realtime/realtimeEvents.ts';
import { realtimePath } from '@salient/shared/lib/realtime/realtimePath.ts';
import { io, type Socket } from 'socket.io-client';

type Hint =
  | ['editors', EditorsHint]
  | ['saved', SavedHint]
  | ['story_published' | 'story_unpublished' | 'kiosks_asked' | 'short_names_made' | 'kiosks_seen', KioskHint]
  | ['key_location_changed', KeyLocationHint];

/** An answer that takes longer than this never comes; a busy machine takes seconds for one. */
const patienceMs = 60_000;

/** A bare socket.io client that keeps all it is told, as anybody on the network could be. */
export class Listener {
  readonly socket: Socket;
  readonly heard: Hint[] = [];
  #wakeUp: (() => void)[] = [];

  constructor(
    origin: string,
    options: {
      auth?: Record<string, unknown>;
      query?: Record<string, string>;
      extraHeaders?: Record<string, string>;
    },
  ) {
    this.socket = io(origin, {
      path: realtimePath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    this.socket.onAny((name: string, value: unknown) => this.#note([name, value] as Hint));
    this.socket.on('disconnect', () => this.#note());
  }

  #note(hint?: Hint): void {
    if (hint) this.heard.push(hint);
    for (const wakeUp of this.#wakeUp.splice(0)) wakeUp();
  }

  /** `connected`, or the code with which the server refused. */
  outcome(): Promise<'connected' | number | string> {
    if (this.socket.connected) return Promise.resolve('connected');
    return new Promise((resolve) => {
      this.socket.once('connect', () => resolve('connected'));
      this.socket.once('connect_error', (error: Error & { data?: { code: number } }) =>
        resolve(error.data?.code ?? error.message),
      );
    });
  }

  edit(record: RecordRef): Promise<Answer> {
    return this.socket.timeout(patienceMs).emitWithAck('edit', record) as Promise<Answer>;
  }

  leave(record: RecordRef): Promise<Answer> {
    return this.socket.timeout(patienceMs).emitWithAck('leave', record) as Promise<Answer>;
  }

  watchKiosks(): Promise<Answer> {
    return this.socket.timeout(5_000).emitWithAck('watch_kiosks', {}) as Promise<Answer>;
  }

  /** Waits until what was heard satisfies; the test's own time limit ends the wait. */
  async until<T>(found: (listener: Listener) => T | undefined | false): Promise<T> {
    for (;;) {
      const value = found(this);
      if (value) return value;
      await new Promise<void>((resolve) => this.#wakeUp.push(resolve));
    }
  }

  /** Accounts that edit a record, as last told. */
  editors({ id }: RecordRef): string[] {
    const told = this.heard.flatMap(([name, hint]) => (name === 'editors' && hint.record.id === id ? [hint] : []));
    return (told.at(-1)?.editors ?? []).map(({ account }) => account).sort();
  }

  saved({ id }: RecordRef): SavedHint[] {
    return this.heard.flatMap(([name, hint]) => (name === 'saved' && hint.record.id === id ? [hint] : []));
  }

  close(): void {
    this.socket.disconnect();
  }
}
