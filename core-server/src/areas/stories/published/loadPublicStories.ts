import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { PublicStory, PublicStorySummary } from '@salient/shared/areas/stories/publicStory.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import type { EntityManager } from 'typeorm';
import { shortCodes } from '../../short-addresses/shortCodes.ts';
import { keyLocationOf } from '../presentStory.ts';
import { loadStories, loadStory, type StoryRecord } from '../StoryRecord.ts';
import { lacksChildStory, loadLinks, type StoryLink } from '../storyLinks.ts';
import { publicStoryOf, type Showing, summaryOf } from './publicStoryView.ts';

/** Linked stories that a public page offers; a theme may tie hundreds together. */
const shownLinked = 24;

/** Links that lead visitors to a page: published for the same target, and children to a text for them. */
const openLinks = (record: StoryRecord, links: readonly StoryLink[] | undefined, target: StoryTarget): string[] =>
  (links ?? [])
    .filter((link) => link.targets.includes(target) && !lacksChildStory(record.story, link))
    .map(({ id }) => id);

/** Published stories as cards show them, in the order of `ids`; those that are not published for the target are left out. */
export async function loadSummaries(
  db: EntityManager,
  ids: readonly string[],
  showing: Showing,
): Promise<PublicStorySummary[]> {
  const { target } = showing;
  const records = (await loadStories(db, ids)).filter(({ story }) => story.targets.includes(target));
  const published = records.map(({ story }) => story.id);
  const links = await loadLinks(db, published);
  const codes = await shortCodes(db, addressKindOf[target], published);
  return records.map((record) => {
    const { id } = record.story;
    const linkedIds = openLinks(record, links.get(id), target);
    return summaryOf(record, showing, { linkedIds, code: codes.get(id) ?? null });
  });
}

/** A story as visitors read it, published or, with a ticket, as it would be. */
export async function loadPublicStory(db: EntityManager, id: string, showing: Showing): Promise<PublicStory | null> {
  const record = await loadStory(db, id);
  const { target, ticket } = showing;
  if (!record || (ticket === null && !record.story.targets.includes(target))) return null;
  const links = openLinks(record, (await loadLinks(db, [id])).get(id), target).slice(0, shownLinked);
  // Pictures of the others are open to everybody.
  const linked = await loadSummaries(db, links, { ...showing, ticket: null });
  const location = target === 'key' ? await keyLocationOf(db, record.story.key_location_id) : null;
  const code = (await shortCodes(db, addressKindOf[target], [id])).get(id) ?? null;
  return publicStoryOf(record, showing, { linked, location, code });
}
