import type { DataSource } from 'typeorm';
import { CallFaultEntity } from './CallFaultEntity.ts';

interface Fault {
  /** By which the log knows it. */
  readonly id: string;
  readonly method: string;
  readonly error: unknown;
}

/** So much of a message says what is wrong. */
const longestMessage = 500;
/** A fault that comes with every call shall not fill the database: beyond this many at once the log alone has them. */
const mostUnderWay = 5;

/** Keeps the faults of calls where administrators read them; the log has them whole. */
export class FaultLog {
  readonly #dataSource: DataSource;
  readonly #now: () => Date;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(dataSource: DataSource, now: () => Date) {
    this.#dataSource = dataSource;
    this.#now = now;
  }

  /** Nobody waits for it, and where it cannot be kept, as without a database, the log has it. */
  note({ id, method, error }: Fault): void {
    if (this.#underWay.size >= mostUnderWay) return;
    const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
      0,
      longestMessage,
    );
    const kept: Promise<unknown> = this.#dataSource.manager
      .insert(CallFaultEntity, { id, at: this.#now(), method, message })
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(kept));
    this.#underWay.add(kept);
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}

declare module '../rpc/Services.ts' {
  interface Services {
    readonly faults: FaultLog;
  }
}
