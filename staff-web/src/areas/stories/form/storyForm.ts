import { checkStory } from '@salient/shared/areas/stories/checkStory.ts';
import type { PersonStory, PersonStoryInput } from '@salient/shared/areas/stories/story.ts';
import { emptyStory } from '@salient/shared/areas/stories/storyDraft.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { DateValue } from '../../../lib/dates/dateTexts.ts';
import type { EditedStory, StoryForm } from './storyFormTypes.ts';
import { draftOf } from './storyRecord.ts';
import { textsOf, textsOfForm } from './storyTexts.ts';

const unknownDay: DateValue = { day: '?', month: '?', year: '?' };
const yearText = (year: number | '?' | null) => (year === null || year === '?' ? '' : String(year));

/** A new story before anything is typed. */
export const emptyForm: StoryForm = {
  first_name: '',
  family_name: '',
  born_year: '',
  died_year: '',
  community: '',
  area: '',
  country_code: '',
  place_source_event_ref: null,
  story_child_option: emptyStory.story_child_option,
  still_right: [],
  kiosks: emptyStory.kiosks,
  coupling_use_events_with_places_refs: [],
  coupling_tags: [],
  coupling_use_died_date: false,
  coupling_stories: [],
  key_location_id: null,
  key_date: unknownDay,
  key_organisation_title: '',
  key_form_of_address: '',
  key_certificate: false,
  linked_contact_persons: [],
  ...textsOf(emptyStory.story_text),
};

interface PersonFacts {
  readonly first_name: string;
  readonly family_name: string;
  readonly born_year: number | '?' | null;
  readonly died_year: number | '?' | null;
}

/** A new story as it begins: with the names and years of its person (STORY-09). */
export const formFromPerson = ({ born_year, died_year, ...names }: PersonFacts): StoryForm => ({
  ...emptyForm,
  ...names,
  born_year: yearText(born_year),
  died_year: yearText(died_year),
});

export function editedStory(record: PersonStory): EditedStory {
  return {
    id: record.id,
    version: record.version,
    record,
    first_name: record.first_name,
    family_name: record.family_name,
    born_year: yearText(record.born_year),
    died_year: yearText(record.died_year),
    community: record.community,
    area: record.area,
    country_code: record.country_code,
    place_source_event_ref: record.place_source_event_ref,
    story_child_option: record.story_child_option,
    still_right: [],
    kiosks: record.kiosks,
    coupling_use_events_with_places_refs: record.coupling_use_events_with_places_refs,
    coupling_tags: record.coupling_tags,
    coupling_use_died_date: record.coupling_use_died_date,
    coupling_stories: record.coupling_stories,
    key_location_id: record.key_location_id,
    key_date: { day: record.key_day, month: record.key_month, year: record.key_year },
    key_organisation_title: record.key_organisation_title,
    key_form_of_address: record.key_form_of_address,
    key_certificate: record.key_certificate,
    linked_contact_persons: record.linked_contact_persons.map(({ person, title }) => ({ person, title })),
    ...textsOf(record.story_text),
  };
}

/** The form as calls carry it. */
export const inputOf = (form: StoryForm): PersonStoryInput => ({
  first_name: form.first_name,
  family_name: form.family_name,
  born_year: form.born_year,
  died_year: form.died_year,
  community: form.community,
  area: form.area,
  country_code: form.country_code,
  place_source_event_ref: form.place_source_event_ref,
  story_child_option: form.story_child_option,
  story_text: textsOfForm(form, form.still_right),
  kiosks: [...form.kiosks],
  coupling_use_events_with_places_refs: [...form.coupling_use_events_with_places_refs],
  coupling_tags: [...form.coupling_tags],
  coupling_use_died_date: form.coupling_use_died_date,
  coupling_stories: [...form.coupling_stories],
  key_location_id: form.key_location_id,
  key_day: form.key_date.day,
  key_month: form.key_date.month,
  key_year: form.key_date.year,
  key_organisation_title: form.key_organisation_title,
  key_form_of_address: form.key_form_of_address,
  key_certificate: form.key_certificate,
  linked_contact_persons: form.linked_contact_persons.map((row) => ({ ...row })),
});

/** The area's own rules, which the server applies too; whether what is referred to exists is its to say. */
export const checkForm = (form: StoryForm, story: EditedStory | undefined): FieldErrors =>
  checkStory({ ...inputOf(form), ...(story ? { id: story.id } : {}) }, story ? draftOf(story.record) : emptyStory)
    .errors.errors;

const isText = (name: string) => languages.some((language) => name.startsWith(`${language}.`));

/** The same story with the values that somebody else saved meanwhile, by their names in the trail. */
export function withSaved({ record }: EditedStory, current: Readonly<Record<string, unknown>>): EditedStory {
  const own = Object.entries(current).filter(([name]) => !isText(name) && name in record);
  const story_text = { ...record.story_text };
  for (const language of languages) {
    const texts = Object.entries(current).flatMap(([name, value]) =>
      name.startsWith(`${language}.`) ? [[name.slice(language.length + 1), value]] : [],
    );
    const known = texts.filter(([field]) => (field as string) in record.story_text[language]);
    story_text[language] = { ...record.story_text[language], ...Object.fromEntries(known) };
  }
  // Photos stand in the trail by their titles; the next reading brings them.
  const photos = {
    profile_image: record.profile_image,
    extra_images: record.extra_images,
    map_image: record.map_image,
  };
  return editedStory({ ...record, ...Object.fromEntries(own), story_text, ...photos });
}
