import { expect, test } from 'vitest';
import { type EventField, eventFields } from './eventFields.ts';
import type { EventType } from './eventTypes.ts';

const period = ['start_day', 'end_day'] as const;

test.each<[EventType, readonly EventField[]]>([
  ['born', ['start_day', 'place_id', 'topo', 'description']],
  ['school', [...period, 'place_id', 'school_name', 'school_direction', 'description']],
  ['work', [...period, 'place_id', 'work_company_name', 'work_profession', 'description']],
  ['where', ['where_reason', ...period, 'place_id', 'topo', 'description']],
  ['marriage', [...period, 'place_id', 'marriage_partner', 'description']],
  [
    'military',
    [
      'enlisted_reason',
      'start_day',
      'place_id',
      'topo',
      'enlisted_army',
      'enlisted_regt',
      'enlisted_unit',
      'enlisted_nr',
      'enlisted_sub',
      'enlisted_rank',
      'enlisted_number',
      'military_entity_id',
      'military_regiment_id',
      'description',
    ],
  ],
  ['jailed', ['jailed_type', ...period, 'place_id', 'topo', 'description']],
  ['injured', [...period, 'place_id', 'topo', 'injured_wound', 'injured_cause', 'description']],
  ['hospitalized', [...period, 'place_id', 'topo', 'description']],
  ['died', ['start_day', 'place_id', 'topo', 'death_reason', 'description']],
  ['memorated', ['memorial_id', 'memorial_kind', ...period, 'memorial_ref', 'description']],
  ['decorated', ['start_day', 'decoration', 'citation', 'description']],
  ['extra', [...period, 'place_id', 'description']],
  [
    'cwxrm',
    [
      'start_day',
      'place_id',
      'batch',
      'csv_id',
      'first_name',
      'last_name',
      'email',
      'group',
      'sponsor_name',
      'mail_labels',
      'description',
    ],
  ],
])('an event of type %s has exactly its fields [EVENT-01, EVENT-16 to EVENT-20]', (type, fields) => {
  expect(eventFields(type)).toEqual(fields);
});
