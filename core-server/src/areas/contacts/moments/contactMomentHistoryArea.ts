import type { StoredContribution } from '@salient/shared/areas/contacts/moments/checkContactMoment.ts';
import {
  type ContactMomentInput,
  contactMomentInputSchema,
} from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import { inputFieldsOf } from '../../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../../lib/records/recordHistory.ts';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import { tellMomentsRead } from '../contactLooks.ts';
import { handleUpdateContactPersonEvent } from './changeContactMoment.ts';
import { contactMomentKind } from './contactMomentKind.ts';

/** How history reads and restores contact moments, for those who may read contact data. */
export const contactMomentHistoryArea = recordHistory(contactMomentKind, {
  naming: {
    // The trail keeps the time as it is written; a removed moment has it from there.
    columns: [`to_char(start_at, 'YYYY-MM-DD HH24:MI') AS start`],
    nameOf: ({ start }) => (typeof start === 'string' && start !== '' ? start : null),
  },
  maySee: async (_db, actor) => mayReadContactData(actor),
  noteRead: tellMomentsRead,
  fixed: () => ['type', 'storyId'],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateContactPersonEvent, restoring, { event: { ...inputOf(fields), id, version } });
  },
  checkKept: (restoring, kept) => contactMomentKind.validate(restoring, inputOf(kept)),
  mayBringBack: ({ type }) => type === 'contact_moment',
});

/** Fields of the trail as a client would send them. */
function inputOf({ persons, documents, type: _type, storyId: _storyId, ...fields }: Fields): ContactMomentInput {
  const input = { ...inputFieldsOf(contactMomentInputSchema, fields), type: 'contact_moment' };
  if (persons === undefined && documents === undefined) return input;
  const contributions = (type: StoredContribution['type'], ids: unknown) =>
    ((ids ?? []) as readonly string[]).map((targetId) => ({ type, targetId }));
  return { ...input, contributions: [...contributions('person', persons), ...contributions('document', documents)] };
}
