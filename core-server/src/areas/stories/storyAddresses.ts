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

/** The same for whichever of its pages is there. */
async function anyPage(db: EntityManager, id: string): Promise<PageState> {
  const museum = await storyPage(db, id, 'museum');
  return museum.isPublic ? museum : storyPage(db, id, 'key');
}

/** What the short addresses of stories and pairs lead to; a pair has a page as long as one of the two has. */
export const storyAddressPages = {
  person_story: (db: EntityManager, { id }: ShortAddressTarget) => storyPage(db, id, 'museum'),
  remembrance_key: (db: EntityManager, { id }: ShortAddressTarget) => storyPage(db, id, 'key'),
  story_pair: async (db: EntityManager, { id, second_id }: ShortAddressTarget) => {
    const first = await anyPage(db, id);
    return first.isPublic || second_id === null ? first : anyPage(db, second_id);
  },
} as const;

/**
 * What becomes of a visitor whose story is not published: `gone` with the moment when it ceased to be, `notFound` for
 * one that never was, about which nobody learns that it exists.
 */
export async function whereStoryWent(db: EntityManager, id: string, target: StoryTarget): Promise<RpcFailure> {
  const record = { entity: 'person_story', id };
  const wasPublished = (await shortCodes(db, addressKindOf[target], [id])).has(id);
  const page = wasPublished ? await storyPage(db, id, target) : null;
  if (page && !page.isPublic && page.since) {
    return new RpcFailure(commonErrors.gone, { ...record, at: page.since.toISOString() });
  }
  return new RpcFailure(commonErrors.notFound, record);
}
