import { type Language, languages } from '../../lib/i18n/languages.ts';
import { notTranslated, type TranslatedFrom } from './story-text/translations.ts';
import { byTextPart, type StoryStatus, type StoryTag, type TextPart } from './storyTypes.ts';

export interface TextDraft extends Record<TextPart, string> {
  story_status: StoryStatus;
  story_child_status: StoryStatus;
  translated_from: TranslatedFrom;
}

export interface LinkedContactDraft {
  person: string;
  title: string;
}

/** A story's own fields as they are stored: clean texts, known choices, numbers or null. */
export interface StoryDraft {
  first_name: string;
  family_name: string;
  born_year: number | null;
  died_year: number | null;
  community: string;
  area: string;
  country_code: string;
  place_source_event_ref: string | null;
  story_child_option: boolean;
  story_text: Readonly<Record<Language, TextDraft>>;
  kiosks: number[];
  coupling_use_events_with_places_refs: string[];
  coupling_tags: StoryTag[];
  coupling_use_died_date: boolean;
  coupling_stories: string[];
  key_location_id: string | null;
  key_day: number | null;
  key_month: number | null;
  key_year: number | null;
  key_organisation_title: string;
  key_form_of_address: string;
  key_certificate: boolean;
  linked_contact_persons: LinkedContactDraft[];
}

export const emptyText: Readonly<TextDraft> = {
  ...byTextPart(() => ''),
  story_status: 'IN_PROGRESS',
  story_child_status: 'IN_PROGRESS',
  translated_from: notTranslated,
};

/** A new story before anything is typed. */
export const emptyStory: Readonly<StoryDraft> = {
  first_name: '',
  family_name: '',
  born_year: null,
  died_year: null,
  community: '',
  area: '',
  country_code: '',
  place_source_event_ref: null,
  story_child_option: false,
  story_text: Object.fromEntries(languages.map((language) => [language, emptyText])) as Record<Language, TextDraft>,
  kiosks: [1, 2, 3, 4],
  coupling_use_events_with_places_refs: [],
  coupling_tags: [],
  coupling_use_died_date: false,
  coupling_stories: [],
  key_location_id: null,
  key_day: null,
  key_month: null,
  key_year: null,
  key_organisation_title: '',
  key_form_of_address: '',
  key_certificate: false,
  linked_contact_persons: [],
};
