import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { userInputSchema } from '@salient/shared/areas/users/user.ts';
import { joinWords } from '../../lib/changes/RecordNaming.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateUser } from './changeUser.ts';
import { userKind } from './userKind.ts';

/** How history reads and restores accounts. Passwords are no part of it. */
export const userHistoryArea = recordHistory(userKind, {
  naming: {
    columns: ['name', 'account'],
    nameOf: ({ name, account }) => joinWords([name]) ?? joinWords([account]),
    removedIn: 'deleted',
  },
  maySee: async (_db, actor) => isAdmin(actor),
  fixed: () => [
    'status',
    'password_changed_at',
    'password_link_made_at',
    'invitation_sent_to',
    'password_reset_sent_to',
    'session',
  ],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateUser, restoring, { user: { id, version, ...fields } });
  },
  mayBringBack: () => true,
  checkKept: (restoring, kept) => userKind.validate(restoring, inputFieldsOf(userInputSchema, kept)),
});
