import { memorialErrors } from '@salient/shared/areas/memorials/memorialErrors.ts';
import { mergeMemorialDrafts, proposeMemorialMerge } from '@salient/shared/areas/memorials/memorialMerge.ts';
import {
  findMemorialMerges,
  mergeMemorials,
  previewMemorialMerge,
  undoMemorialMerge,
} from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { everybody } from '@salient/shared/areas/persons/personPolicy.ts';
import type { EntityManager } from 'typeorm';
import { findRecordMerges } from '../../lib/merges/findRecordMerges.ts';
import { mergeAndPresent, readMergeSides, undoAndPresent } from '../../lib/merges/mergeSteps.ts';
import { findReferences } from '../../lib/merges/RecordReference.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { memorialColumns } from './memorialDraft.ts';
import { memorialMergeKind } from './memorialKind.ts';
import { presentMemorials } from './presentMemorials.ts';

export const handlePreviewMemorialMerge = implement(previewMemorialMerge, async ({ params, fail, ...context }) => {
  const { db, services } = context;
  const { idA, idB, choices } = params;
  const [kept, merged] = await readMergeSides(memorialMergeKind, db, MemorialEntity, params);
  refuseIrish(services, idB);
  const isStartOfOther = { ...proposeMemorialMerge(kept.draft, merged.draft), ...choices }.start === 'b';
  const result = {
    ...kept.stored,
    ...memorialColumns(mergeMemorialDrafts(kept.draft, merged.draft, choices)),
    start_date: (isStartOfOther ? merged : kept).stored.start_date,
  };
  const [memorialA, memorialB, together] = await presentMemorials(
    context,
    [kept.stored, merged.stored, result],
    ['place', 'place_names', 'nbr_of_persons'],
    // A merge moves them all.
    everybody,
  );
  if (!memorialA || !memorialB || !together) throw fail.notFound({ entity: 'memorial', id: idA });
  const onBoth = await personsOnBoth(db, idA, idB);
  const persons = (memorialA.extend_nbr_of_persons ?? 0) + (memorialB.extend_nbr_of_persons ?? 0) - onBoth;
  return {
    memorialA,
    memorialB,
    merged: { ...together, extend_nbr_of_persons: persons },
    references: await findReferences(db, services, 'memorial', idB),
    on_both: onBoth,
  };
});

export const handleMergeMemorials = implement(mergeMemorials, async ({ params, ...context }) => {
  const { choices, ...two } = params;
  if (two.idA !== two.idB) refuseIrish(context.services, two.idB);
  return mergeAndPresent(memorialMergeKind, context, two, (kept, merged) =>
    mergeMemorialDrafts(kept.draft, merged.draft, choices),
  );
});

export const handleUndoMemorialMerge = implement(undoMemorialMerge, ({ params, ...context }) =>
  undoAndPresent(memorialMergeKind, context, params.id),
);

export const handleFindMemorialMerges = implement(findMemorialMerges, ({ params, db }) =>
  findRecordMerges(db, 'memorial', params.memorial_id),
);

/** @throws RpcFailure irishMemorialStays for the memorial that the museum's setting names. */
function refuseIrish({ irishMemorialId }: Pick<Services, 'irishMemorialId'>, mergedId: string): void {
  if (mergedId === irishMemorialId) throw new RpcFailure(memorialErrors.irishMemorialStays);
}

async function personsOnBoth(db: EntityManager, idA: string, idB: string): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM (
       SELECT person_id FROM person_event WHERE memorial_id = $1
       INTERSECT SELECT person_id FROM person_event WHERE memorial_id = $2) AS both_of_them`,
    [idA, idB],
  );
  return row?.n ?? 0;
}
