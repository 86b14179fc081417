import { drawPortrait } from '../pictures/portrait.ts';
import { altOfScene, drawScene } from '../pictures/scenes.ts';
import type { DemoStory, InFourLanguages } from './DemoStory.ts';

export interface StoryPicture {
  readonly kind: 'profile' | 'extra';
  /** Of the file, without its ending. */
  readonly name: string;
  readonly svg: string;
  readonly legend: InFourLanguages;
  readonly alt: InFourLanguages;
}

/** Scenes of one story have seeds of their own, so that two stories that share a scene have two prints of it. */
const scenesOfAStory = 4;

/** The pictures of a story, its portrait first. */
export function drawStory({ key, profile, extras }: DemoStory, index: number): StoryPicture[] {
  const { portrait, legend, alt } = profile;
  return [
    { kind: 'profile', name: key, svg: drawPortrait(portrait, index + 1), legend, alt },
    ...extras.map(
      ({ scene, legend: words }, place): StoryPicture => ({
        kind: 'extra',
        name: `${key}-${scene.replaceAll('_', '-')}`,
        svg: drawScene(scene, index * scenesOfAStory + place + 1),
        legend: words,
        alt: altOfScene(scene),
      }),
    ),
  ];
}
