import type { cemeteryKinds, MemorialType, plateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';

/** Whose dead a cemetery or memorial holds. */
export type Dead =
  | 'commonwealth'
  | 'german'
  | 'french'
  | 'belgian'
  | 'american'
  | 'portuguese'
  | 'indian'
  | 'chinese'
  | 'prisoner'
  | 'civilian';

export interface TabledMemorial {
  readonly name: string;
  readonly type: MemorialType;
  readonly plate: (typeof plateDetails)[number] | null;
  readonly kind: (typeof cemeteryKinds)[number] | null;
  readonly exists: boolean | null;
  readonly nationality: string | null;
  readonly holds: readonly Dead[];
  /** Key of its place. */
  readonly place: string;
  readonly position: readonly [lat: number, lon: number] | null;
  readonly trench: string;
  readonly year: number | null;
  readonly alternatives: readonly string[];
  readonly description: string;
}

export type MemorialHead = Pick<TabledMemorial, 'type' | 'holds'> &
  Partial<Pick<TabledMemorial, 'plate' | 'kind' | 'exists' | 'nationality' | 'description'>>;

/**
 * Reads a table with one memorial a line: `name | place | latitude longitude | trench map square | year | other names,
 * with semicolons | description`. Columns at the end may be left out.
 */
export function memorialTable(head: MemorialHead, table: string): TabledMemorial[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const columns = line.split('|').map((column) => column.trim());
      const [name = '', place = '', position = '', trench = '', year = '', alternatives = '', description = ''] =
        columns;
      const [lat, lon] = position.split(' ').map(Number);
      return {
        name,
        type: head.type,
        plate: head.plate ?? null,
        kind: head.kind ?? null,
        exists: head.exists ?? null,
        nationality: head.nationality ?? null,
        holds: head.holds,
        place,
        position: position === '' ? null : [lat as number, lon as number],
        trench,
        year: year === '' ? null : Number(year),
        alternatives: alternatives === '' ? [] : alternatives.split(';').map((other) => other.trim()),
        description: description || head.description || '',
      };
    });
}
