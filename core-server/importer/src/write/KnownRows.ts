import type pg from 'pg';
import type { ImportKind } from '../mapping/mappingSchema.ts';
import type { KnownAs } from '../records/records.ts';

/** What the rows of each kind of list make, as redirects call it. */
const recordOf = {
  persons: 'person',
  places: 'place',
  memorials: 'memorial',
  'military-entities': 'military_entity',
} as const satisfies Record<ImportKind, string>;

/** Records that earlier imports made of the rows of other lists, by the keys of those lists. */
export class KnownRows {
  readonly #ids = new Map<string, ReadonlyMap<string, string>>();

  /** Loads the rows of the lists that a mapping refers to. */
  static async load(client: pg.ClientBase, lists: readonly { kind: ImportKind; source: string }[]): Promise<KnownRows> {
    const known = new KnownRows();
    for (const { kind, source } of lists) {
      const { rows } = await client.query<{ source_key: string; entity_id: string }>(
        // What was merged is found in the record that stayed.
        `SELECT r.source_key, coalesce(d.to_id, r.entity_id) AS entity_id FROM import_row r
         LEFT JOIN redirect d ON d.from_type = $3 AND d.reason = 'merged' AND d.from_id = r.entity_id
         WHERE r.kind = $1 AND r.source = $2`,
        [kind, source, recordOf[kind]],
      );
      known.#ids.set(`${kind} ${source}`, new Map(rows.map((row) => [row.source_key, row.entity_id])));
    }
    return known;
  }

  idOf(kind: ImportKind, { source, key }: KnownAs): string | null {
    return this.#ids.get(`${kind} ${source}`)?.get(key) ?? null;
  }
}
