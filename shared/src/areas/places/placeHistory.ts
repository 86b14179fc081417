import { defineHistory } from '../../lib/history/defineHistory.ts';

export const placeHistory = defineHistory({
  languages: { label: 'history.fields.names', kind: 'place_names' },
  alternative_names: { label: 'history.fields.alternative_names', kind: 'names' },
  country_code: { label: 'history.fields.country', kind: 'text' },
  country_guessed: { label: 'history.fields.country_guessed', kind: 'flag' },
  lat: { label: 'history.fields.latitude', kind: 'number' },
  lon: { label: 'history.fields.longitude', kind: 'number' },
});
