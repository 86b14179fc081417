export interface SelectedRow {
  readonly id: string;
  readonly name: string;
}

export type SelectedRows = ReadonlyMap<string, SelectedRow>;

/** Rows that somebody selected, on whatever page they stand. */
export interface Selection {
  readonly rows: readonly SelectedRow[];
  readonly has: (id: string) => boolean;
  readonly toggle: (row: SelectedRow) => void;
  /** Selects some rows too, or leaves them out. */
  readonly set: (rows: readonly SelectedRow[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** @param put takes the rows that are selected instead of those before. */
export function selectionOf(selected: SelectedRows, put: (next: SelectedRows) => void): Selection {
  const change = (edit: (next: Map<string, SelectedRow>) => void) => {
    const next = new Map(selected);
    edit(next);
    put(next);
  };
  return {
    rows: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (row) => change((next) => next.delete(row.id) || next.set(row.id, row)),
    set: (rows, isSelected) =>
      change((next) => {
        for (const row of rows) isSelected ? next.set(row.id, row) : next.delete(row.id);
      }),
    clear: () => put(new Map()),
  };
}
