import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { DataSource } from 'typeorm';
import { ConcurrencyLimiter, NoFreeSlot } from '../../../lib/rpc/ConcurrencyLimiter.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { functionFor } from '../functionFor.ts';
import { endDownload, isIn, noteRows, type StartedDownload } from './csvDownloads.ts';
import { csvChunks } from './csvRows.ts';

/** Each holds a connection of the staff's for as long as its file takes; the others stay for everybody else. */
const exportRule = { slots: 3, slotsOfOne: 2, waiting: 12, waitingOfOne: 4, waitMs: 20_000 };

/** How often a download says how far it is, and hears whether it was ended. Milliseconds. */
const progressMs = 500;

/** Writes files that staff take along: some at a time, each of the moment at which it began. */
export class CsvExports {
  readonly #dataSource: DataSource;
  readonly #services: Services;
  readonly #slots = new ConcurrencyLimiter(exportRule);

  /** @param dataSource the connections of staff. */
  constructor(dataSource: DataSource, services: Services) {
    this.#dataSource = dataSource;
    this.#services = services;
  }

  /**
   * The pieces of the file of a download that was started. Whoever stops asking for more ends it.
   *
   * @throws RpcFailure when too many are written at once.
   */
  async *write(download: StartedDownload, actor: Actor): AsyncGenerator<string> {
    const { manager } = this.#dataSource;
    let rows = 0;
    let status: 'done' | 'cancelled' | 'failed' | 'waiting' = 'cancelled';
    let release: () => void = () => undefined;
    try {
      release = await this.#takeSlot(download.userId);
      let saidAt = Date.now();
      for await (const chunk of this.#chunks(download, actor)) {
        rows += chunk.rows;
        try {
          yield chunk.text;
        } catch {
          // A stream throws in here when its reader has gone.
          throw new ExportEnded();
        }
        if (Date.now() - saidAt < progressMs) continue;
        saidAt = Date.now();
        if (!(await noteRows(manager, download.id, rows))) throw new ExportEnded();
      }
      status = 'done';
    } catch (error) {
      // One that found no turn was not begun: its address is good for another try.
      if (error instanceof RpcFailure && error.declaration.code === commonErrors.busy.code) status = 'waiting';
      else if (!(error instanceof ExportEnded)) status = 'failed';
      throw error;
    } finally {
      release();
      await endDownload(manager, download.id, status, rows);
    }
  }

  /** Whether somebody ended a download, which it does not hear itself while its reader asks for nothing. */
  isCancelled({ id }: StartedDownload): Promise<boolean> {
    return isIn(this.#dataSource.manager, id, 'cancelled');
  }

  async *#chunks({ request }: StartedDownload, actor: Actor) {
    const services = this.#services;
    const called = functionFor(actor, services, request.name);
    const runner = this.#dataSource.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await runner.query('SET TRANSACTION READ ONLY');
      yield* csvChunks(called, request, { actor, services, db: runner.manager });
    } finally {
      await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }

  /** Waits for a turn; what it answers gives the turn back. */
  #takeSlot(userId: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const task = () => new Promise<void>((release) => resolve(release));
      this.#slots.run(userId, task).catch((error: unknown) => {
        reject(
          error instanceof NoFreeSlot
            ? new RpcFailure(commonErrors.busy, { retryAfterSeconds: exportRule.waitMs / 1000 })
            : error,
        );
      });
    });
  }
}

/** The download that is written was ended, or nobody reads it any more. */
export class ExportEnded extends Error {
  override name = 'ExportEnded';
}
