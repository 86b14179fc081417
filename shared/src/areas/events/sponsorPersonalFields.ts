import { notPersonal, personalFields } from '../../lib/personal-data/personalFields.ts';
import { type ContactDataReader, isLoggedIn } from '../users/actor.ts';
import { eventTable } from './eventTable.ts';
import { mayReadEventField } from './sponsorPolicy.ts';

const { fields, imported } = eventTable.cwxrm;
/** Guests are told of no sponsorship at all. */
const read = (field: keyof typeof fields) => (reader: ContactDataReader) =>
  isLoggedIn(reader) && mayReadEventField(reader, field);

export const sponsorPersonalFields = personalFields(
  'sponsorship (`cwxrm`)',
  { ...fields, ...imported },
  {
    first_name: read('first_name'),
    last_name: read('last_name'),
    email: read('email'),
    group: read('group'),
    sponsor_name: read('sponsor_name'),
    mail_labels: read('mail_labels'),
    batch: notPersonal,
    csv_id: notPersonal,
  },
);
