import {
  findContactPersonMerges,
  mergeContactPersons,
  previewContactPersonMerge,
  undoContactPersonMerge,
} from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import { findRecordMerges } from '../../../lib/merges/findRecordMerges.ts';
import { mergeAndPresent, readMergeSides, undoAndPresent } from '../../../lib/merges/mergeSteps.ts';
import { findReferences } from '../../../lib/merges/RecordReference.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { ContactPersonEntity } from '../ContactPersonEntity.ts';
import { tellContactsRead } from '../contactLooks.ts';
import { presentContactPerson, presentContactPersons } from '../presentContactPerson.ts';
import { contactPersonMergeKind, mergeContactSides } from './contactPersonMergeKind.ts';

export const handlePreviewContactPersonMerge = implement(previewContactPersonMerge, async ({ params, ...context }) => {
  const { db, actor, services } = context;
  const { idA, idB, choices } = params;
  const [kept, merged] = await readMergeSides(contactPersonMergeKind, db, ContactPersonEntity, params);
  const result = { ...kept.stored, ...(await mergeContactSides(db, kept, merged, choices)) };
  await tellContactsRead(context, [idA, idB]);
  const persons = [kept.stored, merged.stored, result];
  const [contactPersonA, contactPersonB, together] = await presentContactPersons(context, persons, ['place']);
  return {
    contactPersonA: contactPersonA ?? presentContactPerson(kept.stored, actor),
    contactPersonB: contactPersonB ?? presentContactPerson(merged.stored, actor),
    merged: together ?? presentContactPerson(result, actor),
    references: await findReferences(db, services, 'contact_person', idB),
  };
});

export const handleMergeContactPersons = implement(mergeContactPersons, ({ params, ...context }) => {
  const { choices, ...two } = params;
  return mergeAndPresent(contactPersonMergeKind, context, two, (kept, merged) =>
    mergeContactSides(context.db, kept, merged, choices),
  );
});

export const handleUndoContactPersonMerge = implement(undoContactPersonMerge, ({ params, ...context }) =>
  undoAndPresent(contactPersonMergeKind, context, params.id),
);

export const handleFindContactPersonMerges = implement(findContactPersonMerges, async ({ params, ...context }) => {
  const { contact_person_id: id } = params;
  const merges = await findRecordMerges(context.db, 'contact_person', id);
  if (merges.length > 0) await tellContactsRead(context, [id]);
  return merges;
});
