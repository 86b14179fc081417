import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

/** SQL: the contact person whom one who was merged is by now. */
const standingOf = (id: string) =>
  `SELECT r.to_id FROM redirect r WHERE r.from_type = 'contact_person' AND r.reason = 'merged' AND r.from_id::text = ${id}`;

const made = 'made of the name, for searches';

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
      place: `(SELECT coalesce(p.languages -> 'nl' ->> 'name', p.sort_name) FROM place p WHERE p.id = t.place_id)`,
      notes: 't.notes',
    },
    tellsNothing: {
      ...{ version: 'counts saves', updated_at: 'when staff saved it' },
      ...{ first_name_key: made, last_name_key: made },
    },
    erased: 'removed',
    trail: { entity: 'contact_person' },
    mergedFields: {
      ...{ name: ['firstName', 'lastName'], email: 'email', phone: 'phone' },
      address: ['street', 'streetNumber'],
    },
    isOfLiving: true,
  },
  {
    kind: 'contact_merge',
    table: 'record_merge',
    only: `t.entity = 'contact_person' AND t.undone_at IS NULL`,
    of: { id: standingOf('t.merged_id::text'), kind: 'contact_person' },
    at: 't.at',
    facts: {
      name: 't.merged_name',
      email: `t.merged_before->>'email'`,
      phone: `t.merged_before->>'phone'`,
      address: `trim(concat_ws(' ', t.merged_before->>'street', t.merged_before->>'streetNumber'))`,
      notes: `t.merged_before->>'notes'`,
      comment: 't.reason',
    },
    tellsNothing: {
      ...{ number: 'the order of merges', entity: 'that it is of contact persons', merged_version: 'counts saves' },
      ...{ kept_id: 'the record that stayed, which is told by itself', kept_name: 'the same' },
      ...{ kept_before: 'the same, as its history tells it', kept_after: 'the same' },
      ...{ account: 'who of staff merged', undone_at: 'empty while they are one', undone_account: 'the same' },
    },
    erased: 'removed',
    // Names of places and memorials stand there too.
    isOfLiving: false,
  },
  {
    kind: 'contact_moment',
    table: 'contact_person_event',
    of: { id: 't.contact_person_id', kind: 'contact_person' },
    at: 't.created_at',
    facts: { method: 't.contact_method', start: 't.start_at', end: 't.end_at', transcript: 't.transcript' },
    tellsNothing: {
      ...{ version: 'counts saves', updated_at: 'when staff saved it' },
      ...{ type: 'whether it was noted by staff or by a key story', story_id: 'the key story that it came with' },
      draft_id: 'the draft that it came from',
    },
    erased: 'removed',
    trail: { entity: 'contact_person_event', owner: 'contactPersonId' },
    isOfLiving: true,
  },
  {
    kind: 'moment_draft',
    table: 'contact_moment_draft',
    // It names who was merged since by the id that they had.
    of: {
      id: `coalesce((${standingOf(`t.moment->'person'->>'id'`)})::text, t.moment->'person'->>'id')`,
      kind: 'contact_person',
    },
    id: 't.user_id',
    at: 't.updated_at',
    facts: { method: `t.moment->>'type'`, start: `t.moment->>'startsAt'`, transcript: `t.moment->>'transcript'` },
    tellsNothing: { version: 'counts saves' },
    erased: 'removed',
    isOfLiving: true,
  },
];
