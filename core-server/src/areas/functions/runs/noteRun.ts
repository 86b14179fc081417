import type { FunctionRun } from '@salient/shared/areas/functions/functionMethods.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isTimeout } from '../../../lib/db/isUnavailable.ts';
import type { Context } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { FunctionRunEntity } from './FunctionRunEntity.ts';

interface Run {
  readonly function: string;
  readonly action: string | null;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly is_nightly?: boolean;
}

interface Counted {
  readonly rows: number | null;
  readonly failed?: number;
}

type Caller = Pick<Context<never>, 'db' | 'actor' | 'services' | 'client'>;

/** Does something and notes who did it, for how long and with what outcome: also when it fails. */
export async function noteRun<T>(
  caller: Caller,
  run: Run,
  work: () => Promise<T>,
  count: (done: T) => Counted,
): Promise<T> {
  const began = performance.now();
  const started_at = caller.services.now();
  const note = (outcome: FunctionRun['outcome'], { rows, failed = 0 }: Counted) =>
    keep(caller, {
      ...{ id: uuidv7(), is_nightly: false, ...run, account: caller.actor.account, started_at, outcome, rows, failed },
      arguments: { ...run.arguments },
      duration_ms: Math.round(performance.now() - began),
    });
  try {
    const done = await work();
    await note('done', count(done));
    return done;
  } catch (error) {
    await note(outcomeOf(error, caller.client.gone), { rows: null });
    throw error;
  }
}

/** A run that cannot be noted, as without a database, is none the less what it was. */
async function keep({ db, services }: Pick<Caller, 'db' | 'services'>, run: FunctionRunEntity): Promise<void> {
  const manager: EntityManager = db.connection.manager;
  await manager.insert(FunctionRunEntity, run as never).catch((error: unknown) => {
    services.log.warn({ err: error, function: run.function }, 'a run of a function could not be noted');
  });
}

function outcomeOf(error: unknown, gone: AbortSignal | undefined): FunctionRun['outcome'] {
  if (gone?.aborted) return 'cancelled';
  if (isTimeout(error)) return 'too_broad';
  return error instanceof RpcFailure ? 'refused' : 'failed';
}
