import type { KioskName } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';

/** What attract shows for one turn. A face never stands with another's name: a name of the day has one where it has a story. */
export type AttractScene =
  | { readonly kind: 'story'; readonly story: PublicStory }
  | { readonly kind: 'name'; readonly name: KioskName; readonly story: PublicStory | null }
  | { readonly kind: 'empty' };

/** A face stays as long as two names that follow each other (beyond 7, ux.md K13). */
const turnsPerScene = 2;
/** Faces that pass between two rounds of names: the faces are what somebody across the room comes for. */
const facesPerRound = 3;

/**
 * The scene of a turn: three faces of stories, each with its name, then two names of the day, and so on through both.
 *
 * @param turn counts on from 0.
 * @param stories of the kiosk; those without a portrait are left out.
 */
export function attractScene(turn: number, stories: readonly PublicStory[], names: readonly KioskName[]): AttractScene {
  const faces = stories.filter(({ profile_image }) => profile_image !== null);
  const scene = Math.floor(turn / turnsPerScene);
  const round = Math.floor(scene / (facesPerRound + 1));
  const inRound = scene % (facesPerRound + 1);
  if (faces.length > 0 && (names.length === 0 || inRound < facesPerRound)) {
    const story = faces[(names.length === 0 ? scene : round * facesPerRound + inRound) % faces.length];
    return story ? { kind: 'story', story } : { kind: 'empty' };
  }
  const shown = faces.length === 0 ? turn : round * turnsPerScene + (turn % turnsPerScene);
  const name = names[shown % Math.max(1, names.length)];
  return name
    ? { kind: 'name', name, story: faces.find(({ person_id }) => person_id === name.id) ?? null }
    : { kind: 'empty' };
}
