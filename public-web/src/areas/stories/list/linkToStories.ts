import { storyListPath } from '@salient/shared/areas/stories/storyListPath.ts';
import type { Params } from '@salient/shared/lib/address/params.ts';
import { type Address, languageParams, withQuery } from '../../../lib/routing/address.ts';

/** The list of stories, narrowed by what its own address says. */
export const linkToStories = (address: Address, params: Params = []) =>
  withQuery(address.base ? `${address.base}/stories` : storyListPath, [...params, ...languageParams(address)]);
