import { setTimeout as delay } from 'node:timers/promises';
import type { Meilisearch } from 'meilisearch';

/** Meilisearch took a task and could not do it. */
export class TaskFailed extends Error {
  override name = 'TaskFailed';
  /** Meilisearch's code, such as `invalid_document_id`. */
  readonly code: string;
  /** Whether the task itself was wrong, and not the state Meilisearch is in. */
  readonly isRequestsFault: boolean;
  /** Whether sending the same again cannot help before somebody has helped Meilisearch: its disk is full, say. */
  readonly isSystemsFault: boolean;

  constructor(code: string, type: string, message: string) {
    super(message);
    this.code = code;
    this.isRequestsFault = type === 'invalid_request';
    this.isSystemsFault = type === 'system' || type === 'canceled';
  }
}

const firstPauseMs = 4;

/**
 * Waits until Meilisearch has done a task. Asks at once and then ever more seldom, as most tasks of a single change
 * take a few hundredths of a second.
 *
 * @param longestPauseMs how seldom at most.
 * @throws TaskFailed, or the error of a request that got no answer.
 */
export async function waitForTask(
  client: Meilisearch,
  uid: number,
  { signal, longestPauseMs = 40 }: { signal?: AbortSignal; longestPauseMs?: number } = {},
): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const { status, error } = await client.tasks.getTask(uid);
    if (status === 'succeeded') return;
    if (status === 'failed') {
      throw new TaskFailed(error?.code ?? 'unknown', error?.type ?? 'internal', error?.message ?? 'no reason given');
    }
    if (status === 'canceled') throw new TaskFailed('canceled', 'canceled', 'somebody canceled the task');
    await delay(pauseMs, undefined, { signal });
  }
}
