import { overlaps } from '@salient/shared/areas/events/checkEvent.ts';
import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { LeftByUndo } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { followReferences, withoutGone } from '../../../lib/merges/followReferences.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { eventDraftOf } from '../../events/eventDraft.ts';
import { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { eventState } from '../../events/recordEventChange.ts';
import type { MergeItem } from './MergeLedger.ts';

interface By {
  readonly actor: Actor;
  readonly method: string;
}

type StoredEvent = PersonEventEntity;

/**
 * Gives the merged person its events back, and those of the kept person that took words from them their own. A place, a
 * memorial or a unit that was merged meanwhile is the one that it became part of; an event comes back without one that was
 * removed, and not at all where it says nothing else.
 *
 * @returns what was left as it is, or is gone.
 */
export async function takeEventsBack(
  db: EntityManager,
  services: Pick<Services, 'references'>,
  by: By,
  mergeId: string,
  mergedId: string,
  items: readonly MergeItem[],
): Promise<LeftByUndo[]> {
  const left: LeftByUndo[] = [];
  const formerMerge = new Map<string, string | null>();
  const followed = async (kept: MergeItem['before']) =>
    kept && (await followReferences(db, services, 'person_event', kept));
  for (const item of [...items].reverse()) {
    const { standing: before, gone } = await withoutGone(
      db,
      services,
      'person_event',
      (await followed(item.before)) ?? {},
    );
    const after = await followed(item.after);
    const former = before as unknown as StoredEvent;
    if (after === null) {
      if (former.type === 'memorated' && former.memorial_id === null) {
        left.push({ kind: 'event', id: former.id, field: null });
        continue;
      }
      left.push(...gone.map((field) => ({ kind: 'event' as const, id: former.id, field })));
      const draft = eventDraftOf(former);
      const version = former.version + 1;
      await db.insert(PersonEventEntity, { ...former, ...eventKeys(draft), version, updated_at: new Date() });
      continue;
    }
    const stored = await db.findOneBy(PersonEventEntity, { id: former.id });
    const isMoved = 'person_id' in after;
    if (!stored || (isMoved && stored.person_id !== after.person_id)) {
      left.push({ kind: 'event', id: former.id, field: null });
      continue;
    }
    const present = eventDraftOf(stored);
    const { draft, later } = draftBeforeMerge(present, before, after);
    const emptied = gone.filter((field) => fieldOf(present, field) !== fieldOf(draft, field));
    left.push(...[...later, ...emptied].map((field) => ({ kind: 'event' as const, id: former.id, field })));
    // Until all are back it may stand beside others.
    if (isMoved) formerMerge.set(stored.id, former.merge_id);
    const person = isMoved ? { person_id: mergedId, merge_id: mergeId } : {};
    const version = stored.version + 1;
    const written = { ...draft, ...eventKeys(draft), ...person, version, updated_at: new Date() };
    await db.update(PersonEventEntity, { id: stored.id }, written);
    const owner = isMoved ? mergedId : stored.person_id;
    await recordChange(db, {
      ...by,
      entity: 'person_event',
      entityId: stored.id,
      partOf: { type: 'person', id: owner },
      version,
      before: eventState(stored.person_id, eventDraftOf(stored)),
      after: eventState(owner, draft),
    });
  }
  await settle(db, mergedId, formerMerge);
  return left;
}

/** Events that nobody moved onto each other's days in the meantime follow the rule of overlaps again. */
async function settle(
  db: EntityManager,
  personId: string,
  formerMerge: ReadonlyMap<string, string | null>,
): Promise<void> {
  const own = await db.findBy(PersonEventEntity, { person_id: personId });
  for (const event of own) {
    const former = formerMerge.get(event.id);
    if (former === undefined) continue;
    const draft = eventDraftOf(event);
    const isBeside = own.some((other) => other.id !== event.id && overlaps(draft, eventDraftOf(other)));
    if (former !== null || !isBeside) await db.update(PersonEventEntity, { id: event.id }, { merge_id: former });
  }
}

const fieldOf = (draft: EventDraft, field: string): unknown => (draft as unknown as Record<string, unknown>)[field];

function draftBeforeMerge(
  now: EventDraft,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { draft: EventDraft; later: string[] } {
  const draft: Record<string, unknown> = { ...now };
  const later: string[] = [];
  for (const field of Object.keys(now)) {
    if (before[field] === after[field]) continue;
    if (draft[field] === after[field]) draft[field] = before[field];
    else if (draft[field] !== before[field]) later.push(field);
  }
  return { draft: draft as unknown as EventDraft, later };
}
