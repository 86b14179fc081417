import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { HistoryArea } from './HistoryArea.ts';

/** Records whose history editors read and nobody restores. */
export const readByEditors: HistoryArea = { maySee: async (_db, actor) => canEdit(actor) };
