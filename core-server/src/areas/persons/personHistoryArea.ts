import type { HistoryArea } from '../../lib/changes/HistoryArea.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { bringPersonBack } from './bringPersonBack.ts';
import { handleUpdatePerson } from './changePerson.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personState } from './savePerson.ts';

/** How history reads and restores persons; relations and memberships are fields of theirs. */
export const personHistoryArea: HistoryArea = {
  maySee: maySeePerson,
  state: async (db, id) => {
    const person = await db.findOneBy(PersonEntity, { id });
    return person && { version: person.version, fields: await personState(db, id) };
  },
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdatePerson, restoring, { person: { id, version, ...fields } });
  },
  // A merged person lives on in another one: undoing the merge brings it back.
  mayBringBack: (kept) => !('import' in kept) && !('merged_into' in kept),
  bringBack: bringPersonBack,
};
