import { memorialInputOf, memorialInputSchema } from '@salient/shared/areas/memorials/memorial.ts';
import type { MemorialDraft } from '@salient/shared/areas/memorials/memorialFields.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateMemorial } from './changeMemorial.ts';
import { memorialKind } from './memorialKind.ts';

/** How history reads and restores memorials. */
export const memorialHistoryArea = recordHistory(memorialKind, {
  naming: namedBy('name'),
  fixed: () => ['merged_from'],
  maySee: async (_db, actor) => canEdit(actor),
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateMemorial, restoring, { memorial: { id, version, ...inputOf(fields) } });
  },
  // A merged memorial lives on in another one: undoing the merge brings it back.
  mayBringBack: (kept) => !('import' in kept) && !('merged_into' in kept),
  checkKept: (restoring, kept) => memorialKind.validate(restoring, memorialInputSchema.parse(inputOf(kept))),
});

/** What the trail kept as an update takes it; an import kept a position as two numbers. */
function inputOf({ lat, lon, ...fields }: Fields) {
  const loc = lat === undefined && lon === undefined ? {} : { loc: { lat: lat ?? null, lon: lon ?? null } };
  return { ...memorialInputOf(fields as Partial<MemorialDraft>), ...loc };
}
