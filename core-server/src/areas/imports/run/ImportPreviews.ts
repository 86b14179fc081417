import { ConcurrencyLimiter } from '../../../lib/rpc/ConcurrencyLimiter.ts';
import { type ImporterAnswer, runImporter } from './ImporterProcess.ts';
import type { ImporterTask } from './importTasks.ts';

/**
 * Each has a process of its own and holds a slot of the calls of staff: what one account may have at work and waiting is half of
 * the slots that it has, and all together leave others.
 */
const previewRule = { slots: 4, slotsOfOne: 2, waiting: 6, waitingOfOne: 2, waitMs: 8_000 };
/** How long a preview may take: that of a large workbook is read for a while. Milliseconds. */
const limitMs = 30_000;
/** It reads a piece of the list in far less; only an expression that never comes to an end is silent for so long. Milliseconds. */
const silentMs = 5_000;

declare module '../../../lib/rpc/Services.ts' {
  interface Services {
    readonly importPreviews: ImportPreviews;
  }
}

/** Makes previews of rows, some at a time, so that nobody's endless expressions keep the others waiting. */
export class ImportPreviews {
  readonly #slots = new ConcurrencyLimiter(previewRule);

  /**
   * @param gone tells that nobody waits for it any more, as when the next rules are shown already: it is ended at once.
   * @throws NoFreeSlot when `account` or all together ask for too many.
   */
  async make(
    account: string,
    task: Extract<ImporterTask, { kind: 'preview' }>,
    gone?: AbortSignal,
  ): Promise<ImporterAnswer> {
    try {
      return await this.#slots.run(account, () => runImporter(task, { limitMs, silentMs, gone }), gone);
    } catch (error) {
      if (!gone?.aborted) throw error;
      return { problem: 'interrupted', detail: 'nobody waited for it any more', faults: [] };
    }
  }
}
