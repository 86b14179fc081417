import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { HistoryArea } from './HistoryArea.ts';
import type { RecordNaming } from './RecordNaming.ts';

/** Records whose history editors read and nobody restores. */
export const readByEditors = (naming: RecordNaming): HistoryArea => ({
  naming,
  maySee: async (_db, actor) => canEdit(actor),
});
