import {
  createNightlyFunction,
  getNightlyFunctions,
  mostNightlyFunctions,
  type NightlyFunction,
  removeNightlyFunction,
  runsByNight,
} from '@salient/shared/areas/functions/nightlyMethods.ts';
import { functionAddress } from '@salient/shared/areas/functions/query/functionAddress.ts';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../../lib/rpc/implement.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { UserEntity } from '../../users/UserEntity.ts';
import { functionFor } from '../functionFor.ts';
import { NightlyFunctionEntity } from './NightlyFunctionEntity.ts';
import { runnable } from './runnable.ts';

export const handleGetNightlyFunctions = implement(getNightlyFunctions, async ({ db, actor, services }) => {
  const own = await db.find(NightlyFunctionEntity, {
    where: { user_id: actor.id as string },
    order: { created_at: 'ASC', id: 'ASC' },
  });
  return own.map((each) => present(services, each));
});

export const handleCreateNightlyFunction = implement(
  createNightlyFunction,
  async ({ params, db, actor, services, fail }) => {
    const called = functionFor(actor, services, params.name);
    if (!runsByNight(called.definition)) throw fail.invalidData({ name: ['name: INVALID_OPTION'] });
    const errors = called.validate(params.args);
    if (Object.keys(errors).length > 0) throw fail.invalidData(errors);
    const user_id = actor.id as string;
    // Whoever asks twice at once waits here for the first.
    const owner = await db.findOne(UserEntity, { where: { id: user_id }, lock: { mode: 'pessimistic_write' } });
    if (!owner?.email) throw fail.accountWithoutEmail();
    const args = said(params.args);
    const [same] = await db.query<{ id: string }[]>(
      'SELECT id FROM nightly_function WHERE user_id = $1 AND function = $2 AND arguments = $3::jsonb',
      [user_id, params.name, args],
    );
    if (same) return present(services, await db.findOneByOrFail(NightlyFunctionEntity, { id: same.id }));
    const most = mostNightlyFunctions;
    if ((await db.countBy(NightlyFunctionEntity, { user_id })) >= most) throw fail.tooManyNightlyFunctions({ most });
    const asked = { id: uuidv7(), user_id, function: params.name, arguments: args, created_at: services.now() };
    await db.insert(NightlyFunctionEntity, asked as never);
    return present(services, await db.findOneByOrFail(NightlyFunctionEntity, { id: asked.id }));
  },
);

export const handleRemoveNightlyFunction = implement(removeNightlyFunction, async ({ params, db, actor, fail }) => {
  const { id } = params;
  const { affected } = await db.delete(NightlyFunctionEntity, { id, user_id: actor.id as string });
  if (!affected) throw fail.notFound({ entity: 'nightly_function', id });
  return { status: 'OK' as const };
});

/** Arguments that say something: a form that was filled in and emptied again asks the same as one that was not. */
const said = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== null && value !== '' && value !== false && value !== 'all'),
  );

function present(services: Pick<Services, 'functions'>, nightly: NightlyFunctionEntity): NightlyFunction {
  const called = runnable(services, nightly);
  return {
    ...{ id: nightly.id, function: nightly.function, arguments: nightly.arguments, rows: nightly.rows },
    run_at: nightly.run_at?.toISOString() ?? null,
    address: called && functionAddress(called.definition, nightly.arguments),
  };
}
