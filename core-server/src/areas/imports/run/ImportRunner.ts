import type { ImportTaskKind } from '@salient/shared/areas/imports/importList.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { Logger } from 'pino';
import { type DataSource, In, IsNull } from 'typeorm';
import { isUnavailable } from '../../../lib/db/isUnavailable.ts';
import { withAdvisoryLock } from '../../../lib/jobs/withAdvisoryLock.ts';
import { isAccountOpenSql } from '../../users/isAccountOpenSql.ts';
import type { ImportFiles } from '../ImportFiles.ts';
import { ImportListEntity } from '../ImportListEntity.ts';
import { ImportTaskEntity } from '../ImportTaskEntity.ts';
import { type ImporterAnswer, type ImporterProgress, runImporter } from './ImporterProcess.ts';
import { taskOf } from './taskOf.ts';

/** What looks and tries goes on while something is written: nobody waits a quarter of an hour for ten rows. */
export const importLanes = {
  looking: { kinds: ['read', 'try'], lock: advisoryLocks.importTrials },
  writing: { kinds: ['import', 'undo'], lock: advisoryLocks.importTasks },
} as const satisfies Record<string, { readonly kinds: readonly ImportTaskKind[]; readonly lock: number }>;

export interface ImportRunnerOptions {
  readonly dataSource: DataSource;
  readonly files: ImportFiles;
  readonly databaseUrl: string;
  readonly lane: keyof typeof importLanes;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Who sends a list waits no longer than this for it to be looked at. Milliseconds. */
const lookEveryMs = 1_000;
/** One that was cut off so often is not begun again: it may be the cause. */
const mostRuns = 3;

/**
 * Does what was asked for with lists and batches, one after another. Every core process has one of each lane; whoever holds the
 * lock does it, and what was cut off with its process goes on.
 */
export class ImportRunner {
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #looking: Promise<void> | undefined;

  constructor(private readonly options: ImportRunnerOptions) {
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  /** Does all that waits; resolves when it is done. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) this.options.log.error({ err: error }, 'imports could not be looked after');
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Ends what is under way after its piece in work; the next process goes on with it. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { dataSource, lane } = this.options;
    const { kinds, lock } = importLanes[lane];
    const open = { kind: In([...kinds]), finished_at: IsNull() };
    if (this.#closing.signal.aborted || !(await dataSource.manager.existsBy(ImportTaskEntity, open))) return;
    await withAdvisoryLock(dataSource, lock, async () => {
      while (!this.#closing.signal.aborted) {
        const task = await dataSource.manager.findOne(ImportTaskEntity, { where: open, order: { created_at: 'ASC' } });
        if (!task) return;
        // Whoever holds the lock knows that nothing is under way: its process was cut off.
        if (await this.#isToStop(task)) await this.#end(task, { state: 'stopped' });
        else if (task.runs >= mostRuns) await this.#end(task, { state: 'failed', problem: 'interrupted' });
        else await this.#carryOut(task);
      }
    });
  }

  async #carryOut(task: ImportTaskEntity): Promise<void> {
    const { dataSource, files, databaseUrl, log } = this.options;
    const db = dataSource.manager;
    log.info({ task: task.id, kind: task.kind }, 'a task of an import begins');
    await db.update(ImportTaskEntity, { id: task.id }, { state: 'running', runs: task.runs + 1 });
    await files.withProblemPaths(async (paths) => {
      const asked = await taskOf(db, task, { files, databaseUrl, paths });
      const answer: ImporterAnswer = asked
        ? await this.#run(task, asked)
        : { problem: 'unreadable', detail: 'the list is gone', faults: [] };
      await files.putProblems(task.id, paths);
      if (this.#closing.signal.aborted && !('outcome' in answer && !answer.outcome.isInterrupted)) return;
      await this.#note(task, answer);
    });
  }

  /** Has the importer do it, notes how far it is, and looks whether it shall stop. */
  async #run(task: ImportTaskEntity, asked: Parameters<typeof runImporter>[0]): Promise<ImporterAnswer> {
    const stopping = new AbortController();
    let latest: ImporterProgress | undefined;
    const watch = setInterval(async () => {
      try {
        if (latest) await this.#tell(task, latest);
        if (await this.#isToStop(task)) stopping.abort();
      } catch (error) {
        // The next second tells it; the task itself says when the database stays away.
        if (!isUnavailable(error)) this.options.log.error({ err: error }, 'an import could not be looked after');
      }
    }, lookEveryMs);
    try {
      return await runImporter(asked, {
        signal: AbortSignal.any([stopping.signal, this.#closing.signal]),
        onProgress: (progress) => {
          latest = progress;
        },
      });
    } finally {
      clearInterval(watch);
    }
  }

  /** Whether somebody stopped a task, or the account that asked for it was closed: it changes nothing any more. */
  async #isToStop({ id }: ImportTaskEntity): Promise<boolean> {
    const [held] = await this.options.dataSource.query<{ goes_on: boolean }[]>(
      `SELECT NOT t.stop_asked AND ${isAccountOpenSql('t.user_id')} AS goes_on FROM import_task t WHERE t.id = $1`,
      [id],
    );
    return !held?.goes_on;
  }

  async #tell({ id, kind }: ImportTaskEntity, { progress, rows, batchId }: ImporterProgress): Promise<void> {
    const batch = kind === 'import' && batchId !== null ? { batch_id: batchId } : {};
    await this.options.dataSource.manager.update(ImportTaskEntity, { id }, { progress, rows, ...batch });
  }

  async #note(task: ImportTaskEntity, answer: ImporterAnswer): Promise<void> {
    const { dataSource, log } = this.options;
    if ('problem' in answer) {
      const { problem, detail, faults } = answer;
      log.warn({ task: task.id, kind: task.kind, problem }, 'a task of an import failed');
      await this.#end(task, { state: 'failed', problem, detail: detail.slice(0, 2_000), faults: [...faults] });
    } else if ('content' in answer) {
      const { content } = answer;
      if (task.list_id) await dataSource.manager.update(ImportListEntity, { id: task.list_id }, { content });
      await this.#end(task, { state: 'done', progress: 1, rows: content.rows });
    } else if ('outcome' in answer) {
      const { result, batchId, isInterrupted } = answer.outcome;
      const batch = batchId === null ? {} : { batch_id: batchId };
      const rows = task.kind === 'undo' ? result.removed + result.restored : result.counts.read;
      await this.#end(task, {
        state: isInterrupted ? 'stopped' : 'done',
        progress: isInterrupted ? task.progress : 1,
        rows,
        result,
        ...batch,
      });
    }
  }

  async #end({ id }: ImportTaskEntity, change: Partial<Omit<ImportTaskEntity, 'id'>>): Promise<void> {
    const { dataSource, now } = this.options;
    await dataSource.manager.update(ImportTaskEntity, { id }, { ...change, finished_at: now() });
  }
}
