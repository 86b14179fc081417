import { defineHistory } from '../../lib/history/defineHistory.ts';

export const memorialHistory = defineHistory({
  name: { label: 'persons.fields.name', kind: 'text' },
  alternative_names: { label: 'history.fields.alternative_names', kind: 'names' },
  type: { label: 'persons.type', kind: 'choice', choices: 'memorials.types' },
  place_id: { label: 'events.fields.place', kind: 'record', record: 'place' },
  address: { label: 'events.fields.topo', kind: 'text' },
  lat: { label: 'history.fields.latitude', kind: 'number' },
  lon: { label: 'history.fields.longitude', kind: 'number' },
  british_trench_coordinates: { label: 'history.fields.trench_coordinates', kind: 'text' },
  description: { label: 'history.fields.description', kind: 'text' },
});
