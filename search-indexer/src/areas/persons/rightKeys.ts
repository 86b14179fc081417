import { type EventKeys, eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { type PersonKeys, personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { StoredPerson } from './readPersons.ts';

interface RowVersion {
  readonly id: string;
  readonly xmin: string;
}

/** Key columns to be written because the stored ones do not fit the texts beside them. */
export interface KeyRewrites {
  readonly persons: (PersonKeys & RowVersion)[];
  readonly events: (EventKeys & RowVersion)[];
}

const differ = <Keys extends object>(keys: Keys, stored: Keys): boolean => {
  for (const name in keys) {
    const right = keys[name];
    const found = stored[name];
    if (right === found) continue;
    if (!Array.isArray(right) || !Array.isArray(found)) return true;
    if (right.length !== found.length || right.some((value, at) => value !== found[at])) return true;
  }
  return false;
};

/**
 * The person with key columns made anew from its texts. Programs write both together; plain SQL, or a release that folds
 * names in another way, leaves keys behind that do not fit, and those are added to `rewrites`.
 */
export function withRightKeys(person: StoredPerson, rewrites: KeyRewrites): StoredPerson {
  const { id, xmin } = person;
  const keys = personKeys(person);
  const isStale = differ(keys, person);
  if (isStale) rewrites.persons.push({ ...keys, id, xmin });

  let someEventIsStale = false;
  const events = person.events.map((event) => {
    const own = eventKeys(event);
    if (!differ(own, event)) return event;
    someEventIsStale = true;
    rewrites.events.push({ ...own, id: event.id, xmin: event.xmin });
    return { ...event, ...own };
  });
  if (!isStale && !someEventIsStale) return person;
  return { ...person, ...keys, events: someEventIsStale ? events : person.events };
}
