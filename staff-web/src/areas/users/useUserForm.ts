import type { User } from '@salient/shared/areas/users/user.ts';
import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import { checkUserForm, emptyUserForm, type UserFormDraft } from './userDraft.ts';

/** The draft of one account; none starts a new one, which is invited when it is saved (USER-12). */
export function useUserForm(user: User | undefined, onSaved: (user: User, isNew: boolean) => void) {
  return useEntityForm<UserFormDraft, User>({
    name: 'user',
    entity: user,
    empty: emptyUserForm,
    check: checkUserForm,
    validate: (client, draft, stored) =>
      client.validateUser({ user: { ...draft, ...idOf(stored) }, mode: stored ? 'update' : 'create' }),
    create: (client, draft) => client.createUser({ user: draft }),
    update: (client, draft) => client.updateUser({ user: draft }),
    refreshes: ['findUsers', 'getUser', 'findMails', 'findChanges'],
    onSaved,
  });
}
