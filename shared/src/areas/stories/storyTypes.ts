/** Languages of a story, the Dutch one first: the others are translated from it (STORY-42). */
export { type Language, languages as storyLanguages } from '../../lib/i18n/languages.ts';

/** How far a text is; `IN_PROGRESS` is where each one starts (STORY-40). */
export const storyStatuses = ['IN_PROGRESS', 'IN_REVIEW', 'DONE'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** Adults' and children's text; each language has one status for either (STORY-12). */
export const storyVersions = ['main', 'child'] as const;
export type StoryVersion = (typeof storyVersions)[number];

/** What is written of a story in each language; forms, checks, conflicts, history and translations go through it. */
export const textParts = [
  'story_part_1',
  'story_part_2',
  'story_child_part_1',
  'story_child_part_2',
  /** What children are asked to look for; blank for none. */
  'story_child_question',
] as const;
export type TextPart = (typeof textParts)[number];

/** Something for each part of a text. */
export const byTextPart = <Value>(make: (part: TextPart) => Value) =>
  Object.fromEntries(textParts.map((part) => [part, make(part)])) as Record<TextPart, Value>;

/** The two parts that make the text of a version: without them it is not there. */
export const partsOf: Readonly<Record<StoryVersion, readonly [TextPart, TextPart]>> = {
  main: ['story_part_1', 'story_part_2'],
  child: ['story_child_part_1', 'story_child_part_2'],
};
/** All that is written, and translated, of a version: children may get a question to look for besides. */
export const writtenPartsOf: Readonly<Record<StoryVersion, readonly TextPart[]>> = {
  main: partsOf.main,
  child: [...partsOf.child, 'story_child_question'],
};
export const statusFieldOf = { main: 'story_status', child: 'story_child_status' } as const;
export type StatusField = (typeof statusFieldOf)[StoryVersion];
export const statusFields: readonly StatusField[] = storyVersions.map((version) => statusFieldOf[version]);
/** All that staff give of a text in one language. */
export const textFields: readonly (TextPart | StatusField)[] = [...textParts, ...statusFields];
export const outdatedFieldOf = { main: 'outdated_since', child: 'child_outdated_since' } as const;

/** Themes that tie stories together (STORY-14, STORY-15). */
export const storyTags = [
  'accident',
  'art',
  'aviation',
  'battle_of_the_yser_1914',
  'first_battle_of_ypres_1914',
  'christmas_1914',
  'second_battle_of_ypres_1915',
  'battle_of_messines_1917',
  'third_battle_of_ypres_1917',
  'spring_offensive',
  'liberation_offensive',
  'minor_operation',
  'mine_battle',
  'colonialism',
  'desertion',
  'economy',
  'education',
  'forced_labor',
  'gas',
  'medical_care',
  'politics',
  'prisoner_of_war',
  'reconstruction',
  'religion',
  'resistance',
  'science',
  'sport',
] as const;
export type StoryTag = (typeof storyTags)[number];

/** Modes of `validatePersonStory`. */
export const storyModes = ['create', 'update', 'publish'] as const;

/** Limits of document 3, sections 5 and 9 (CONST-16); lengths in UTF-16 units, as form fields count. */
export const storyLimits = {
  part: 1000,
  childPart: 750,
  childQuestion: 150,
  name: 500,
  community: 500,
  area: 500,
  organisationTitle: 500,
  formOfAddress: 100,
  contactTitle: 200,
  contactPersons: 3,
  manualLinks: 100,
  qualifyingEvents: 100,
  extraImages: 10,
  legend: 500,
  alt: 500,
  /** Years of birth and death have four digits. */
  year: 9999,
} as const;

const limits: Readonly<Record<TextPart, number>> = {
  story_part_1: storyLimits.part,
  story_part_2: storyLimits.part,
  story_child_part_1: storyLimits.childPart,
  story_child_part_2: storyLimits.childPart,
  story_child_question: storyLimits.childQuestion,
};

export const limitOfPart = (part: TextPart): number => limits[part];
