import { storyErrorKeys, textErrorKey } from '@salient/shared/areas/stories/storyErrorKeys.ts';
import { textFields } from '@salient/shared/areas/stories/storyTypes.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';

/** The tabs of the editor (STORY-06). */
export const storyTabs = ['person', 'stories', 'pictures', 'qualifications', 'keystory', 'links', 'summary'] as const;
export type StoryTab = (typeof storyTabs)[number];

const ownKeys: ReadonlyMap<string, string> = new Map([
  ...Object.entries(storyErrorKeys).map(([field, key]): [string, string] => [key, field]),
  ...languages.flatMap((language) =>
    textFields.map((field): [string, string] => [textErrorKey(language, field), `${language}.${field}`]),
  ),
  // Whose story it is cannot be chosen here: what is wrong with it concerns the whole.
  ['person_id_ref', 'none'],
]);

/** The form's name of a field that the documents call otherwise in errors (STORY-53). */
export const fieldOfError = (key: string): string => ownKeys.get(key) ?? key;

const tabs: Readonly<Record<string, StoryTab>> = {
  profile_image: 'pictures',
  extra_images: 'pictures',
  map_image: 'pictures',
  kiosks: 'qualifications',
  coupling_use_events_with_places_refs: 'qualifications',
  coupling_tags: 'qualifications',
  coupling_use_died_date: 'qualifications',
  coupling_stories: 'links',
  key_location_id: 'keystory',
  key_date: 'keystory',
  key_organisation_title: 'keystory',
  key_form_of_address: 'keystory',
  linked_contact_persons: 'keystory',
  story_child_option: 'stories',
};

/** Where a field is edited. */
export interface FieldPlace {
  readonly tab: StoryTab;
  /** Of a text. */
  readonly language?: Language;
}

export function placeOf(field: string): FieldPlace {
  const language = languages.find((each) => field.startsWith(`${each}.`));
  return language ? { tab: 'stories', language } : { tab: tabs[field] ?? 'person' };
}

/** Fields that a command refused, in the order of the tabs and languages. */
export function refusedFields(errors: FieldErrors): readonly string[] {
  const rank = (field: string) => {
    const { tab, language } = placeOf(field);
    return storyTabs.indexOf(tab) * 10 + (language ? languages.indexOf(language) : 0);
  };
  return Object.keys(errors)
    .filter((field) => field !== 'none')
    .sort((a, b) => rank(a) - rank(b));
}

/** How many fields of each tab a command refused (S8). */
export function refusedByTab(errors: FieldErrors): Readonly<Partial<Record<StoryTab, number>>> {
  const counts: Partial<Record<StoryTab, number>> = {};
  for (const field of refusedFields(errors)) {
    const { tab } = placeOf(field);
    counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}

/** How many texts of each language a command refused. */
export const refusedByLanguage = (errors: FieldErrors, language: Language): number =>
  refusedFields(errors).filter((field) => placeOf(field).language === language).length;
