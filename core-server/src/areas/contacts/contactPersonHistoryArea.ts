import { contactPersonInputSchema } from '@salient/shared/areas/contacts/contactPerson.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateContactPerson } from './changeContactPerson.ts';
import { tellContactsRead } from './contactLooks.ts';
import { contactPersonKind } from './contactPersonKind.ts';

/** How history reads and restores contact persons, for those who may read contact data. */
export const contactPersonHistoryArea = recordHistory(contactPersonKind, {
  naming: {
    columns: ['first_name AS "firstName"', 'last_name AS "lastName"'],
    nameOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || null,
  },
  maySee: async (_db, actor) => mayReadContactData(actor),
  noteRead: tellContactsRead,
  // Undoing the merge brings another person out of this one, not a value.
  fixed: () => ['merged_from'],
  update: async (restoring, id, version, fields) => {
    const contactPerson = { ...inputFieldsOf(contactPersonInputSchema, fields), id, version };
    await callWithin(handleUpdateContactPerson, restoring, { contactPerson });
  },
  mayBringBack: (kept) => !('merged_into' in kept),
  checkKept: (restoring, kept) => contactPersonKind.validate(restoring, inputFieldsOf(contactPersonInputSchema, kept)),
});
