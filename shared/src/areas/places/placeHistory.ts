import { defineHistory, type HistoryField } from '../../lib/history/defineHistory.ts';
import type { PlaceDraft } from './checkPlace.ts';

/** What the history of a place shows. */
export const placeHistory = defineHistory({
  languages: { label: 'history.fields.names', kind: 'place_names' },
  further_languages: { label: 'places.fields.further_languages', kind: 'words' },
  alternative_names: { label: 'history.fields.alternative_names', kind: 'names' },
  type: { label: 'persons.type', kind: 'choice', choices: 'places.types' },
  country_code: { label: 'history.fields.country', kind: 'text' },
  country_guessed: { label: 'history.fields.country_guessed', kind: 'flag' },
  containments: { label: 'places.fields.containments', kind: 'titled' },
  lat: { label: 'history.fields.latitude', kind: 'number' },
  lon: { label: 'history.fields.longitude', kind: 'number' },
  resolution_status: { label: 'places.fields.resolution_status', kind: 'choice', choices: 'places.statuses' },
  merged_from: { label: 'places.fields.merged_from', kind: 'record', record: 'place' },
} satisfies Readonly<Record<keyof PlaceDraft | 'merged_from', HistoryField>>);
