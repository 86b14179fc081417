import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

export const contactPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'contact_person',
    table: 'contact_person',
    found: { name: ['first_name', 'last_name'], email: 'email', phone: 'phone' },
    at: 't.created_at',
    facts: {
      name: `concat_ws(' ', t.first_name, t.last_name)`,
      email: 't.email',
      phone: 't.phone',
      address: `trim(concat_ws(' ', t.street, t.street_number))`,
      notes: 't.notes',
    },
    erased: 'removed',
    trail: { entity: 'contact_person' },
    isOfLiving: true,
  },
  {
    kind: 'contact_moment',
    table: 'contact_person_event',
    of: { column: 'contact_person_id', kind: 'contact_person' },
    at: 't.created_at',
    facts: { method: 't.contact_method', start: 't.start_at', end: 't.end_at', transcript: 't.transcript' },
    erased: 'removed',
    trail: { entity: 'contact_person_event', owner: 'contactPersonId' },
    isOfLiving: true,
  },
  {
    kind: 'moment_draft',
    table: 'contact_moment_draft',
    of: { column: `moment->'person'->>'id'`, kind: 'contact_person' },
    id: 't.user_id',
    at: 't.updated_at',
    facts: { method: `t.moment->>'type'`, start: `t.moment->>'startsAt'`, transcript: `t.moment->>'transcript'` },
    erased: 'removed',
    isOfLiving: true,
  },
];
