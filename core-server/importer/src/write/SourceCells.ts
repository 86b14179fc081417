/** A row as its list has it; the batch that it names, or else the one of the row, has the names of the columns. */
export interface SourceCells {
  readonly line: number | null;
  readonly cells: readonly (string | null)[] | null;
  readonly cells_batch_id: string | null;
}

/** Cells as they are stored: blank ones as null, which takes a bit, and none at the end. */
export function storedCells(cells: readonly string[]): (string | null)[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length--;
  const stored: (string | null)[] = new Array(length);
  for (let index = 0; index < length; index++) {
    const cell = cells[index] as string;
    // PostgreSQL has no text with this character.
    stored[index] = cell === '' ? null : cell.includes('\0') ? cell.replaceAll('\0', '') : cell;
  }
  return stored;
}
