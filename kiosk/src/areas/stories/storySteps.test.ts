import type { PublicPhoto, PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { expect, test } from 'vitest';
import { photoOf, storySteps } from './storySteps.ts';

const photo = (src: string) => ({ picture: { src } }) as PublicPhoto;
const [face, road, school, map] = ['face', 'road', 'school', 'map'].map(photo) as [
  PublicPhoto,
  PublicPhoto,
  PublicPhoto,
  PublicPhoto,
];
const whole = { profile_image: face, extra_images: [road, school], map_image: map } as unknown as PublicStory;
const text = { language: 'nl', version: 'main', part_1: 'Een', part_2: 'Twee', question: '' } as const;
const shown = (story: PublicStory, parts: { part_1: string; part_2: string } = text) =>
  storySteps(story, { ...text, ...parts }, true).map((step) => [step.kind, photoOf(step)?.picture.src ?? null]);

test('every picture of a story is shown once [KIOSK-08, K23]', () => {
  expect(shown(whole)).toEqual([
    ['part', 'face'],
    ['part', 'road'],
    ['photo', 'school'],
    ['photo', 'map'],
    ['life', null],
    ['encounters', null],
  ]);
});

test('a story with one part shows its photos after it, and the portrait is not said twice', () => {
  expect(shown(whole, { part_1: 'Een', part_2: '' }).map(([, src]) => src)).toEqual([
    ...['face', 'road', 'school', 'map'],
    ...[null, null],
  ]);
  expect(shown({ ...whole, extra_images: [], map_image: null })).toEqual([
    ['part', 'face'],
    ['part', null],
    ['life', null],
    ['encounters', null],
  ]);
});
