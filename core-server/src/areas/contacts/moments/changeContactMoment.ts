import {
  createContactPersonEvent,
  removeContactPersonEvent,
  updateContactPersonEvent,
} from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { createRecord, removeRecord, updateRecord } from '../../../lib/records/changeRecord.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { endContactMomentDraft, findMomentOfDraft } from './contactMomentDrafts.ts';
import { contactMomentKind } from './contactMomentKind.ts';
import { presentContactMoment } from './presentContactMoments.ts';

/** What ends a draft may be sent again when its answer was lost: it makes one moment, and answers that. */
export const handleCreateContactPersonEvent = implement(createContactPersonEvent, async ({ params, ...context }) => {
  const { draftId, ...input } = params.event;
  if (draftId === undefined) return createRecord(contactMomentKind, context, input);
  const made = await findMomentOfDraft(context, draftId);
  if (made !== null) return presentContactMoment(context, made);
  const moment = await createRecord(contactMomentKind, context, input);
  await endContactMomentDraft(context, draftId, moment.id);
  return moment;
});

export const handleUpdateContactPersonEvent = implement(updateContactPersonEvent, ({ params, ...context }) =>
  updateRecord(contactMomentKind, context, params.event),
);

export const handleRemoveContactPersonEvent = implement(removeContactPersonEvent, ({ params, ...context }) =>
  removeRecord(contactMomentKind, context, params),
);
