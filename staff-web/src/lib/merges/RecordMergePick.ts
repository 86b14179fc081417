import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { Store } from '../store/Store.ts';

/** The record that was picked first, to be merged with another one of its kind. */
export interface PickedRecord {
  readonly id: string;
  readonly name: string;
}

type Picks = Readonly<Partial<Record<HistoryType, PickedRecord>>>;

/** The first pick of a merge, one for each kind of record: it stays while its user looks for the second one. */
export class RecordMergePick extends Store<Picks> {
  constructor() {
    super({});
  }

  readonly pick = (type: HistoryType, record: PickedRecord): void => this.set({ ...this.get(), [type]: record });

  readonly clear = (type: HistoryType): void => {
    const { [type]: _, ...others } = this.get();
    this.set(others);
  };

  readonly clearAll = (): void => this.set({});
}

declare module '../services/services.ts' {
  interface Services {
    readonly recordMergePick: RecordMergePick;
  }
}
