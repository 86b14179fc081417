import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import type {
  StatusField,
  StoryStatus,
  StoryTag,
  StoryVersion,
  TextPart,
} from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { DateValue } from '../../../lib/dates/dateTexts.ts';

export type PartKey = `${Language}.${TextPart}`;
export type StatusKey = `${Language}.${StatusField}`;
/** The adults' or the children's text of a language. */
export type VersionKey = `${Language}.${StoryVersion}`;

/** All texts of a story, one field each. */
export type StoryTexts = { readonly [Key in PartKey]: string } & { readonly [Key in StatusKey]: StoryStatus };

export interface ContactForm {
  readonly person: string;
  readonly title: string;
}

/** What is typed for a story. A text is one field, under the name that the trail has for it: `fr.story_part_1`. */
export interface StoryForm extends StoryTexts {
  readonly first_name: string;
  readonly family_name: string;
  /** Blank for a year that is not known. */
  readonly born_year: string;
  readonly died_year: string;
  readonly community: string;
  readonly area: string;
  readonly country_code: string;
  readonly place_source_event_ref: string | null;
  readonly story_child_option: boolean;
  /** Translations that were looked at again although the Dutch text changed since. */
  readonly still_right: readonly VersionKey[];
  readonly kiosks: readonly number[];
  readonly coupling_use_events_with_places_refs: readonly string[];
  readonly coupling_tags: readonly StoryTag[];
  readonly coupling_use_died_date: boolean;
  readonly coupling_stories: readonly string[];
  readonly key_location_id: string | null;
  readonly key_date: DateValue;
  readonly key_organisation_title: string;
  readonly key_form_of_address: string;
  readonly key_certificate: boolean;
  readonly linked_contact_persons: readonly ContactForm[];
}

/** A stored story as its form edits it. */
export interface EditedStory extends StoryForm {
  readonly id: string;
  readonly version: number;
  readonly record: PersonStory;
}
