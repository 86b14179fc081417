import type { ValidParams } from './ValidParams.ts';

export const backupsParams = {
  getServerState: async () => ({}),
  findBackupRuns: async () => ({ limit: 5 }),
  // Whoever asked before has had an answer.
  requestBackup: async ({ dataSource }) => {
    await dataSource.query('DELETE FROM backup_run WHERE finished_at IS NULL');
    return {};
  },
} satisfies Partial<ValidParams>;
