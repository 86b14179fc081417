import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import { memorialFields } from './memorialFields.ts';

const fields = fieldHistory(memorialFields);

/** What the history of a memorial shows. An import tells of a position by its two numbers. */
export const memorialHistory = defineHistory({
  name: fields.name,
  alternative_names: fields.alternative_names,
  type: fields.type,
  type_plate_details: {
    label: 'memorialRecord.fields.type_plate_details',
    kind: 'choice',
    choices: 'memorials.plateDetails',
  },
  cemetery_kind: {
    label: 'memorialRecord.fields.cemetery_kind',
    kind: 'choice',
    choices: 'memorials.cemeteryKinds',
  },
  cemetery_exists: { label: 'memorialRecord.fields.cemetery_exists', kind: 'flag' },
  cemetery_nationality: { label: 'memorialRecord.fields.cemetery_nationality', kind: 'text' },
  description: fields.description,
  start_date: fields.start_date,
  place_id: fields.place_id,
  address: fields.address,
  address_loc: { label: 'memorialRecord.fields.address_loc', kind: 'position' },
  loc: { label: 'history.fields.position', kind: 'position' },
  lat: { label: 'history.fields.latitude', kind: 'number' },
  lon: { label: 'history.fields.longitude', kind: 'number' },
  position_locked: fields.position_locked,
  british_trench_coordinates: fields.british_trench_coordinates,
  merged_from: { label: 'places.fields.merged_from', kind: 'record', record: 'memorial' },
});
