import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Context } from 'koa';
import type { EntityManager } from 'typeorm';
import { isDeadlock, isLocked, isTimeout, isUnavailable } from '../../lib/db/isUnavailable.ts';
import { letOtherSitesRead, refuse } from '../../lib/iiif/answers.ts';
import type { CallerBudgets } from '../../lib/rpc/CallerBudgets.ts';
import type { HeldBack } from '../../lib/rpc/HeldBack.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

/** Reads the database as a guest of some address: with the connections of guests, in their queue, at the cost of the address. */
export type ReadAsGuest = <T>(work: (db: EntityManager) => Promise<T>) => Promise<T>;

export const guestReader =
  (budgets: CallerBudgets, address: string): ReadAsGuest =>
  (work) =>
    budgets.run({ callerClass: 'guest', caller: address }, ({ manager }) => work(manager));

/** When whoever met a busy database may come back. Seconds. */
const retryAfterSeconds = 5;

/** Answers what `answer` could not, for want of time or of the database; a program that asks again at once waits a moment. */
export async function answerOrComeBack(ctx: Context, heldBack: HeldBack, answer: () => Promise<void>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await heldBack.hold();
    ctx.remove('etag');
    letOtherSitesRead(ctx, true);
    ctx.set('retry-after', String(refusal.seconds));
    refuse(ctx, refusal.status, refusal.why);
  }
}

interface Refusal {
  readonly status: 429 | 503;
  readonly seconds: number;
  readonly why: string;
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RpcFailure) {
    const { retryAfterSeconds: seconds = retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
    if (error.declaration === commonErrors.tooManyRequests) {
      return { status: 429, seconds, why: 'Too much was asked from this address: come back later.' };
    }
    if (error.declaration === commonErrors.busy) return { status: 503, seconds, why: busy };
  }
  const isBusy = isUnavailable(error) || isTimeout(error) || isLocked(error) || isDeadlock(error);
  return isBusy ? { status: 503, seconds: retryAfterSeconds, why: busy } : null;
}

const busy = 'Too many ask at once, or a question took too long: come back later.';
