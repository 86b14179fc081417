import type { Mapping } from '../mapping/mappingSchema.ts';
import type { RowRecord } from '../records/records.ts';
import { error } from '../values/problem.ts';
import { KeySet } from './KeySet.ts';

/** The keys of the rows of one list, in the order of the list: those that repeat are numbered or rejected. */
export class RowKeys {
  readonly #keys = new KeySet();
  readonly #repeats = new Map<string, number>();

  constructor(private readonly repeats: Mapping['repeats']) {}

  /** The key of a row; one that may not repeat is rejected with a problem. */
  keyOf(record: RowRecord): string {
    if (this.#keys.add(record.key)) return record.key;
    if (this.repeats === 'reject') {
      record.problems.push(error('KEY_REPEATED', '', `a row before it has the same key "${record.key}"`));
      return record.key;
    }
    const number = (this.#repeats.get(record.key) ?? 1) + 1;
    this.#repeats.set(record.key, number);
    return `${record.key} (${number})`;
  }
}
