import type { EventDraft } from '@salient/shared/areas/events/checkEvent.ts';
import { type PersonInput, personInputSchema } from '@salient/shared/areas/persons/person.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { insertEventAgain } from '../events/insertEventAgain.ts';
import { syncRemembered } from '../events/syncRemembered.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personState, saveParts } from './savePerson.ts';
import { syncLifeEvents } from './syncLifeEvents.ts';
import { validatePersonInput } from './validatePersonInput.ts';

type KeptEvent = EventDraft & { readonly id: string; readonly version?: number };

/**
 * Writes a removed person anew under its id, with its events and memberships, after the checks that a new person and
 * new events pass. Its address leads to it again.
 */
export async function bringPersonBack(
  { db, actor, method }: RestoreContext,
  id: string,
  version: number,
  kept: Fields,
): Promise<void> {
  const checked = await validatePersonInput(db, actor, inputOf(kept));
  if (!checked.errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, checked.errors.errors);
  await db.insert(PersonEntity, { id, version, ...checked.draft, ...personKeys(checked.draft) });
  const events = (kept.events ?? []) as readonly KeptEvent[];
  for (const { id: eventId, version: former = 1, ...draft } of events) {
    await insertEventAgain(db, { id: eventId, personId: id, version: former + 1, draft });
  }
  await syncLifeEvents(db, id, checked.draft, null);
  await syncRemembered(db, id, 'cwxrm');
  await saveParts(db, id, checked, { actor, method });
  await db.query(`DELETE FROM redirect WHERE from_type = 'person' AND from_id = $1 AND reason = 'removed'`, [id]);
  const after = await personState(db, id);
  await recordChange(db, { actor, method, entity: 'person', entityId: id, version, before: null, after });
}

/** The fields that a client could send; what follows from others is left out. */
function inputOf(kept: Fields): PersonInput {
  const own = Object.entries(kept).filter(([name]) => name in personInputSchema.shape);
  return personInputSchema.parse(Object.fromEntries(own));
}
