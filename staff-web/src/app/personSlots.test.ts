import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';

const loaded = vi.hoisted((): string[] => []);
const drawn = (name: string) => () => {
  loaded.push(name);
  return { [name]: () => name };
};
vi.mock('../areas/stories/PersonStories.tsx', () => drawn('PersonStories')());
vi.mock('../areas/feedback/FeedbackLink.tsx', () => drawn('FeedbackLink')());
vi.mock('../areas/feedback/GuestFeedback.tsx', () => drawn('GuestFeedback')());

beforeEach(() => {
  loaded.length = 0;
});

test('a page fetches of what other areas draw on persons only what it shows', async () => {
  const { personSlots } = await import('./composeAreas.ts');
  expect(loaded).toEqual([]);
  const { prelude } = await prerender(createElement(personSlots.FeedbackLink));
  expect(await new Response(prelude).text()).toContain('FeedbackLink');
  expect(loaded).toEqual(['FeedbackLink']);
});
