import type { EntityManager } from 'typeorm';

export type ItemKind =
  | 'person'
  | 'event'
  | 'relation'
  | 'membership'
  | 'redirect'
  | 'distinct'
  | 'feedback'
  | 'story'
  /** Rows of other areas that named the merged person, by the column that does. */
  | 'reference';

type Fields = Readonly<Record<string, unknown>>;

/** What a merge did to one record: null before for what it made, null after for what it took away. */
export interface MergeItem {
  readonly kind: ItemKind;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** Keeps what a merge does to each record, so that it can be undone. */
export class MergeLedger {
  readonly #items: MergeItem[] = [];

  /** Rows as the database holds them; the records of entities do. */
  add(kind: ItemKind, before: object | null, after: object | null): void {
    this.#items.push({ kind, before: before as Fields | null, after: after as Fields | null });
  }

  async write(db: EntityManager, mergeId: string): Promise<void> {
    await db.query(
      `INSERT INTO person_merge_item (merge_id, kind, before, after)
       SELECT $1, item->>'kind', nullif(item->'before', 'null'), nullif(item->'after', 'null')
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS items (item, place) ORDER BY place`,
      [mergeId, JSON.stringify(this.#items)],
    );
  }

  static read(db: EntityManager, mergeId: string): Promise<MergeItem[]> {
    return db.query('SELECT kind, before, after FROM person_merge_item WHERE merge_id = $1 ORDER BY id', [mergeId]);
  }
}
