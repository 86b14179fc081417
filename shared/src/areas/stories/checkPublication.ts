import { FieldErrorList } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import type { StoryTarget } from '../persons/storyTargets.ts';
import { type PhotoRights, rightsProblem } from './photos/photoRights.ts';
import type { StoryDraft, TextDraft } from './storyDraft.ts';
import { statusErrorKey, storyErrorKeys, textErrorKey } from './storyErrorKeys.ts';
import { partsOf, type StoryVersion, statusFieldOf } from './storyTypes.ts';

/** A photo as far as publishing asks. */
export interface PhotoToPublish {
  readonly kind: 'profile' | 'map' | 'extra';
  readonly rights: PhotoRights;
}

/** What stands around a story when it is to be published. */
export interface Surroundings {
  readonly photos: readonly PhotoToPublish[];
  /** Stories linked by hand, from either side. */
  readonly linkedByHand: readonly { readonly story_child_option: boolean }[];
  /** Whether the key location exists and lies somewhere. */
  readonly hasKeyPosition: boolean;
  /** `yyyy-mm-dd` */
  readonly today: string;
}

/**
 * What keeps a story from being published to a target, on top of what create and update ask (STORY-44, STORY-45,
 * STORY-51, STORY-54 to STORY-57; rights: beyond 17).
 *
 * The Dutch text must be done, with both parts, and for children too where the story has that option. Another language is done
 * or empty; readers of an empty one get Dutch.
 */
export function checkPublication(story: StoryDraft, target: StoryTarget, around: Surroundings): FieldErrorList {
  const errors = new FieldErrorList();
  if (story.first_name === '' && story.family_name === '') {
    errors
      .add(storyErrorKeys.first_name, 'AT_LEAST_ONE_FIELD_NEEDED')
      .add(storyErrorKeys.family_name, 'AT_LEAST_ONE_FIELD_NEEDED');
  }
  if (story.community === '') errors.add('community', 'DATA_REQUIRED');
  if (story.area === '') errors.add('area', 'DATA_REQUIRED');
  if (story.country_code === '') errors.add(storyErrorKeys.country_code, 'REQUIRED');
  if (story.place_source_event_ref === null) errors.add('place_source_event_ref', 'REQUIRED');

  const versions: StoryVersion[] = story.story_child_option ? ['main', 'child'] : ['main'];
  for (const version of versions) checkVersion(story, version, errors);
  if (story.story_child_option && around.linkedByHand.some((linked) => !linked.story_child_option)) {
    errors.add('coupling_stories', 'LINKED_STORY_NEEDS_CHILD_STORY');
  }
  checkPhotos(around, target, errors);
  if (target === 'key' && !around.hasKeyPosition) errors.add(storyErrorKeys.key_location_id, 'REQUIRED');
  return errors;
}

function checkVersion(story: StoryDraft, version: StoryVersion, errors: FieldErrorList): void {
  const parts = partsOf[version];
  for (const language of languages) {
    const text: TextDraft = story.story_text[language];
    if (language !== 'nl' && parts.every((part) => text[part] === '')) continue;
    for (const part of parts) if (text[part] === '') errors.add(textErrorKey(language, part), 'DATA_REQUIRED');
    if (text[statusFieldOf[version]] !== 'DONE') {
      errors.add(statusErrorKey(language, version), 'INVALID_PUBLISH_STATUS_OPTION');
    }
  }
}

function checkPhotos({ photos, today }: Surroundings, target: StoryTarget, errors: FieldErrorList): void {
  if (!photos.some(({ kind }) => kind === 'profile')) errors.add('profile_image', 'REQUIRED');
  for (const { kind, rights } of photos) {
    const problem = rightsProblem(rights, target, today);
    if (problem) errors.add(kind === 'extra' ? 'extra_images' : `${kind}_image`, problem);
  }
}

/**
 * Whether publishing asks for confirmation first: a kiosk needs at least one published linked story (STORY-50). A key
 * story stands by itself.
 */
export const needsConfirmation = (target: StoryTarget, publishedLinks: number): boolean =>
  target === 'museum' && publishedLinks === 0;

/** Codes why a story cannot be removed (STORY-62); they stand under `none`. */
export function checkRemoval(story: {
  readonly published_date: unknown;
  readonly namedByOthers: boolean;
}): FieldErrorList {
  const errors = new FieldErrorList();
  if (story.published_date !== null) errors.add('none', 'STORY_PUBLISHED');
  if (story.namedByOthers) errors.add('none', 'STORY_REFERENCED_BY_STORY');
  return errors;
}
