import type { EditingListener, Realtime } from '@salient/shared/lib/realtime/connectRealtime.ts';
import type { RecordRef } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/**
 * The server's hints about records that are being edited. The line is opened with the first form that wants it, as most
 * visits edit nothing, and follows the session: another token connects anew, signing out hangs up.
 */
export class RealtimeHints {
  readonly #session: SessionStore;
  #line: Promise<Realtime> | undefined;
  #token = '';

  constructor(session: SessionStore) {
    this.#session = session;
    session.subscribe(() => void this.#follow());
  }

  /** Says that the record is being edited, until the returned function is called. */
  edit(record: RecordRef, listener: EditingListener): () => void {
    let leave: (() => void) | undefined;
    let isOver = false;
    void this.#connect().then(
      (line) => {
        if (!isOver) leave = line.edit(record, listener);
      },
      // Without the line there are just no hints.
      () => undefined,
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }

  /** Hears when a kiosk gave a sign of life or was asked something, until the returned function is called. */
  watchKiosks(onSeen: () => void): () => void {
    let leave: (() => void) | undefined;
    let isOver = false;
    void this.#connect().then(
      (line) => {
        if (!isOver) leave = line.watchKiosks(onSeen);
      },
      // Without the line the page asks by itself.
      () => undefined,
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }

  #connect(): Promise<Realtime> {
    this.#token = this.#session.token;
    this.#line ??= import('@salient/shared/lib/realtime/connectRealtime.ts').then(({ connectRealtime }) =>
      connectRealtime({ token: () => this.#session.token }),
    );
    return this.#line;
  }

  async #follow(): Promise<void> {
    const { status } = this.#session.get();
    if (!this.#line || status === 'loading') return;
    const line = await this.#line.catch(() => undefined);
    if (status === 'guest') {
      this.#line = undefined;
      line?.close();
    } else if (this.#session.token !== this.#token) {
      this.#token = this.#session.token;
      line?.reconnect();
    }
  }
}

declare module '../services/services.ts' {
  interface Services {
    readonly realtime: RealtimeHints;
  }
}
