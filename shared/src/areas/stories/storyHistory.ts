import { defineHistory, type HistoryField } from '../../lib/history/defineHistory.ts';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import { statusFields, textParts } from './storyTypes.ts';

/** Name of a text field in the trail, where the languages stand side by side: `nl.story_part_1`. */
export const textField = <Field extends string>(language: Language, field: Field) => `${language}.${field}` as const;

const historyOfTexts: Record<string, HistoryField> = Object.fromEntries(
  languages.flatMap((language) => [
    ...textParts.map((part): [string, HistoryField] => [
      textField(language, part),
      { label: `stories.fields.${part}`, kind: 'text', language },
    ]),
    ...statusFields.map((status): [string, HistoryField] => [
      textField(language, status),
      { label: `stories.fields.${status}`, kind: 'choice', choices: 'stories.statuses', language },
    ]),
  ]),
);

/** What the history of a story shows. Contact persons are shown by their titles, never by name. */
export const storyHistory = defineHistory({
  person_id_ref: { label: 'stories.fields.person_id_ref', kind: 'record', record: 'person' },
  first_name: { label: 'stories.fields.first_name', kind: 'text' },
  family_name: { label: 'stories.fields.family_name', kind: 'text' },
  born_year: { label: 'stories.fields.born_year', kind: 'text' },
  died_year: { label: 'stories.fields.died_year', kind: 'text' },
  community: { label: 'stories.fields.community', kind: 'text' },
  area: { label: 'stories.fields.area', kind: 'text' },
  country_code: { label: 'stories.fields.country_code', kind: 'text' },
  place_source_event_ref: {
    label: 'stories.fields.place_source_event_ref',
    kind: 'record',
    record: 'person_event',
  },
  story_child_option: { label: 'stories.fields.story_child_option', kind: 'flag' },
  ...historyOfTexts,
  profile_image: { label: 'stories.fields.profile_image', kind: 'photos' },
  extra_images: { label: 'stories.fields.extra_images', kind: 'photos' },
  map_image: { label: 'stories.fields.map_image', kind: 'photos' },
  kiosks: { label: 'stories.fields.kiosks', kind: 'names' },
  coupling_use_events_with_places_refs: {
    label: 'stories.fields.coupling_use_events_with_places_refs',
    kind: 'records',
    record: 'person_event',
  },
  coupling_tags: { label: 'stories.fields.coupling_tags', kind: 'choices', choices: 'stories.tags' },
  coupling_use_died_date: { label: 'stories.fields.coupling_use_died_date', kind: 'flag' },
  coupling_stories: { label: 'stories.fields.coupling_stories', kind: 'records', record: 'person_story' },
  key_location_id: { label: 'stories.fields.key_location_id', kind: 'record', record: 'key_location' },
  key_date: { label: 'stories.fields.key_date', kind: 'date', columns: ['key_day', 'key_month', 'key_year'] },
  key_organisation_title: { label: 'stories.fields.key_organisation_title', kind: 'text' },
  key_form_of_address: { label: 'stories.fields.key_form_of_address', kind: 'text' },
  key_certificate: { label: 'stories.fields.key_certificate', kind: 'flag' },
  linked_contact_persons: { label: 'stories.fields.linked_contact_persons', kind: 'titled' },
  targets: { label: 'stories.fields.targets', kind: 'choices', choices: 'stories.targets' },
  published_date: { label: 'stories.fields.published_date', kind: 'moment' },
});
