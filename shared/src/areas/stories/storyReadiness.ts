import { type Language, languages } from '../../lib/i18n/languages.ts';
import type { StoryTarget } from '../persons/storyTargets.ts';
import { rightsProblem } from './photos/photoRights.ts';
import type { PersonStory } from './story.ts';
import { longestSentence, longSentence, readingSeconds } from './story-text/readingEase.ts';
import { outdatedFieldOf, partsOf, type StoryVersion, statusFieldOf } from './storyTypes.ts';

/** `missing` keeps the story from being published; `advice` is for people to decide. */
export type ReadinessState = 'ready' | 'missing' | 'advice';

export interface TextReadiness {
  readonly item: 'text';
  readonly language: Language;
  readonly version: StoryVersion;
  readonly state: ReadinessState;
  /** `empty`: readers get Dutch; `part_missing`: one of the two parts has no text. */
  readonly reason: 'done' | 'empty' | 'part_missing' | 'not_done' | 'outdated' | 'long_sentence';
  readonly characters: number;
  readonly readingSeconds: number;
  /** The longest sentence, when it is one of over 25 words. */
  readonly longSentence: { readonly sentence: string; readonly words: number } | null;
}

export interface ItemReadiness {
  readonly item:
    | 'names'
    | 'event'
    | 'place'
    | 'profile_image'
    | 'alt'
    | 'credit'
    | 'licence'
    | 'links'
    | 'child_rule'
    | 'child_question'
    | 'qr_code'
    | 'key_position'
    | 'key_date'
    | 'contact_persons';
  readonly state: ReadinessState;
  /** How many of `of` are in order, where there is something to count. */
  readonly count?: number;
  readonly of?: number;
}

export type ReadinessItem = TextReadiness | ItemReadiness;

export interface Readiness {
  readonly target: StoryTarget;
  /** Nothing is missing. */
  readonly mayPublish: boolean;
  readonly items: readonly ReadinessItem[];
  /** Kiosks on which the story appears, or whose cards change; none for a key story. */
  readonly kiosks: readonly number[];
}

/**
 * The checklist of the summary tab (beyond 16): what a story still needs for a target, and what would make it better. It
 * agrees with what publishing checks.
 *
 * @param story with `extend: ['linked_stories', 'key_location']`.
 * @param today `yyyy-mm-dd`, for permissions that run out.
 */
export function storyReadiness(story: PersonStory, target: StoryTarget, today: string): Readiness {
  const must = (item: ItemReadiness['item'], fine: boolean): ItemReadiness => ({
    item,
    state: fine ? 'ready' : 'missing',
  });
  const should = (item: ItemReadiness['item'], count: number, of: number): ItemReadiness => ({
    item,
    state: count >= of ? 'ready' : 'advice',
    count,
    of,
  });
  const photos = [story.profile_image, story.map_image, ...story.extra_images].filter((photo) => photo !== null);
  const described = photos.filter(({ decorative, alt }) => decorative || alt.nl !== '');
  const credited = photos.filter(({ rights }) => Object.keys(rights.credit_line).length > 0);
  const allowed = photos.filter(({ rights }) => rightsProblem(rights, target, today) === null);
  const linked = story.linked_stories ?? [];
  const byHand = linked.filter(({ manual }) => manual !== null);
  const published = linked.filter(({ targets, lacks_child_story }) => targets.includes('museum') && !lacks_child_story);
  const items: ReadinessItem[] = [
    must('names', story.first_name !== '' || story.family_name !== ''),
    must('event', story.place_source_event_ref !== null),
    must('place', story.community !== '' && story.area !== '' && story.country_code !== ''),
    ...textItems(story),
    ...childQuestion(story, should),
    must('profile_image', story.profile_image !== null),
    // What there is none of cannot be in order.
    ...(photos.length === 0
      ? []
      : [
          should('alt', described.length, photos.length),
          should('credit', credited.length, photos.length),
          { ...must('licence', allowed.length === photos.length), count: allowed.length, of: photos.length },
        ]),
    ...(story.story_child_option && byHand.length > 0
      ? [must('child_rule', !byHand.some(({ lacks_child_story }) => lacks_child_story))]
      : []),
    ...(target === 'museum' ? [should('links', published.length, 1)] : keyItems(story, must, should)),
    should('qr_code', story.short_codes[target] ? 1 : 0, 1),
  ];
  return {
    target,
    mayPublish: items.every(({ state }) => state !== 'missing'),
    items,
    kiosks: target === 'museum' ? story.kiosks : [],
  };
}

function keyItems(
  story: PersonStory,
  must: (item: ItemReadiness['item'], fine: boolean) => ItemReadiness,
  should: (item: ItemReadiness['item'], count: number, of: number) => ItemReadiness,
): ItemReadiness[] {
  return [
    must('key_position', story.key_location_id !== null),
    should('key_date', story.key_date.includes('?') ? 0 : 1, 1),
    should('contact_persons', story.linked_contact_persons.length, 1),
  ];
}

/** What children are asked to look for, in each language in which they have a text. */
function childQuestion(
  story: PersonStory,
  should: (item: ItemReadiness['item'], count: number, of: number) => ItemReadiness,
): ItemReadiness[] {
  const texts = Object.values(story.story_text).filter((text) => partsOf.child.some((part) => text[part] !== ''));
  if (!story.story_child_option || texts.length === 0) return [];
  const asking = texts.filter(({ story_child_question }) => story_child_question !== '');
  return [should('child_question', asking.length, texts.length)];
}

function textItems(story: PersonStory): TextReadiness[] {
  const versions: StoryVersion[] = story.story_child_option ? ['main', 'child'] : ['main'];
  return versions.flatMap((version) => languages.map((language) => textItem(story, language, version)));
}

function textItem(story: PersonStory, language: Language, version: StoryVersion): TextReadiness {
  const text = story.story_text[language];
  const parts = partsOf[version].map((part) => text[part]);
  const whole = parts.join('\n');
  const longest = longestSentence(whole);
  const long = longest && longest.words > longSentence ? longest : null;
  const describe = (state: ReadinessState, reason: TextReadiness['reason']): TextReadiness => ({
    item: 'text',
    language,
    version,
    state,
    reason,
    characters: parts.join('').length,
    readingSeconds: readingSeconds(parts.join('')),
    longSentence: long,
  });
  if (parts.every((part) => part === '')) return describe(language === 'nl' ? 'missing' : 'advice', 'empty');
  if (parts.includes('')) return describe('missing', 'part_missing');
  if (text[statusFieldOf[version]] !== 'DONE') return describe('missing', 'not_done');
  if (text[outdatedFieldOf[version]] !== null) return describe('advice', 'outdated');
  return long ? describe('advice', 'long_sentence') : describe('ready', 'done');
}
