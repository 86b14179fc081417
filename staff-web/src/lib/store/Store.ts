import { useSyncExternalStore } from 'react';

/** A value that lives outside the components and that they follow with `useStore`. */
export class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(initial: State) {
    this.#state = initial;
  }

  readonly get = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected set(state: State): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}

/**
 * One thing about a store that often changes: whoever asks is drawn anew only once the answer is another.
 *
 * @param select answers a primitive, or the same object for the same state.
 */
export function useStoreValue<State, Value>(store: Store<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
