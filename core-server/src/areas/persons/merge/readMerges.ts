import { shownAs } from '@salient/shared/areas/persons/merge/mergeFieldHistory.ts';
import { type MergeCard, mergeFields, proposeField } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import { findMerges, previewMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { MergePreview } from '@salient/shared/areas/persons/merge/personMerge.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { RecordNameLookup } from '../../../lib/changes/RecordNameLookup.ts';
import { showField } from '../../../lib/changes/showFields.ts';
import { findReferences } from '../../../lib/merges/RecordReference.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { extendEvents } from '../../events/loadEvents.ts';
import { loadPersons } from '../loadPersons.ts';
import { distinctMark } from './distinctPairs.ts';
import { mergeMovesStory, mergePlanning } from './mergeHooks.ts';
import { type MergePlan, planMerge } from './planMerge.ts';

export const handlePreviewMerge = implement(previewMerge, async ({ params, db, actor, services }) => {
  const { idA, idB } = params;
  const two = { db, keptId: idA, mergedId: idB };
  const plan = await planMerge(db, actor, params, (await services.hooks.run(mergePlanning, two)).flat());
  const extend = { relations: true, relationPersons: true, memberships: true, memorials: true, events: actor };
  const [personA, personB] = (await loadPersons(db, [idA, idB], extend)) as [Person, Person];
  const [addresses] = await db.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM redirect WHERE from_type = 'person' AND to_id = $1`,
    [idB],
  );
  return {
    personA,
    personB,
    fields: await fieldsOf(db, services.historyAreas, plan),
    ...(await recordsOf(db, plan, personB, actor)),
    references: await findReferences(db, services, 'person', idB),
    story: (await services.hooks.run(mergeMovesStory, two)).includes(true),
    addresses: addresses?.n ?? 0,
    notSame: await distinctMark(db, idA, idB),
    errors: plan.checked.errors.errors,
  };
});

export const handleFindMerges = implement(findMerges, async ({ params, db }) => {
  const rows = await db.query<MergeRow[]>(
    `SELECT id, kept_id, merged_id, kept_name, merged_name, reason, at, account, undone_at, undone_account
     FROM person_merge WHERE kept_id = $1 OR merged_id = $1 ORDER BY number DESC`,
    [params.person_id],
  );
  return rows.map(({ at, undone_at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }));
});

interface MergeRow {
  id: string;
  kept_id: string;
  merged_id: string;
  kept_name: string;
  merged_name: string;
  reason: string;
  at: Date;
  account: string | null;
  undone_at: Date | null;
  undone_account: string | null;
}

async function fieldsOf(
  db: EntityManager,
  historyAreas: Services['historyAreas'],
  { cards }: MergePlan,
): Promise<MergePreview['fields']> {
  const { kept, merged, result } = cards;
  const places = [kept, merged].flatMap(({ born_place_id, died_place_id }) => [born_place_id, died_place_id]);
  const recordNames = await RecordNameLookup.open(
    db,
    historyAreas,
    places.flatMap((id) => (id === null ? [] : [{ type: 'place' as const, id }])),
  );
  return mergeFields.map((field) => {
    const [type, name] = shownAs(field);
    const show = (card: MergeCard) => {
      const values = type === 'person' ? { ...card } : { ...card, [name]: card[field as 'born_topo'] };
      return showField(type, name, values, recordNames);
    };
    const { choice: proposal, choices, conflict } = proposeField(field, kept, merged);
    return { field, a: show(kept), b: show(merged), merged: show(result), proposal, choices: [...choices], conflict };
  });
}

async function recordsOf(
  db: EntityManager,
  plan: MergePlan,
  personB: Person,
  actor: Pick<Actor, 'type'>,
): Promise<Pick<MergePreview, 'events' | 'relations' | 'memberships'>> {
  const events = await extendEvents(
    db,
    plan.events.map(({ event }) => event),
    ['place', 'memorial'],
    actor,
  );
  const own = plan.relations.filter(({ row }) => row.person_id === plan.merged.id);
  return {
    events: plan.events.flatMap(({ outcome, into }, index) => {
      const event = events[index];
      return event ? [{ event, outcome, into: into?.id ?? null }] : [];
    }),
    relations: own.flatMap(({ row, outcome, into }) => {
      const relation = personB.relations?.find(({ id }) => id === row.id);
      return relation ? [{ relation, outcome, into: into?.row.id ?? null }] : [];
    }),
    memberships: plan.memberships.flatMap(({ row, outcome, into }) => {
      const membership = personB.project_memberships?.find(({ project }) => project === row.project_id);
      return membership ? [{ membership, outcome, into: into?.row.project_id ?? null }] : [];
    }),
  };
}
