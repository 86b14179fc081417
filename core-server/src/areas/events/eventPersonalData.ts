import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';
import { sponsorFields, withoutSponsor } from './sponsorFields.ts';

/** Who sponsors the remembrance of a person; that somebody does stays. */
export const eventPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'sponsorship',
    table: 'person_event',
    only: `t.type = 'cwxrm'`,
    found: { name: ['first_name', 'last_name'], email: 'email' },
    at: 't.created_at',
    facts: {
      name: `concat_ws(' ', t.first_name, t.last_name)`,
      email: 't.email',
      group: 't."group"',
      sponsorName: 't.sponsor_name',
      mailLabels: 't.mail_labels',
    },
    standsWith: { type: 'person', id: 't.person_id' },
    erased: withoutSponsor,
    trail: { entity: 'person_event', fields: sponsorFields },
    // Its other rows are of the past.
    isOfLiving: false,
  },
];
