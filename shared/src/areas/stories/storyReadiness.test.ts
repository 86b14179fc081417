import { expect, test } from 'vitest';
import type { PersonStory } from './story.ts';
import { emptyStory, emptyText } from './storyDraft.ts';
import { storyReadiness } from './storyReadiness.ts';

/** As a story begins: nobody has written, linked or photographed anything yet. */
const begun = {
  ...emptyStory,
  ...{ story_child_option: true, profile_image: null, extra_images: [], map_image: null },
  ...{ linked_stories: [], key_date: '????????', short_codes: {} },
} as unknown as PersonStory;

const itemsOf = (story: PersonStory) =>
  Object.fromEntries(storyReadiness(story, 'museum', '2026-11-22').items.map(({ item, state }) => [item, state]));

test('nothing is called in order of which a story has none: no photos, no links [STORY-26, beyond 16]', () => {
  const items = itemsOf(begun);
  expect(items).toMatchObject({ profile_image: 'missing', links: 'advice' });
  for (const item of ['alt', 'credit', 'licence', 'child_rule', 'child_question'])
    expect(items).not.toHaveProperty(item);
});

test('a story linked by hand without a child story stands in the way of one that has it [STORY-51, beyond 16]', () => {
  const link = { manual: 'own', targets: ['museum'], lacks_child_story: true };
  const linked = (links: object[]) => ({ ...begun, linked_stories: links }) as unknown as PersonStory;
  expect(itemsOf(linked([link]))).toMatchObject({ child_rule: 'missing' });
  expect(itemsOf(linked([{ ...link, lacks_child_story: false }]))).toMatchObject({ child_rule: 'ready' });
});

test('a question for children is advised in each language in which they have a text, and stands in the way of nothing [beyond 16]', () => {
  const asking = (nl: string, fr: string) => {
    const told = { ...emptyText, story_child_part_1: 'Jan was bakker.', story_child_part_2: 'Hij stierf.' };
    const story_text = {
      ...begun.story_text,
      nl: { ...told, story_child_question: nl },
      fr: { ...told, story_child_question: fr },
    };
    const { items } = storyReadiness({ ...begun, story_text } as unknown as PersonStory, 'museum', '2026-11-22');
    return items.find(({ item }) => item === 'child_question');
  };
  expect(asking('Zoek het brood.', '')).toEqual({ item: 'child_question', state: 'advice', count: 1, of: 2 });
  expect(asking('Zoek het brood.', 'Cherche le pain.')).toMatchObject({ state: 'ready' });
});
