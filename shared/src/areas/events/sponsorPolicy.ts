import { type ContactDataReader, mayReadContactData } from '../users/actor.ts';

/** What a sponsorship (`cwxrm`) says of how its sponsor is reached: personal data, as a contact person's addresses are. */
export const sponsorDataFields: ReadonlySet<string> = new Set(['email', 'sponsor_name', 'mail_labels']);

/** Whether `actor` reads the mail and post addresses of sponsors: who reads those of contact persons. */
export const mayReadSponsorData = (actor: ContactDataReader): boolean => mayReadContactData(actor);

/** Whether `actor` reads that field of an event. */
export const mayReadEventField = (actor: ContactDataReader, field: string): boolean =>
  !sponsorDataFields.has(field) || mayReadSponsorData(actor);
