import type { KioskName } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attractScene } from './attractScene.ts';

const story = (person_id: string, hasFace = true) =>
  ({ id: `story of ${person_id}`, person_id, profile_image: hasFace ? {} : null }) as PublicStory;
const name = (id: string) => ({ id }) as KioskName;
const scenes = (turns: number, stories: PublicStory[], names: KioskName[]) =>
  Array.from({ length: turns }, (_, turn) => attractScene(turn, stories, names));
/** The person whose face is shown, and the one whose name. */
const personsOf = (scene: ReturnType<typeof attractScene>) =>
  scene.kind === 'empty'
    ? [null, null]
    : scene.kind === 'story'
      ? [scene.story.person_id, scene.story.person_id]
      : [scene.story?.person_id ?? null, scene.name.id];

test('each of three faces stands for two turns with its own name, then two names of the day follow', () => {
  const twice = (id: string) => [
    [id, id],
    [id, id],
  ];
  expect(scenes(16, [story('a'), story('b')], ['x', 'y', 'z'].map(name)).map(personsOf)).toEqual([
    ...['a', 'b', 'a'].flatMap(twice),
    [null, 'x'],
    [null, 'y'],
    ...['b', 'a', 'b'].flatMap(twice),
    [null, 'z'],
    [null, 'x'],
  ]);
});

test('a name of the day that has a story is shown with its own face', () => {
  expect(
    scenes(8, [story('a'), story('x')], [name('x'), name('y')])
      .map(personsOf)
      .slice(6),
  ).toEqual([
    ['x', 'x'],
    [null, 'y'],
  ]);
});

test('whatever stories and names there are, no face has the name of another, and each gets its turn', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 6 });
  fc.assert(
    fc.property(ids, ids, ids, (withFace, without, named) => {
      const stories = [...withFace.map((id) => story(id)), ...without.map((id) => story(id, false))];
      const shown = scenes(400, stories, named.map(name)).map(personsOf);
      for (const [face, shownName] of shown) if (face !== null) expect(face).toBe(shownName);
      expect(new Set(shown.map(([, shownName]) => shownName).filter(Boolean))).toEqual(
        new Set([...withFace, ...named]),
      );
    }),
  );
});
