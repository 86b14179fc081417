import type { ImportResult } from '@salient/shared/areas/imports/importList.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type pg from 'pg';
import type { KeptRecord } from '../write/undo/UndoStep.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where the names of each kind of record stand; a place has one for each language, of which the first that is there serves. */
const names: Readonly<Record<string, { readonly columns: string; readonly nameOf: (row: Row) => string }>> = {
  person: { columns: 'surname, familyname', nameOf: (row) => listName(row as never) },
  place: {
    columns: 'languages',
    nameOf: ({ languages }) => placeName(namesIn(languages as Record<string, { name?: string }>), 'nl'),
  },
  memorial: { columns: 'name', nameOf: ({ name }) => String(name) },
  military_entity: { columns: 'sort_name', nameOf: ({ sort_name }) => String(sort_name) },
};

const namesIn = (languages: Record<string, { name?: string }>) =>
  Object.fromEntries(Object.entries(languages).map(([language, { name = '' }]) => [language, name]));

/** Adds to records that stay how they are called; blank for one that is gone. */
export async function nameKept(client: pg.ClientBase, kept: readonly KeptRecord[]): Promise<ImportResult['kept']> {
  const known = new Map<string, string>();
  for (const [table, { columns, nameOf }] of Object.entries(names)) {
    const ids = kept.filter(({ entity }) => entity === table).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await client.query<Row & { id: string }>(
      `SELECT id, ${columns} FROM ${table} WHERE id = ANY($1)`,
      [ids],
    );
    for (const row of rows) known.set(row.id, nameOf(row));
  }
  return kept.map((record) => ({ ...record, name: known.get(record.id) ?? '' }));
}
