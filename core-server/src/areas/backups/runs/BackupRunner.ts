import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { Logger } from 'pino';
import { type DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isUnavailable } from '../../../lib/db/isUnavailable.ts';
import { withAdvisoryLock } from '../../../lib/jobs/withAdvisoryLock.ts';
import { BackupRunEntity } from './BackupRunEntity.ts';
import { queueBackupMails } from './backupMail.ts';
import { nextRun } from './nextRun.ts';
import type { RunOutcome, RunTask } from './runOutcome.ts';

export interface BackupRunnerOptions {
  readonly dataSource: DataSource;
  /** Time of the nightly backup on the museum's clock; null when only what is asked for is run. */
  readonly at: string | null;
  /** Does one task, in a process of its own; ends early when `signal` is aborted. */
  readonly runTask: (task: RunTask, signal: AbortSignal) => Promise<RunOutcome>;
  readonly log: Logger;
  readonly now: () => Date;
}

/** How often it is looked whether something is due; somebody who presses the button waits as long. */
const lookEveryMs = 5_000;
const weeksMs = 30 * 24 * 3_600_000;

/**
 * Makes and checks backups when they are due or asked for. Every core process has one; whoever holds the lock does it,
 * and a run whose process died is noted as failed by whoever holds it next.
 */
export class BackupRunner {
  readonly #options: BackupRunnerOptions;
  readonly #upSince: Date;
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #looking: Promise<void> | undefined;

  constructor(options: BackupRunnerOptions) {
    this.#options = options;
    this.#upSince = options.now();
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  /** Runs what is due now, if anything; resolves when it is done. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) this.#options.log.error({ err: error }, 'backups could not be looked after');
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Ends a run under way, which counts as interrupted. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { dataSource } = this.#options;
    if (this.#closing.signal.aborted || !(await this.#hasWork())) return;
    await withAdvisoryLock(dataSource, advisoryLocks.backups, async () => {
      await this.#noteDeadRuns();
      const run = await this.#takeRun();
      if (run) await this.#carryOut(run);
    });
  }

  async #hasWork(): Promise<boolean> {
    const unfinished = await this.#options.dataSource.manager.existsBy(BackupRunEntity, { finished_at: IsNull() });
    return unfinished || (await this.#due()) !== null;
  }

  /** Whoever holds the lock knows that no run is under way. */
  async #noteDeadRuns(): Promise<void> {
    const { dataSource, now } = this.#options;
    await dataSource.manager.update(
      BackupRunEntity,
      { started_at: Not(IsNull()), finished_at: IsNull() },
      { finished_at: now(), ok: false, problem: 'interrupted' },
    );
  }

  async #due() {
    const { dataSource, at, now } = this.#options;
    const runs = await dataSource.manager.find(BackupRunEntity, {
      where: { started_at: MoreThan(new Date(now().getTime() - weeksMs)) },
      order: { started_at: 'DESC' },
    });
    const past = runs.flatMap(({ kind, started_at, ok }) =>
      started_at ? [{ kind, startedAt: started_at, isOk: ok === true }] : [],
    );
    return nextRun({ now: now(), at, upSince: this.#upSince, runs: past });
  }

  /** What somebody asked for, else what is due; noted as begun. */
  async #takeRun(): Promise<BackupRunEntity | null> {
    const { dataSource, now } = this.#options;
    const db = dataSource.manager;
    const started_at = now();
    const asked = await db.findOne(BackupRunEntity, {
      where: { started_at: IsNull(), finished_at: IsNull() },
      order: { created_at: 'ASC' },
    });
    const kind = asked ? asked.kind : await this.#due();
    if (kind === null) return null;
    const id = asked?.id ?? uuidv7();
    if (asked) await db.update(BackupRunEntity, { id }, { started_at });
    else await db.insert(BackupRunEntity, { id, kind, created_at: started_at, started_at });
    return db.findOneByOrFail(BackupRunEntity, { id });
  }

  async #carryOut({ id, kind }: BackupRunEntity): Promise<void> {
    const { dataSource, runTask, log, now } = this.#options;
    log.info({ run: id, kind }, 'a backup or its check begins');
    const damaged = await dataSource.manager.findBy(BackupRunEntity, { kind: 'verify', problem: 'damaged' });
    const damagedIds = damaged.flatMap(({ backup_id }) => backup_id ?? []);
    const outcome = await runTask({ kind, damagedIds }, this.#closing.signal).catch(
      (error: unknown): RunOutcome => ({
        problem: 'failed',
        detail: error instanceof Error ? error.message : String(error),
      }),
    );
    const problem = this.#closing.signal.aborted && outcome.problem ? 'interrupted' : outcome.problem;
    const { backupId, moment, bytes, newBytes, detail } = outcome;
    await dataSource.transaction(async (db) => {
      await db.update(
        BackupRunEntity,
        { id },
        {
          finished_at: now(),
          ok: problem === undefined,
          backup_id: backupId ?? null,
          backup_moment: moment === undefined ? null : new Date(moment),
          bytes: bytes === undefined ? null : String(bytes),
          new_bytes: newBytes === undefined ? null : String(newBytes),
          problem: problem ?? null,
          detail: detail?.slice(0, 2_000) ?? null,
        },
      );
      // One that was interrupted is made up for by itself, or missed by the mail about old backups.
      if (problem && problem !== 'interrupted') await queueBackupMails(db, 'backupFailed', id, now());
    });
    if (problem) log.error({ run: id, kind, problem, detail }, 'a backup or its check failed');
    else log.info({ run: id, kind, backup: backupId }, 'a backup or its check is done');
  }
}
