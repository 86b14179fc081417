import type { Fields } from '../changes/ChangeRow.ts';
import type { HistoryArea, RestoreContext } from '../changes/HistoryArea.ts';
import { insertRecord, requireValid } from './changeRecord.ts';
import type { CheckedRecord, RecordKind, StoredRecord } from './RecordKind.ts';

interface Rules<Checked> extends Omit<HistoryArea, 'state' | 'bringBack'> {
  /** Everything that is wrong with a record that the trail kept; absent where removed ones do not come back. */
  readonly checkKept?: (restoring: RestoreContext, kept: Fields) => Promise<Checked>;
}

/** How records of a kind are read and restored by their history: under all the rules of any other change. */
export function recordHistory<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  { checkKept, ...rules }: Rules<Checked>,
): HistoryArea {
  const { state } = kind;
  if (!checkKept) return { ...rules, state };
  return {
    ...rules,
    state,
    bringBack: async (restoring, id, version, kept) => {
      const checked = requireValid(await checkKept(restoring, kept));
      await insertRecord(kind, restoring, { id, version, checked });
    },
  };
}
