import type { Language } from '../../lib/i18n/languages.ts';
import { type StatusField, type StoryVersion, statusFieldOf, type TextPart } from './storyTypes.ts';

/** Error keys that the documents give for stories where a field has another name (STORY-52, STORY-53). */
export const storyErrorKeys = {
  first_name: 'firstName',
  family_name: 'familyName',
  country_code: 'countryCode',
  linked_contact_persons: 'linked_contact_person',
  /** Position of the key location. */
  key_location_id: 'key_position',
} as const;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** @example `textErrorKey('fr', 'story_part_1')` is `'storyText.fr.storyPart1'` */
export const textErrorKey = (language: Language, field: TextPart | StatusField): string =>
  `storyText.${language}.${camel(field)}`;

export const statusErrorKey = (language: Language, version: StoryVersion): string =>
  textErrorKey(language, statusFieldOf[version]);
