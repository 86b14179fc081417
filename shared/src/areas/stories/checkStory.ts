import { FieldErrorList } from '../../lib/contract/validation.ts';
import { type DatePartInput, parseDateParts } from '../../lib/dates/partialDate.ts';
import { cleanLine, isOneOf } from '../../lib/schemas/cleanText.ts';
import { kioskNumbers } from '../../lib/schemas/kioskNumber.ts';
import { checkTexts } from './checkTexts.ts';
import type { PersonStoryInput } from './story.ts';
import { emptyStory, type LinkedContactDraft, type StoryDraft } from './storyDraft.ts';
import { storyErrorKeys } from './storyErrorKeys.ts';
import { type StoryTag, storyLimits, storyTags } from './storyTypes.ts';

export interface CheckedStory {
  /** Only fit to be written when `errors` is empty. */
  readonly draft: StoryDraft;
  readonly errors: FieldErrorList;
}

/**
 * Checks what a client gives for a story and answers it in stored form. All rules of create and update that need no
 * database are here; references are checked where it is at hand, and what publishing adds is `checkPublication`'s.
 *
 * @param base the stored story for an update: absent fields keep its values, null clears them.
 */
export function checkStory(input: PersonStoryInput, base: Readonly<StoryDraft> = emptyStory): CheckedStory {
  const errors = new FieldErrorList();
  const fields = new FieldReader(input, base, errors);
  const story_child_option = fields.flag('story_child_option');
  const key = fields.keyDate();
  const draft: StoryDraft = {
    first_name: fields.line('first_name', storyLimits.name, storyErrorKeys.first_name),
    family_name: fields.line('family_name', storyLimits.name, storyErrorKeys.family_name),
    born_year: fields.year('born_year'),
    died_year: fields.year('died_year'),
    community: fields.line('community', storyLimits.community),
    area: fields.line('area', storyLimits.area),
    country_code: fields.country(),
    place_source_event_ref: fields.id('place_source_event_ref'),
    story_child_option,
    story_text: checkTexts(input.story_text, base.story_text, story_child_option, errors),
    kiosks: fields.kiosks(),
    coupling_use_events_with_places_refs: fields.ids(
      'coupling_use_events_with_places_refs',
      storyLimits.qualifyingEvents,
    ),
    coupling_tags: fields.tags(),
    coupling_use_died_date: fields.flag('coupling_use_died_date'),
    coupling_stories: fields.ids('coupling_stories', storyLimits.manualLinks),
    key_location_id: fields.id('key_location_id'),
    ...key,
    key_organisation_title: fields.line('key_organisation_title', storyLimits.organisationTitle),
    key_form_of_address: fields.line('key_form_of_address', storyLimits.formOfAddress),
    key_certificate: fields.flag('key_certificate'),
    linked_contact_persons: fields.contactPersons(),
  };
  // Every story has its place from an event of the person (STORY-54).
  if (draft.place_source_event_ref === null) errors.add('place_source_event_ref', 'REQUIRED');
  if (draft.born_year !== null && draft.died_year !== null && draft.died_year < draft.born_year) {
    errors.add('died_year', 'INVALID_DATE_ORDER');
  }
  if (input.id !== undefined && draft.coupling_stories.includes(input.id)) {
    errors.add('coupling_stories', 'INVALID_REFERENCE');
  }
  return { draft, errors };
}

type LineField = 'first_name' | 'family_name' | 'community' | 'area' | 'key_organisation_title' | 'key_form_of_address';

/** Reads single fields of the input, or of the stored story where the input does not speak of them. */
class FieldReader {
  constructor(
    private readonly input: PersonStoryInput,
    private readonly base: Readonly<StoryDraft>,
    private readonly errors: FieldErrorList,
  ) {}

  line(field: LineField, longest: number, key: string = field): string {
    const given = this.input[field];
    const text = given === undefined ? this.base[field] : cleanLine(given ?? '');
    if (text.length > longest) this.errors.add(key, 'INVALID_LENGTH');
    return text;
  }

  country(): string {
    const given = this.input.country_code;
    const code = given === undefined ? this.base.country_code : cleanLine(given ?? '').toUpperCase();
    if (code !== '' && !/^[A-Z]{2}$/.test(code)) this.errors.add(storyErrorKeys.country_code, 'INVALID_FORMAT');
    return code;
  }

  flag(field: 'story_child_option' | 'coupling_use_died_date' | 'key_certificate'): boolean {
    const given = this.input[field];
    return given === undefined ? this.base[field] : (given ?? false);
  }

  id(field: 'place_source_event_ref' | 'key_location_id'): string | null {
    const given = this.input[field];
    return given === undefined ? this.base[field] : given;
  }

  ids(field: 'coupling_use_events_with_places_refs' | 'coupling_stories', most: number): string[] {
    const given = this.input[field];
    const ids = given === undefined ? this.base[field] : [...new Set(given ?? [])];
    if (ids.length > most) this.errors.add(field, 'TOO_MANY_VALUES');
    return ids;
  }

  year(field: 'born_year' | 'died_year'): number | null {
    const given = this.input[field];
    if (given === undefined) return this.base[field];
    const parsed = parseDateParts(null, null, given);
    if (!parsed) this.errors.add(field, 'INVALID_YEAR');
    return parsed?.year ?? null;
  }

  /** Unknown parts are allowed; all three given must be a real day (STORY-57), and so must what is given of them. */
  keyDate(): Pick<StoryDraft, 'key_day' | 'key_month' | 'key_year'> {
    const part = (name: 'key_day' | 'key_month' | 'key_year'): DatePartInput => {
      const given = this.input[name];
      return given === undefined ? this.base[name] : given;
    };
    const parsed = parseDateParts(part('key_day'), part('key_month'), part('key_year'));
    if (!parsed) this.errors.add('key_date', 'INVALID_FORMAT');
    return { key_day: parsed?.day ?? null, key_month: parsed?.month ?? null, key_year: parsed?.year ?? null };
  }

  kiosks(): number[] {
    const given = this.input.kiosks;
    const kiosks = given === undefined ? this.base.kiosks : [...new Set(given ?? emptyStory.kiosks)].sort();
    if (kiosks.some((kiosk) => !(kioskNumbers as readonly number[]).includes(kiosk))) {
      this.errors.add('kiosks', 'INVALID_OPTION');
    }
    return kiosks;
  }

  tags(): StoryTag[] {
    const given = this.input.coupling_tags;
    if (given === undefined) return this.base.coupling_tags;
    const tags = [...new Set((given ?? []).map((tag) => tag.toLowerCase()))];
    const known = tags.filter((tag) => isOneOf(storyTags, tag));
    if (known.length < tags.length) this.errors.add('coupling_tags', 'INVALID_OPTION');
    return known;
  }

  contactPersons(): LinkedContactDraft[] {
    const given = this.input.linked_contact_persons;
    if (given === undefined) return this.base.linked_contact_persons;
    const key = storyErrorKeys.linked_contact_persons;
    const linked = (given ?? []).map(({ person, title }) => ({ person, title: cleanLine(title ?? '') }));
    if (linked.length > storyLimits.contactPersons) this.errors.add(key, 'TOO_MANY_VALUES');
    if (new Set(linked.map(({ person }) => person)).size < linked.length) {
      this.errors.add(key, 'CONNECTION_ALREADY_EXISTS');
    }
    if (linked.some(({ title }) => title.length > storyLimits.contactTitle)) this.errors.add(key, 'INVALID_LENGTH');
    return linked;
  }
}
