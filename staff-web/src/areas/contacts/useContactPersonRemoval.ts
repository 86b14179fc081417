import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { contactPersonQueries } from './contactQueries.ts';
import { useContactRemoval } from './useContactRemoval.ts';

/** Whatever shows contact persons but the page of the one that is gone, which would only be told so. */
const stillAnswering = contactPersonQueries.filter(
  (method) => method !== 'getContactPerson' && method !== 'findChanges',
);

/** Asks before a contact person is removed, and says why it has to stay (CONTACT-10). */
export function useContactPersonRemoval(onRemoved?: () => void) {
  const removal = useContactRemoval();
  const command = useCommand('removeContactPerson', { refreshes: stillAnswering, showsFailure: true });
  return ({ id, version, ...names }: Pick<ContactPerson, 'id' | 'version' | 'firstName' | 'lastName'>) =>
    removal({ name: contactName(names), run: () => command.mutateAsync({ id, version }), onRemoved });
}
