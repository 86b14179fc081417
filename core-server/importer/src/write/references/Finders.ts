import type pg from 'pg';
import type { Mapping } from '../../mapping/mappingSchema.ts';
import { insertRows, type Row } from '../jsonRows.ts';
import { KnownRows } from '../KnownRows.ts';
import { changePlaces } from './changePlaces.ts';
import { EntityFinder } from './EntityFinder.ts';
import { MemorialFinder } from './MemorialFinder.ts';
import { PlaceFinder } from './PlaceFinder.ts';

const placeColumns = [
  ...[
    'id',
    'type',
    'country_code',
    'country_guessed',
    'languages',
    'alternative_names',
    'lat',
    'lon',
    'resolution_status',
  ],
  ...['name_keys', 'sort_name'],
];
const memorialColumns = [
  ...['id', 'name', 'alternative_names', 'type', 'cemetery_kind', 'place_id', 'name_keys', 'sort_name'],
];
const entityColumns = [
  ...['id', 'type', 'army', 'division', 'brigade', 'regiment', 'corps', 'unit', 'unit_nr', 'name_key', 'sort_name'],
];

/** What the rows of a list refer to: places, memorials, units. */
export class Finders {
  /** Records made besides those of the rows themselves, by kind; in a dry run those that would have been. */
  readonly made = { place: 0, memorial: 0, military_entity: 0 };

  readonly #wouldBeMade = new Set<string>();

  private constructor(
    readonly places: PlaceFinder,
    readonly memorials: MemorialFinder,
    readonly entities: EntityFinder,
  ) {}

  static async load(client: pg.ClientBase, mapping: Mapping): Promise<Finders> {
    const known = await KnownRows.load(client, listsIn(mapping));
    const places = await PlaceFinder.load(client, known);
    const memorials = await MemorialFinder.load(client, known, places);
    return new Finders(places, memorials, await EntityFinder.load(client));
  }

  /** Writes what was made, within the transaction that refers to it, and notes it for undo. */
  async write(client: pg.ClientBase, batchId: string): Promise<void> {
    const made = [
      ['place', placeColumns, this.places.created],
      ['memorial', memorialColumns, this.memorials.created],
      ['military_entity', entityColumns, this.entities.created],
    ] as const;
    const fresh = new Set(this.places.created.map(({ id }) => id));
    const corrected = [...this.places.corrected.keys()].filter(({ id }) => !fresh.has(id));
    await changePlaces(
      client,
      batchId,
      new Map(corrected.map(({ id, country_code }) => [id, { country_code, country_guessed: false }])),
    );
    for (const [table, columns, rows] of made) {
      await insertRows(client, table, columns, rows as unknown as readonly Row[]);
      if (rows.length === 0) continue;
      await client.query(
        `INSERT INTO import_change (batch_id, entity, entity_id, after_version)
         SELECT $1, $2, unnest($3::uuid[]), 1`,
        [batchId, table, rows.map(({ id }) => id)],
      );
    }
  }

  /** After a chunk of a dry run, which is undone: what was made counts once, however often it would be made. */
  forgetDryRun(): void {
    const note = (table: keyof Finders['made'], rows: readonly object[]) => {
      for (const row of rows) {
        const { id: _id, ...fields } = row as { id: string };
        const name = `${table} ${JSON.stringify(fields)}`;
        if (!this.#wouldBeMade.has(name)) this.made[table]++;
        this.#wouldBeMade.add(name);
      }
    };
    note('place', this.places.created);
    note(
      'memorial',
      this.memorials.created.map(({ place_id: _place, ...memorial }) => memorial),
    );
    note('military_entity', this.entities.created);
    this.rollBack();
  }

  commit(): void {
    this.made.place += this.places.created.length;
    this.made.memorial += this.memorials.created.length;
    this.made.military_entity += this.entities.created.length;
    for (const finder of [this.places, this.memorials, this.entities]) finder.commit();
  }

  rollBack(): void {
    for (const finder of [this.places, this.memorials, this.entities]) finder.rollBack();
  }
}

/** Other lists that a mapping refers to by `known_as`, wherever in it. */
function listsIn(mapping: Mapping): { kind: 'places' | 'memorials'; source: string }[] {
  const lists = new Map<string, { kind: 'places' | 'memorials'; source: string }>();
  const visit = (value: unknown, kind: 'places' | 'memorials'): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, kind);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'known_as') lists.set(`${kind} ${inner.source}`, { kind, source: inner.source });
        else visit(inner, key === 'memorial' ? 'memorials' : key === 'place' ? 'places' : kind);
      }
    }
  };
  visit(mapping, 'places');
  return [...lists.values()];
}
