import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { publicPathOf, shortPairPath, shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';

const withChild = (path: string, child: boolean) => (child ? `${path}${path.includes('?') ? '&' : '?'}child` : path);

/** The permanent path of a story in one of its published forms, for adults or children (ROUTE-50, ROUTE-51). */
export const storyPath = (target: StoryTarget, id: string, child = false) =>
  withChild(publicPathOf({ kind: addressKindOf[target], id, second_id: null }), child);

/** The path of an encounter (ROUTE-52). */
export const pairPath = (story1: string, story2: string, child = false) =>
  withChild(publicPathOf({ kind: 'story_pair', id: story1, second_id: story2 }), child);

interface StoryId {
  readonly id: string;
  readonly target: StoryTarget;
  readonly short_code: string | null;
}

/** What a story is cited and shared by: its short address where it has one. */
export const citedPath = ({ id, target, short_code }: StoryId, child: boolean) =>
  short_code ? withChild(shortPath(short_code), child) : storyPath(target, id, child);

type PairedStory = Pick<StoryId, 'id' | 'short_code'>;

/** What an encounter is cited and shared by. */
export const citedPairPath = (first: PairedStory, second: PairedStory, child: boolean) =>
  first.short_code && second.short_code
    ? withChild(shortPairPath(first.short_code, second.short_code), child)
    : pairPath(first.id, second.id, child);
