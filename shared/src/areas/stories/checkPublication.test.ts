import { describe, expect, test } from 'vitest';
import type { StoryTarget } from '../persons/storyTargets.ts';
import { checkPublication, checkRemoval, needsConfirmation, type Surroundings } from './checkPublication.ts';
import { rightsProblem } from './photos/photoRights.ts';
import { emptyStory, emptyText, type StoryDraft, type TextDraft } from './storyDraft.ts';

const done: TextDraft = {
  ...emptyText,
  story_part_1: 'Een.',
  story_part_2: 'Twee.',
  story_child_part_1: 'Een kind.',
  story_child_part_2: 'Twee kinderen.',
  story_status: 'DONE',
  story_child_status: 'DONE',
};
const ready: StoryDraft = {
  ...emptyStory,
  first_name: 'Jan',
  community: 'Ieper',
  area: 'West-Vlaanderen',
  country_code: 'BE',
  place_source_event_ref: '0198c3a0-0000-7000-8000-000000000001',
  story_text: { ...emptyStory.story_text, nl: done },
};
const free = { licence: 'own', usable_for: ['kiosk', 'web'], permission_expires: null };
const around: Surroundings = {
  photos: [{ kind: 'profile', rights: free }],
  linkedByHand: [],
  hasKeyPosition: true,
  today: '2026-11-22',
};
const errorsOf = (story: Partial<StoryDraft>, target: StoryTarget = 'museum', given: Partial<Surroundings> = {}) =>
  checkPublication({ ...ready, ...story }, target, { ...around, ...given }).errors;
const withText = (language: 'nl' | 'fr', text: Partial<TextDraft>): Partial<StoryDraft> => ({
  story_text: { ...ready.story_text, [language]: { ...(language === 'nl' ? done : emptyText), ...text } },
});

describe('publishing', () => {
  test('asks for a name, the place, the Dutch text and a profile photo, all at once [STORY-44, STORY-52, STORY-54, STORY-56]', () => {
    expect(errorsOf({})).toEqual({});
    expect(checkPublication(emptyStory, 'key', { ...around, photos: [], hasKeyPosition: false }).errors).toEqual({
      firstName: ['firstName: AT_LEAST_ONE_FIELD_NEEDED'],
      familyName: ['familyName: AT_LEAST_ONE_FIELD_NEEDED'],
      community: ['community: DATA_REQUIRED'],
      area: ['area: DATA_REQUIRED'],
      countryCode: ['countryCode: REQUIRED'],
      place_source_event_ref: ['place_source_event_ref: REQUIRED'],
      'storyText.nl.storyPart1': ['storyText.nl.storyPart1: DATA_REQUIRED'],
      'storyText.nl.storyPart2': ['storyText.nl.storyPart2: DATA_REQUIRED'],
      'storyText.nl.storyStatus': ['storyText.nl.storyStatus: INVALID_PUBLISH_STATUS_OPTION'],
      profile_image: ['profile_image: REQUIRED'],
      key_position: ['key_position: REQUIRED'],
    });
    expect(errorsOf({}, 'museum', { hasKeyPosition: false })).toEqual({});
  });

  test('takes another language that is empty, and one that is done with both parts [STORY-45]', () => {
    expect(errorsOf(withText('fr', {}))).toEqual({});
    expect(errorsOf(withText('fr', { ...done, story_status: 'IN_REVIEW' }))).toEqual({
      'storyText.fr.storyStatus': ['storyText.fr.storyStatus: INVALID_PUBLISH_STATUS_OPTION'],
    });
    expect(errorsOf(withText('fr', { ...done, story_part_2: '' }))).toEqual({
      'storyText.fr.storyPart2': ['storyText.fr.storyPart2: DATA_REQUIRED'],
    });
  });

  test('asks for the child story where the story has one, and of stories linked by hand too [STORY-45, STORY-51, ERR-23]', () => {
    const child = { story_child_option: true };
    expect(errorsOf(child)).toEqual({});
    expect(
      errorsOf({ ...child, ...withText('nl', { story_child_part_2: '', story_child_status: 'IN_PROGRESS' }) }),
    ).toEqual({
      'storyText.nl.storyChildPart2': ['storyText.nl.storyChildPart2: DATA_REQUIRED'],
      'storyText.nl.storyChildStatus': ['storyText.nl.storyChildStatus: INVALID_PUBLISH_STATUS_OPTION'],
    });
    const linkedByHand = [{ story_child_option: true }, { story_child_option: false }];
    expect(errorsOf(child, 'museum', { linkedByHand })).toEqual({
      coupling_stories: ['coupling_stories: LINKED_STORY_NEEDS_CHILD_STORY'],
    });
    expect(errorsOf({}, 'museum', { linkedByHand })).toEqual({});
  });

  test('needs rights of every photo that allow the target [beyond 17]', () => {
    const photo = (kind: 'profile' | 'map' | 'extra', rights: object) => ({ kind, rights: { ...free, ...rights } });
    const photos = [
      photo('profile', { licence: 'unknown' }),
      photo('map', { usable_for: ['web'] }),
      photo('extra', {}),
    ];
    expect(errorsOf({}, 'museum', { photos })).toEqual({
      profile_image: ['profile_image: LICENCE_UNKNOWN'],
      map_image: ['map_image: LICENCE_NOT_FOR_TARGET'],
    });
    expect(errorsOf({}, 'key', { photos })).toEqual({ profile_image: ['profile_image: LICENCE_UNKNOWN'] });
  });

  test('a permission holds on its last day and not after [beyond 17]', () => {
    const until = (permission_expires: string) =>
      rightsProblem({ ...free, permission_expires }, 'museum', '2026-11-22');
    expect([until('2026-11-22'), until('2026-11-21')]).toEqual([null, 'LICENCE_EXPIRED']);
  });

  test('at the museum without a published linked story asks for confirmation, as a key story never [STORY-50, CONST-16]', () => {
    expect([needsConfirmation('museum', 0), needsConfirmation('museum', 1), needsConfirmation('key', 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a published story stays, and so does one that another story names [STORY-62, ERR-11]', () => {
  expect(checkRemoval({ published_date: null, namedByOthers: false }).errors).toEqual({});
  expect(checkRemoval({ published_date: new Date(), namedByOthers: true }).errors).toEqual({
    none: ['none: STORY_PUBLISHED', 'none: STORY_REFERENCED_BY_STORY'],
  });
});
