import { personInputSchema } from '@salient/shared/areas/persons/person.ts';
import { joinWords } from '../../lib/changes/RecordNaming.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { handleUpdatePerson } from './changePerson.ts';
import { type KeptEvent, personKind } from './personKind.ts';

/** How history reads and restores persons; relations and memberships are fields of theirs. */
export const personHistoryArea = recordHistory(personKind, {
  naming: {
    columns: [
      ...['surname', 'familyname', 'gender'],
      ...['born_day', 'born_month', 'born_year', 'died_day', 'died_month', 'died_year'],
    ],
    nameOf: ({ surname, familyname }) => joinWords([surname, familyname]),
  },
  maySee: maySeePerson,
  fixed: () => ['merged_from'],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdatePerson, restoring, { person: { id, version, ...fields } });
  },
  // A merged person lives on in another one: undoing the merge brings it back.
  mayBringBack: (kept) => !('import' in kept) && !('merged_into' in kept),
  checkKept: async (restoring, { events, ...kept }) => ({
    ...(await personKind.validate(restoring, inputFieldsOf(personInputSchema, kept))),
    events: (events ?? []) as readonly KeptEvent[],
  }),
});
