import { findPersonEvents } from '@salient/shared/areas/events/eventMethods.ts';
import { mergePersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { getPerson } from '@salient/shared/areas/persons/personMethods.ts';
import type { TestClient } from '../../harness/TestClient.ts';

/** How an editor merges persons, and reads what became of them. */
export function personMerging(editor: () => TestClient) {
  const whole = async (id: string) =>
    (await editor().call(getPerson, { id, extend: ['events-with-places'] })) as Required<Person>;
  const merge = async (idA: string, idB: string, choices = {}) => {
    const [a, b] = [await whole(idA), await whole(idB)];
    return editor().call(mergePersons, {
      idA,
      idB,
      versionA: a.version,
      versionB: b.version,
      choices,
      reason: 'zelfde akte',
    });
  };
  const eventsOf = async (person_id: string, type: 'military' | 'memorated' | 'injured' | 'born' | 'died' | 'where') =>
    (await editor().call(findPersonEvents, { person_id, type })).data;
  return { whole, merge, eventsOf };
}
