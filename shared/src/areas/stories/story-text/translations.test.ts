import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkStory } from '../checkStory.ts';
import type { PersonStoryInput } from '../story.ts';
import { emptyStory, type StoryDraft } from '../storyDraft.ts';
import { outdatedParts, saysSomethingElse } from './translations.ts';
import { wordDiff } from './wordDiff.ts';

const event = '0198c3a0-0000-7000-8000-000000000001';
const save = (story_text: PersonStoryInput['story_text'], base: StoryDraft = emptyStory): StoryDraft =>
  checkStory({ place_source_event_ref: event, story_child_option: true, story_text }, base).draft;
const outdated = (draft: StoryDraft, version: 'main' | 'child' = 'main') =>
  outdatedParts(version, draft.story_text.fr.translated_from, draft.story_text.nl);

const nl = { story_part_1: 'Jan was bakker.', story_part_2: 'Hij stierf in 1917.', story_status: 'DONE' };
const fr = { story_part_1: 'Jan était boulanger.', story_part_2: 'Il est mort en 1917.', story_status: 'DONE' };
const translated = save({ nl, fr });

describe('a translation', () => {
  test('is made from the Dutch text of its day, and outdated when that changes by more than blanks and punctuation [beyond 16]', () => {
    expect(outdated(translated)).toEqual([]);
    expect(outdated(save({ nl: { story_part_1: 'Jan was  bakker!' } }, translated))).toEqual([]);
    const changed = save({ nl: { story_part_1: 'Jan was slager.' } }, translated);
    expect(outdated(changed)).toEqual(['story_part_1']);
    expect(changed.story_text.fr.translated_from.story_part_1).toBe('Jan was bakker.');
  });

  test('is current again when the Dutch text is what it was, or the translator says so, but not by a corrected letter [beyond 16]', () => {
    const changed = save({ nl: { story_part_1: 'Jan was slager.' } }, translated);
    expect(outdated(save({ nl: { story_part_1: 'Jan was bakker.' } }, changed))).toEqual([]);
    expect(outdated(save({ fr: { story_part_1: 'Jan était boucher.' } }, changed))).toEqual(['story_part_1']);
    expect(outdated(save({ fr: { still_right: ['child'] } }, changed))).toEqual(['story_part_1']);
    expect(outdated(save({ fr: { still_right: ['main'] } }, changed))).toEqual([]);
  });

  test('of what children are asked is outdated with the Dutch question [beyond 16]', () => {
    const child = (question: string) => ({
      ...{ story_child_part_1: 'Jan.', story_child_part_2: 'Weg.', story_child_status: 'DONE' },
      story_child_question: question,
    });
    const asked = save({ nl: child('Waar is het brood?'), fr: child('Où est le pain ?') });
    expect(outdated(asked, 'child')).toEqual([]);
    const changed = save({ nl: { story_child_question: 'Waar is de oven?' } }, asked);
    expect(outdated(changed, 'child')).toEqual(['story_child_question']);
    expect(outdated(changed)).toEqual([]);
  });

  test('that is emptied is none, and the next one is made from the Dutch of then [beyond 16]', () => {
    const emptied = save({ fr: { story_part_1: '' } }, translated);
    expect(emptied.story_text.fr.translated_from.story_part_1).toBeNull();
    const dutch = save({ nl: { story_part_1: 'Jan was slager.' } }, emptied);
    expect(outdated(save({ fr: { story_part_1: 'Jan était boucher.' } }, dutch))).toEqual([]);
  });
});

test.each([
  ['een man', 'een  man', false],
  ['een man', 'Een man', true],
  ['een man.', 'een man!', false],
  ['een man', 'eenman', false],
  ['in 1917', 'in 1918', true],
])('%j and %j say something else: %s [beyond 16]', (a, b, expected) => {
  expect(saysSomethingElse(a, b)).toBe(expected);
});

describe('the words that changed', () => {
  test('are shown between those that stayed [beyond 16]', () => {
    expect(wordDiff('Jan was een bakker in Ieper.', 'Jan was slager in Ieper, later in Gent.')).toEqual([
      { kind: 'same', text: 'Jan was ' },
      { kind: 'removed', text: 'een bakker ' },
      { kind: 'added', text: 'slager ' },
      { kind: 'same', text: 'in ' },
      { kind: 'removed', text: 'Ieper.' },
      { kind: 'added', text: 'Ieper, later in Gent.' },
    ]);
  });

  test('put together give either text, and no word is both [beyond 16]', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = wordDiff(before, after);
        const of = (...kinds: string[]) =>
          runs
            .filter(({ kind }) => kinds.includes(kind))
            .map(({ text: words }) => words)
            .join('');
        expect(of('same', 'added').trim()).toBe(after);
        expect(of('same', 'removed').replace(/\s+/g, '')).toBe(before.replace(/\s+/g, ''));
      }),
    );
  });
});
