import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { EncounteredStory, PublicStory, PublicStorySummary } from '@salient/shared/areas/stories/publicStory.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import type { EntityManager } from 'typeorm';
import { shortCodes } from '../../short-addresses/shortCodes.ts';
import { keyLocationOf } from '../presentStory.ts';
import { loadStory, loadWrittenStories, type StoryRecord, type WrittenStory } from '../StoryRecord.ts';
import { lacksChildStory, loadLinks, type StoryLink } from '../storyLinks.ts';
import { loadCommonGround } from './commonGround.ts';
import { publicStoryOf, type Showing, summaryOf } from './publicStoryView.ts';

/** Linked stories that a public page offers; a theme may tie hundreds together. */
const shownLinked = 24;

/** Links that lead visitors to a page: published for the same target, and children to a text for them. */
const openLinks = (record: WrittenStory, links: readonly StoryLink[] | undefined, target: StoryTarget): string[] =>
  (links ?? [])
    .filter((link) => link.targets.includes(target) && !lacksChildStory(record.story, link))
    .map(({ id }) => id);

/** Stories of `ids` that are published for a target, in that order. */
export async function loadPublished(
  db: EntityManager,
  ids: readonly string[],
  target: StoryTarget,
): Promise<WrittenStory[]> {
  return (await loadWrittenStories(db, ids)).filter(({ story }) => story.targets.includes(target));
}

/** Published stories as cards show them. */
export async function summariesOf(
  db: EntityManager,
  records: readonly WrittenStory[],
  showing: Showing,
): Promise<PublicStorySummary[]> {
  const { target } = showing;
  const ids = records.map(({ story }) => story.id);
  const links = await loadLinks(db, ids);
  const codes = await shortCodes(db, addressKindOf[target], ids);
  return records.map((record) => {
    const { id } = record.story;
    const linkedIds = openLinks(record, links.get(id), target);
    return summaryOf(record, showing, { linkedIds, code: codes.get(id) ?? null });
  });
}

/** Two published stories side by side; one that is not published for the target is left out. */
export async function loadPair(
  db: EntityManager,
  ids: readonly [string, string],
  showing: Showing,
): Promise<EncounteredStory[]> {
  const records = await loadPublished(db, ids, showing.target);
  const commonGround = await loadCommonGround(db, records);
  const [first, second] = ids;
  return (await summariesOf(db, records, showing)).map((story) => ({
    ...story,
    in_common: commonGround(story.id, story.id === first ? second : first),
  }));
}

/** A story as visitors read it, published or, with a ticket, as it would be. */
export async function loadPublicStory(db: EntityManager, id: string, showing: Showing): Promise<PublicStory | null> {
  const record = await loadReadable(db, id, showing);
  if (!record) return null;
  const { target } = showing;
  const links = openLinks(record, (await loadLinks(db, [id])).get(id), target).slice(0, shownLinked);
  const others = await loadPublished(db, links, target);
  const commonGround = await loadCommonGround(db, [record, ...others]);
  // Pictures of the others are open to everybody.
  const summaries = await summariesOf(db, others, { ...showing, ticket: null });
  const linked = summaries.map((story) => ({ ...story, in_common: commonGround(id, story.id) }));
  return withSurroundings(db, record, showing, linked);
}

/** The same with linked stories that are at hand already. */
export async function loadStoryBeside(
  db: EntityManager,
  id: string,
  showing: Showing,
  linked: EncounteredStory[],
): Promise<PublicStory | null> {
  const record = await loadReadable(db, id, showing);
  return record && withSurroundings(db, record, showing, linked);
}

async function loadReadable(db: EntityManager, id: string, { target, ticket }: Showing): Promise<StoryRecord | null> {
  const record = await loadStory(db, id);
  return ticket !== null || record?.story.targets.includes(target) ? record : null;
}

async function withSurroundings(
  db: EntityManager,
  record: StoryRecord,
  showing: Showing,
  linked: EncounteredStory[],
): Promise<PublicStory> {
  const { target } = showing;
  const { id, key_location_id } = record.story;
  const location = target === 'key' ? await keyLocationOf(db, key_location_id) : null;
  const code = (await shortCodes(db, addressKindOf[target], [id])).get(id) ?? null;
  return publicStoryOf(record, showing, { linked, location, code });
}
