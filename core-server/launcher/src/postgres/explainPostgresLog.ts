import { diskFull, problemWithPath, StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { PassingProblem } from '../SupervisedProgram.ts';

/**
 * Turns what PostgreSQL or initdb wrote before it gave up into one sentence that says what to do.
 *
 * @param log the last part of its log.
 * @param folder where its data lies.
 */
export function explainPostgresLog(log: string, folder: string): Error {
  const reason = lastReason(log);
  // Right after a crash, sessions of the dead server may hold its memory or its port for a moment.
  if (/pre-existing shared memory|already in use|could not create any TCP/i.test(log))
    return new PassingProblem(reason);
  if (/no space left on device|disk quota exceeded/i.test(log)) return diskFull(folder);
  if (/could not look up effective user ID/.test(log)) {
    return new StartProblem(
      'PostgreSQL needs the user that runs it to have a name: add a line for it to /etc/passwd, start Salient as another user, or set DATABASE_URL.',
    );
  }
  if (/permission denied|wrong ownership|invalid permissions/i.test(reason)) {
    const error = problemWithPath(Object.assign(new Error(reason), { code: 'EACCES' }), folder);
    if (error instanceof Error) return error;
  }
  return new StartProblem(`PostgreSQL did not start: ${reason}`);
}

/** The text of the last line that tells of a failure, without time and process number. */
function lastReason(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const failure =
    lines.findLast((line) => /(FATAL|PANIC|ERROR|error): /.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return failure.replace(/^.*?(FATAL|PANIC|ERROR|error): +/, '').trim();
}
