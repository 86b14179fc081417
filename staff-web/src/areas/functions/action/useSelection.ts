import { useState } from 'react';

export interface SelectedRow {
  readonly id: string;
  readonly name: string;
}

export interface Selection {
  readonly rows: readonly SelectedRow[];
  readonly has: (id: string) => boolean;
  readonly toggle: (row: SelectedRow) => void;
  /** Selects some rows too, or leaves them out. */
  readonly set: (rows: readonly SelectedRow[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** The rows that somebody selected, on whatever page they stand. Another run begins with none. */
export function useSelection(run: string): Selection {
  const [{ of, selected }, put] = useState({ of: run, selected: new Map<string, SelectedRow>() });
  const present = of === run ? selected : new Map<string, SelectedRow>();
  const change = (edit: (next: Map<string, SelectedRow>) => void) => {
    const next = new Map(present);
    edit(next);
    put({ of: run, selected: next });
  };
  return {
    rows: [...present.values()],
    has: (id) => present.has(id),
    toggle: (row) => change((next) => next.delete(row.id) || next.set(row.id, row)),
    set: (rows, isSelected) =>
      change((next) => {
        for (const row of rows) isSelected ? next.set(row.id, row) : next.delete(row.id);
      }),
    clear: () => change((next) => next.clear()),
  };
}
