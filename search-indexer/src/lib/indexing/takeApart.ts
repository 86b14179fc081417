import { meiliErrorOf } from '@salient/shared/lib/search/createMeiliClient.ts';
import { TaskFailed } from '../meilisearch/waitForTask.ts';
import type { Culprit } from './SearchIndex.ts';

export interface Applied {
  /** Documents written or removed. */
  readonly count: number;
  readonly culprits: readonly Culprit[];
}

/** Whether an error is about what was sent, so that the rest of it may still be good. */
export function isAboutDocuments(error: unknown): boolean {
  if (error instanceof TaskFailed) return !error.isSystemsFault;
  const status = meiliErrorOf(error)?.status;
  return status === 400 || status === 413;
}

/** Whether Meilisearch says plainly that the document is wrong, and not that something in itself broke. */
const isDocumentsFault = (error: unknown) => !(error instanceof TaskFailed) || error.isRequestsFault;

/**
 * Applies `ids` all at once, and when that is refused in halves, until the culprits stand alone.
 *
 * @param apply brings some records to the index, or throws.
 * @throws what `apply` throws when that is not about the documents; also when Meilisearch fails at one document after
 *   another for reasons of its own and nothing succeeds: then no document is to blame, and trying on would be in vain.
 */
export async function takeApart(
  ids: readonly string[],
  apply: (part: readonly string[]) => Promise<Applied>,
): Promise<Applied> {
  const waiting = [ids];
  const culprits: Culprit[] = [];
  let count = 0;
  let inexplicable = 0;
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    try {
      const applied = await apply(part);
      count += applied.count;
      culprits.push(...applied.culprits);
    } catch (error) {
      if (!isAboutDocuments(error)) throw error;
      const [id] = part;
      if (part.length > 1) {
        const middle = part.length >> 1;
        waiting.push(part.slice(middle), part.slice(0, middle));
      } else if (id !== undefined) {
        culprits.push({ id, error: `Meilisearch refuses it: ${(error as Error).message}` });
        if (!isDocumentsFault(error)) inexplicable++;
        const mayBeChance = waiting.length > 0 && inexplicable === 1;
        if (count === 0 && inexplicable > 0 && !mayBeChance) throw error;
      }
    }
  }
  return { count, culprits };
}
