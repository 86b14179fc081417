import { createHash } from 'node:crypto';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { type QualityReport, qualityReports } from '@salient/shared/areas/functions/qualityReports.ts';
import { type Actor, guest } from '@salient/shared/areas/users/actor.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { v7 as uuidv7 } from 'uuid';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import type { CallableFunction, FunctionArguments } from '../../../lib/functions/CallableFunction.ts';
import type { JobContext } from '../../../lib/jobs/Job.ts';
import { MailEntity } from '../../mails/MailEntity.ts';
import { readActor } from '../../users/readActor.ts';
import { UserEntity } from '../../users/UserEntity.ts';
import { mayRun } from '../functionFor.ts';
import { noteRun } from '../runs/noteRun.ts';
import { NightlyFunctionEntity } from './NightlyFunctionEntity.ts';
import { runnable } from './runnable.ts';

/** SQL: when the day began on the museum's clock. */
const today = `date_trunc('day', $1::timestamptz AT TIME ZONE '${museumTimeZone}') AT TIME ZONE '${museumTimeZone}'`;
const isDue = `coalesce(n.run_at, '-infinity') < ${today}`;

/** Rows by which a night sees that something is other than it was: besides their number. */
const rowsCompared = 100;
/** Rows that a mail names. */
const rowsNamed = 5;

/**
 * Runs what is run each night: the quality reports over the whole list, and what administrators asked for. Each once a day: what
 * a process left that was ended is taken up by the next turn of the same night.
 */
export async function runByNight(context: JobContext, now: Date): Promise<{ run: number; mailed: number }> {
  const { dataSource, mailSender, log } = context;
  const outcome = { run: 0, mailed: 0 };
  for (const name of await qualityReportsDue(context, now)) {
    try {
      const called = context.functions.get(name);
      if (called) await runNoted(context, guest, called, {});
      outcome.run++;
    } catch (error) {
      log.error({ err: error, function: name }, 'a quality report failed by night');
    }
  }
  const due = await dataSource.query<{ id: string }[]>(
    `SELECT n.id FROM nightly_function n WHERE ${isDue} ORDER BY n.created_at, n.id`,
    [now],
  );
  for (const { id } of due) {
    try {
      const isMailed = await runAsked(context, id, now);
      outcome.run++;
      if (isMailed) outcome.mailed++;
    } catch (error) {
      // One report that takes too long leaves the others their mails; it is tried again the next night.
      log.error({ err: error, nightly: id }, 'a function could not be run by night');
      await dataSource.manager.update(NightlyFunctionEntity, { id }, { run_at: now, rows: null });
    }
  }
  if (outcome.mailed > 0) mailSender.wake();
  return outcome;
}

async function qualityReportsDue({ dataSource }: JobContext, now: Date): Promise<QualityReport[]> {
  const done = await dataSource.query<{ function: string }[]>(
    `SELECT function FROM function_run WHERE is_nightly AND account IS NULL AND started_at >= ${today}`,
    [now],
  );
  return qualityReports.filter((name) => !done.some((run) => run.function === name));
}

/** @returns whether there was something to tell. */
async function runAsked(context: JobContext, id: string, now: Date): Promise<boolean> {
  const { dataSource, contactDataFor } = context;
  const nightly = await dataSource.manager.findOneBy(NightlyFunctionEntity, { id });
  if (!nightly) return false;
  const actor = await readActor(dataSource.manager, nightly.user_id, contactDataFor);
  const owner = await dataSource.manager.findOneBy(UserEntity, { id: nightly.user_id });
  const called = runnable(context, nightly);
  // An account that may not run it any more hears nothing of it.
  if (!actor || !owner || !called || !mayRun(actor, called)) {
    await dataSource.manager.update(NightlyFunctionEntity, { id }, { run_at: now, rows: null });
    return false;
  }
  const { language, email: recipient } = owner;
  const found = await runNoted(context, actor, called, nightly.arguments, language);
  const told = digestOf(found);
  // What was told and the mail that tells it are written at once: a process that is ended here leaves both to the next, or neither.
  return dataSource.transaction(async (db) => {
    const [kept] = await db.query<{ told: string | null }[]>(
      `SELECT n.told FROM nightly_function n WHERE ${isDue} AND n.id = $2 FOR UPDATE`,
      [now, id],
    );
    if (!kept) return false;
    const isNews = kept.told !== told && (found.total > 0 || kept.told !== null) && recipient !== '';
    const news = isNews ? { told, first_names: namesOf(called, found) } : {};
    await db.update(NightlyFunctionEntity, { id }, { run_at: now, rows: found.total, ...news });
    if (!isNews) return false;
    const mail = { kind: 'nightlyFunction' as const, nightly_function_id: id, user_id: owner.id, recipient, language };
    await db.insert(MailEntity, { id: uuidv7(), ...mail, created_at: now, next_attempt_at: now });
    return true;
  });
}

type Found = Pick<FunctionTable, 'total' | 'data'>;

/** Runs a report, which the log of runs tells of. */
function runNoted(
  context: JobContext,
  actor: Actor,
  called: CallableFunction,
  args: FunctionArguments,
  language: Language = 'nl',
): Promise<Found> {
  const caller = { db: context.dataSource.manager, actor, services: context, client: {} };
  const run = { function: called.definition.name, action: null, arguments: args, is_nightly: true };
  return noteRun(
    caller,
    run,
    () =>
      context.dataSource.transaction(async (db) => {
        await allowLongStatements(db);
        const asked = { args, offset: 0, limit: rowsCompared, sort: [], facets: false, language };
        const answer = await called.call({ ...asked, actor, services: context, db });
        return typeof answer === 'string' ? { total: 0, data: [] } : answer;
      }),
    ({ total }) => ({ rows: total }),
  );
}

const digestOf = ({ total, data }: Found): string =>
  createHash('sha256')
    .update(JSON.stringify([total, data.map(({ id }) => id)]))
    .digest('hex');

/**
 * How a mail calls the first rows. A mail goes through the hands of others and stays in a mailbox, so that it names places and
 * memorials, and never a person: nor their stories, nor who did what.
 */
function namesOf({ definition: { elementType } }: CallableFunction, { data }: Found): string[] {
  if (elementType !== 'place' && elementType !== 'memorial') return [];
  return data.slice(0, rowsNamed).flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []));
}
