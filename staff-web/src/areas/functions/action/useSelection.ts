import { useState } from 'react';
import { type SelectedRows, type Selection, selectionOf } from '../../../lib/list/selection.ts';

const none: SelectedRows = new Map();

/** The rows that somebody selected, on whatever page they stand. Another run begins with none. */
export function useSelection(run: string): Selection {
  const [{ of, selected }, put] = useState({ of: run, selected: none });
  return selectionOf(of === run ? selected : none, (next) => put({ of: run, selected: next }));
}
