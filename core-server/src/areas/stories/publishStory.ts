import { type StoryTarget, storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import { needsConfirmation } from '@salient/shared/areas/stories/checkPublication.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { publishPersonStory, unpublishPersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { giveShortAddress } from '../short-addresses/giveShortAddress.ts';
import { lockStory } from './lockStory.ts';
import { notifyKiosksOfStory } from './notifyKiosksOfStory.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { storyNow } from './presentStory.ts';
import type { StoryRecord } from './StoryRecord.ts';
import { recordStoryChange } from './saveStory.ts';
import { lacksChildStory, loadLinks } from './storyLinks.ts';
import { validatePublication } from './validatePublication.ts';

export const handlePublishPersonStory = implement(publishPersonStory, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  const { id, version, target, confirmed } = params;
  const stored = await lockStory(context, id, version);
  const reader = { actor, files: services.files };
  if (stored.story.targets.includes(target)) return storyNow(db, reader, id);
  const now = services.now();
  const errors = await validatePublication(db, stored, target, now);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  const links = await countLinks(db, stored);
  if (!confirmed && needsConfirmation(target, links.published)) throw fail.storyNeedsLink(links);
  const targets = storyTargets.filter((each) => each === target || stored.story.targets.includes(each));
  await setPublished(db, stored, { targets, published_date: stored.story.published_date ?? now, updated_at: now });
  await giveShortAddress(db, { kind: addressKindOf[target], id });
  await recordStoryChange(db, stored, { actor, method });
  if (target === 'museum') await notifyKiosksOfStory(db, 'story_published', stored.story);
  return storyNow(db, reader, id);
});

export const handleUnpublishPersonStory = implement(unpublishPersonStory, async (context) => {
  const { params, db, actor, method, services } = context;
  const { id, version } = params;
  const stored = await lockStory(context, id, version);
  const reader = { actor, files: services.files };
  if (stored.story.published_date === null) return storyNow(db, reader, id);
  const now = services.now();
  const withdrawn = { targets: [], published_date: null, unpublished_date: now, updated_at: now };
  await setPublished(db, stored, withdrawn);
  await recordStoryChange(db, stored, { actor, method });
  if (stored.story.targets.includes('museum')) await notifyKiosksOfStory(db, 'story_unpublished', stored.story);
  return storyNow(db, reader, id);
});

interface Publication {
  readonly targets: StoryTarget[];
  readonly published_date: Date | null;
  readonly unpublished_date?: Date;
  readonly updated_at: Date;
}

async function setPublished(db: EntityManager, { story }: StoryRecord, publication: Publication): Promise<void> {
  const { id, version } = story;
  await db.update(PersonStoryEntity, { id }, { ...publication, version: version + 1 });
}

/** Linked stories, and those of them that a kiosk can lead to. */
async function countLinks(db: EntityManager, { story }: StoryRecord): Promise<{ linked: number; published: number }> {
  const links = (await loadLinks(db, [story.id])).get(story.id) ?? [];
  const published = links.filter((link) => link.targets.includes('museum') && !lacksChildStory(story, link));
  return { linked: links.length, published: published.length };
}
