import { findBackupRuns, getServerState, requestBackup } from '@salient/shared/areas/backups/backupMethods.ts';
import type { BackupRun } from '@salient/shared/areas/backups/backupRun.ts';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../../lib/rpc/implement.ts';
import { BackupRunEntity } from './BackupRunEntity.ts';
import { readServerState } from './readServerState.ts';

export const handleGetServerState = implement(
  getServerState,
  async ({ db, services: { backup, disk, mailOutbox, catalogue, now } }) =>
    readServerState(db, { at: backup.at, disk, mailOutbox, catalogue, now: now() }),
);

export const handleFindBackupRuns = implement(findBackupRuns, async ({ params, db, services: { backup } }) => {
  const runs = await db.find(BackupRunEntity, { order: { created_at: 'DESC', id: 'DESC' }, take: params.limit });
  return { ...backup.shown, at: backup.at, runs: runs.map(presentRun) };
});

export const handleRequestBackup = implement(requestBackup, async ({ actor, db, fail, services }) => {
  // Two who ask at once wait for one another here; the index would refuse the second with words of the database.
  await db.query('LOCK TABLE backup_run IN SHARE ROW EXCLUSIVE MODE');
  if (await db.existsBy(BackupRunEntity, { kind: 'backup', finished_at: IsNull() })) throw fail.backupUnderWay();
  const id = uuidv7();
  const asked = { id, kind: 'backup' as const, asked_by_account: actor.account, created_at: services.now() };
  await db.insert(BackupRunEntity, asked);
  return presentRun(await db.findOneByOrFail(BackupRunEntity, { id }));
});

function stateOf({ started_at, ok }: BackupRunEntity): BackupRun['state'] {
  if (ok !== null) return ok ? 'done' : 'failed';
  return started_at ? 'running' : 'asked';
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

const presentRun = (run: BackupRunEntity): BackupRun => ({
  id: run.id,
  kind: run.kind,
  state: stateOf(run),
  asked_by: run.asked_by_account,
  created_at: run.created_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
  backup_moment: run.backup_moment?.toISOString() ?? null,
  bytes: numberOf(run.bytes),
  new_bytes: numberOf(run.new_bytes),
  problem: run.problem,
  detail: run.detail,
});
