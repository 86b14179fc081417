import { eventTable } from '@salient/shared/areas/events/eventTable.ts';
import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';
import { sponsorFields, withoutSponsor } from './sponsorFields.ts';

const otherFields = Object.entries(eventTable).flatMap(([type, { fields }]) =>
  type === 'cwxrm' ? [] : Object.keys(fields),
);
const ofDay = [
  ...['start_day', 'start_month', 'start_year', 'end_day', 'end_month', 'end_year', 'sort_start_date', 'sort_end_date'],
  ...['period_min', 'period_max', 'place_id', 'topo', 'place_as_written'],
];
const made = ['army_key', 'regt_key', 'unit_key', 'nr_key', 'number_key', 'text_keys'];

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
    tellsNothing: {
      ...Object.fromEntries(otherFields.map((field) => [field, 'of other types of events, and empty in this one'])),
      ...Object.fromEntries(ofDay.map((column) => [column, 'of the remembered person'])),
      ...Object.fromEntries(made.map((column) => [column, 'made of the fields of events, for searches'])),
      ...{ version: 'counts saves', type: 'that it is a commemoration', updated_at: 'when it was saved' },
      ...{ batch: 'of an import', csv_id: 'of an import', merge_id: 'of a merge of persons' },
      description: 'words about the remembered person',
    },
    standsWith: { type: 'person', id: 't.person_id' },
    erased: withoutSponsor,
    trail: { entity: 'person_event', fields: sponsorFields },
    // Its other rows are of the past.
    isOfLiving: false,
  },
];
