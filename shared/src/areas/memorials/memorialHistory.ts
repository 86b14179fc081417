import { fieldHistory, type HistoryName } from '../../lib/fields/fieldHistory.ts';
import { defineHistory, type HistoryField } from '../../lib/history/defineHistory.ts';
import { type MemorialDetails, memorialFields } from './memorialFields.ts';

const { name, alternative_names, type, ...others } = fieldHistory(memorialFields);

type ShownField = HistoryName<typeof memorialFields> | keyof MemorialDetails | 'lat' | 'lon' | 'merged_from';

/** What the history of a memorial shows. An import tells of a position by its two numbers. */
export const memorialHistory = defineHistory({
  ...{ name, alternative_names, type },
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
  ...others,
  address_loc: { label: 'memorialRecord.fields.address_loc', kind: 'position' },
  loc: { label: 'history.fields.position', kind: 'position' },
  lat: { label: 'history.fields.latitude', kind: 'number' },
  lon: { label: 'history.fields.longitude', kind: 'number' },
  merged_from: { label: 'places.fields.merged_from', kind: 'record', record: 'memorial' },
} satisfies Readonly<Record<ShownField, HistoryField>>);
