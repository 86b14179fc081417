import { type ActionOutcome, applyAction } from '@salient/shared/areas/functions/functionMethods.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { codeOf, fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { isDeadlock, isLocked } from '../../lib/db/isUnavailable.ts';
import type { RowAction, RowSteps } from '../../lib/functions/CallableFunction.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { changesWithin, type Entry, presentDone, presentPreview } from './changesWithin.ts';
import { functionFor } from './functionFor.ts';
import { noteRun } from './runs/noteRun.ts';

/** Each row in a transaction of its own: one that fails leaves the others done, and one that is held holds up no other. */
export const handleApplyAction = implement(
  applyAction,
  async ({ params, fail, ...context }) => {
    const { name, action, preview } = params;
    const ids = [...new Set(params.ids)];
    const { actions = {}, definition } = functionFor(context.actor, context.services, name);
    const rowAction = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!rowAction) throw fail.notFound({ entity: 'action', id: action });
    // A merge is undone as a whole, in the history of the record that it kept.
    const mayUndo = definition.actions.every((each) => each.name !== action || each.effect !== 'merge');
    const work = () => withEach(context, rowAction, ids, preview, mayUndo);
    const outcome = preview
      ? await work()
      : await noteRun(context, { function: name, action, arguments: {} }, work, ({ done, failed }) => ({
          rows: done.length,
          failed: failed.length,
        }));
    return { status: 'OK' as const, data: outcome };
  },
  { opensTransactions: true },
);

/** Stops when nobody waits any more: what was done until then is done. */
async function withEach(
  context: ChangeContext,
  action: RowAction,
  ids: readonly string[],
  preview: boolean,
  mayUndo: boolean,
): Promise<ActionOutcome> {
  const rows: { readonly id: string; readonly entries: readonly Entry[] }[] = [];
  const failed: ActionOutcome['failed'] = [];
  for (const id of ids) {
    if (context.client.gone?.aborted) break;
    try {
      const steps = await action(context, id);
      rows.push({ id, entries: await (preview ? undone(context, steps) : done(context, steps)) });
    } catch (error) {
      failed.push({ id, code: codeOfFailure(context, error) });
    }
  }
  const outcome = { done: rows.map(({ id }) => id), failed };
  if (!preview) return { ...outcome, changes: await presentDone(context.db, context.services, rows, mayUndo) };
  return { ...outcome, preview: rows.map(({ id, entries }) => ({ id, records: entries.map(presentPreview) })) };
}

async function done(context: ChangeContext, steps: RowSteps): Promise<Entry[]> {
  let afterwards: (() => void)[] = [];
  const entries = await inTransaction(context.db.connection, (db) => {
    afterwards = [];
    const within = { ...context, db, afterCommit: (task: () => void) => afterwards.push(task) };
    return changesWithin(within, () => steps(within));
  });
  for (const task of afterwards) task();
  return entries;
}

/** Does it and takes it back again: what it says is what would happen, and is refused for the same reasons. */
async function undone(context: ChangeContext, steps: RowSteps): Promise<Entry[]> {
  let entries: Entry[] = [];
  await context.db.connection
    .transaction(async (db) => {
      const within = { ...context, db, afterCommit: () => undefined };
      entries = await changesWithin(within, () => steps(within));
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return entries;
}

class TakenBack extends Error {}

/** Why a row was left: the code of what refuses it, or the name of the error. */
function codeOfFailure({ services }: ChangeContext, error: unknown): string {
  if (error instanceof RpcFailure) {
    if (error.declaration !== commonErrors.invalidData) return error.declaration.name;
    const { success, data } = fieldErrorsSchema.safeParse(error.data);
    const [first] = success ? Object.values(data).flat() : [];
    return first === undefined ? error.declaration.name : codeOf(first);
  }
  if (isLocked(error) || isDeadlock(error)) return commonErrors.busy.name;
  services.log.error({ err: error }, 'an action of a function failed');
  return 'internal';
}
