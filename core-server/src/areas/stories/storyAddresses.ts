import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { ShortAddressTarget } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { PageState } from '../short-addresses/PageState.ts';
import { removedAt } from '../short-addresses/removedAt.ts';
import { shortCodes } from '../short-addresses/shortCodes.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';

/** Whether a story's page for a target is there, or since when it is not. */
async function storyPage(db: EntityManager, id: string, target: StoryTarget): Promise<PageState> {
  const story = await db.findOneBy(PersonStoryEntity, { id });
  if (story?.targets.includes(target)) return { isPublic: true };
  return { isPublic: false, since: story ? story.unpublished_date : await removedAt(db, 'person_story', id) };
}

/** Whether one of two stories can be met, or since when neither can. */
async function pairPage(db: EntityManager, ids: readonly [string, string]): Promise<PageState> {
  const moments: number[] = [];
  for (const id of ids) {
    const page = await storyPage(db, id, 'museum');
    if (page.isPublic) return page;
    if (page.since) moments.push(page.since.getTime());
  }
  return { isPublic: false, since: moments.length > 0 ? new Date(Math.max(...moments)) : null };
}

/** What the short addresses of stories and pairs lead to; a pair has a page as long as one of the two has. */
export const storyAddressPages = {
  person_story: (db: EntityManager, { id }: ShortAddressTarget) => storyPage(db, id, 'museum'),
  remembrance_key: (db: EntityManager, { id }: ShortAddressTarget) => storyPage(db, id, 'key'),
  story_pair: (db: EntityManager, { id, second_id }: ShortAddressTarget) => pairPage(db, [id, second_id ?? id]),
} as const;

/**
 * What becomes of a visitor whose story is not published: `gone` with the moment when it ceased to be, `notFound` for
 * one that never was, about which nobody learns that it exists.
 */
export async function whereStoryWent(db: EntityManager, id: string, target: StoryTarget): Promise<RpcFailure> {
  const record = { entity: 'person_story', id };
  const wasPublished = (await shortCodes(db, addressKindOf[target], [id])).has(id);
  return missing(record, wasPublished ? await storyPage(db, id, target) : null);
}

/** The same of a pair of which neither story is published: `gone` where one of them was. */
export async function wherePairWent(db: EntityManager, ids: readonly [string, string]): Promise<RpcFailure> {
  const record = { entity: 'story_pair', id: ids[0] };
  const wasPublished = (await shortCodes(db, addressKindOf.museum, ids)).size > 0;
  return missing(record, wasPublished ? await pairPage(db, ids) : null);
}

/** @param page null for what never had one. */
function missing(record: { readonly entity: string; readonly id: string }, page: PageState | null): RpcFailure {
  if (!page || page.isPublic || !page.since) return new RpcFailure(commonErrors.notFound, record);
  return new RpcFailure(commonErrors.gone, { ...record, at: page.since.toISOString() });
}
