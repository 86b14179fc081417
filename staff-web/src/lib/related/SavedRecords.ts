import type { SlotRecord } from './recordSlots.ts';

type Listener = (record: SlotRecord) => void;

/** Tells areas above of the records that the person at work saves in areas below them, in this tab. */
export class SavedRecords {
  readonly #listeners = new Set<Listener>();

  tell(record: SlotRecord): void {
    for (const listener of [...this.#listeners]) listener(record);
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }
}

declare module '../services/services.ts' {
  interface Services {
    readonly savedRecords: SavedRecords;
  }
}
