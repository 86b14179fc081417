import { expect, test } from 'vitest';
import { PassingProblem } from '../SupervisedProgram.ts';
import { explainPostgresLog } from './explainPostgresLog.ts';

const stamp = '2026-11-11 11:11:11.000 UTC [7]';

test('a full disk is told with the folder and what to do', () => {
  const log = `${stamp} PANIC:  could not write to file "pg_wal/xlogtemp.8": No space left on device\n`;
  expect(explainPostgresLog(log, '/srv/salient/postgres').message).toMatch(
    /^The disk that holds \/srv\/salient\/postgres is full: make room/,
  );
});

test("a folder of another user is told with the folder's owner in mind", () => {
  const log = `${stamp} FATAL:  data directory "/srv/salient/postgres" has wrong ownership\n${stamp} HINT:  The server must be started by the user that owns the data directory.\n`;
  expect(explainPostgresLog(log, '/srv/salient/postgres').message).toContain('may not be written by this user');
});

test('the memory of a server that has just crashed is a matter of waiting', () => {
  const log = `${stamp} FATAL:  pre-existing shared memory block (key 5, ID 6) is still in use\n`;
  expect(explainPostgresLog(log, '/srv/salient/postgres')).toBeInstanceOf(PassingProblem);
});

test('anything else is told in the words of PostgreSQL', () => {
  const log = `${stamp} LOG:  starting PostgreSQL 18.4\n${stamp} FATAL:  could not load server certificate\n${stamp} LOG:  database system is shut down\n`;
  expect(explainPostgresLog(log, '/x').message).toBe('PostgreSQL did not start: could not load server certificate');
});
