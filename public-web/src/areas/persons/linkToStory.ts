import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

/** One of the public pages of a person's story, which stand on the main origin alone. */
export const linkToStory = (address: Address, target: StoryTarget, id: string) =>
  withQuery(publicPathOf({ kind: addressKindOf[target], id, second_id: null }), languageParams(address));
