import type { MilitaryNames } from '@salient/shared/areas/military/checkMilitaryEntity.ts';
import {
  type MilitaryEntityInput,
  militaryEntityInputSchema,
} from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateMilitaryEntity } from './changeMilitaryEntity.ts';
import { historyWithoutGone } from './historyWithoutGone.ts';
import { militaryEntityNaming } from './militaryEntityNaming.ts';
import { militaryKind } from './militaryKind.ts';
import { inputOfKept, withoutTitles } from './militaryState.ts';
import { validateMilitaryEntityInput } from './validateMilitaryEntityInput.ts';

/** What a client must be able to send of an entity so that it can be restored. */
type Restored = Pick<MilitaryEntityInput, keyof MilitaryNames | 'history'>;

/** How the trail reads and restores military entities; where they fought is a field of theirs. */
export const militaryHistoryArea = recordHistory(militaryKind, {
  naming: militaryEntityNaming,
  maySee: async (_db, actor) => canEdit(actor),
  fixed: () => ['merged_from'],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdateMilitaryEntity, restoring, { entity: { id, version, ...inputOfKept(fields) } });
  },
  standing: async (db, kept) =>
    'history' in kept ? { ...kept, history: await historyWithoutGone(db, withoutTitles(kept.history)) } : kept,
  // A merged entity lives on in another one: undoing the merge brings it back.
  mayBringBack: (kept) => !('merged_into' in kept),
  checkKept: ({ db }, kept) => {
    const input: Restored = inputFieldsOf(militaryEntityInputSchema, inputOfKept(kept));
    return validateMilitaryEntityInput(db, input, undefined, input as MilitaryNames);
  },
});
