import { Store } from '../../../lib/store/Store.ts';

/** The person that was picked first, to be merged with another one. */
export interface PickedPerson {
  readonly id: string;
  /** As it is said: `William McGee`. */
  readonly name: string;
}

const key = 'mergePick';

/** The first pick of a merge: it stays while its user looks for the second person, on whatever page (PERSON-11). */
export class MergePick extends Store<PickedPerson | null> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super(read(storage));
    this.#storage = storage;
  }

  readonly pick = (person: PickedPerson): void => {
    this.#storage.setItem(key, JSON.stringify(person));
    this.set(person);
  };

  readonly clear = (): void => {
    this.#storage.removeItem(key);
    this.set(null);
  };
}

function read(storage: Storage): PickedPerson | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isPicked(kept) ? { id: kept.id, name: kept.name } : null;
  } catch {
    return null;
  }
}

const isPicked = (kept: unknown): kept is PickedPerson =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'name'].every((name) => typeof (kept as Record<string, unknown>)[name] === 'string');

declare module '../../../lib/services/services.ts' {
  interface Services {
    readonly mergePick: MergePick;
  }
}
