import { contactMomentPersonalFields, contactPersonPersonalFields } from '../areas/contacts/contactPersonalFields.ts';
import { sponsorPersonalFields } from '../areas/events/sponsorPersonalFields.ts';
import { feedbackPersonalFields } from '../areas/feedback/feedbackPersonalFields.ts';
import type { ContactDataReader } from '../areas/users/actor.ts';
import { userPersonalFields } from '../areas/users/userPersonalFields.ts';
import type { PersonalFields } from '../lib/personal-data/personalFields.ts';

const declared: readonly PersonalFields[] = [
  contactPersonPersonalFields,
  contactMomentPersonalFields,
  feedbackPersonalFields,
  sponsorPersonalFields,
  userPersonalFields,
];

export interface PersonalField {
  readonly record: string;
  readonly field: string;
  readonly mayRead: (reader: ContactDataReader) => boolean;
}

/** Every field with data of living people, and who reads it: docs/rights.md is written from it. */
export const personalData: readonly PersonalField[] = declared.flatMap(({ name: record, fields }) =>
  Object.entries(fields).flatMap(([field, mayRead]) =>
    mayRead ? [{ record, field, mayRead: mayRead as PersonalField['mayRead'] }] : [],
  ),
);
