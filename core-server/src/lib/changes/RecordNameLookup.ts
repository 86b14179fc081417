import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { ShownRecord } from '@salient/shared/lib/history/shownValue.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from './ChangeRow.ts';
import type { HistoryArea } from './HistoryArea.ts';

type HistoryAreas = Readonly<Record<HistoryType, Pick<HistoryArea, 'naming'>>>;

interface RecordId {
  readonly type: HistoryType;
  readonly id: string;
}

interface KnownRecord {
  readonly fields: Fields;
  /** Whether the record is there now; else `fields` are what its removal kept. */
  readonly exists: boolean;
}

const isUuid = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);

const partOf = (value: unknown) => (typeof value === 'number' ? value : null);

const dayOf = (day: unknown, month: unknown, year: unknown) =>
  encodeDate({ day: partOf(day), month: partOf(month), year: partOf(year) });

/** What tells an event from the others of its person. */
const eventOf = ({ type, start_day, start_month, start_year }: Fields) => ({
  event_type: String(type),
  event_date: dayOf(start_day, start_month, start_year),
});

/** What tells a person from others of the same name. */
const lifetimeOf = (fields: Fields) => ({
  born_date: dayOf(fields.born_day, fields.born_month, fields.born_year),
  died_date: dayOf(fields.died_day, fields.died_month, fields.died_year),
});

/** Tells the names of records by their ids, also of those that are gone: the trail kept what they were called. */
export class RecordNameLookup {
  readonly #areas: HistoryAreas;
  readonly #known = new Map<string, KnownRecord>();

  private constructor(areas: HistoryAreas) {
    this.#areas = areas;
  }

  /** Looks up many records with two queries for each kind. */
  static async open(db: EntityManager, areas: HistoryAreas, records: Iterable<RecordId>): Promise<RecordNameLookup> {
    const recordNames = new RecordNameLookup(areas);
    const idsByType = new Map<HistoryType, Set<string>>();
    for (const { type, id } of records) {
      if (isUuid(id)) idsByType.set(type, (idsByType.get(type) ?? new Set()).add(id));
    }
    for (const [type, ids] of idsByType) await recordNames.#load(db, type, [...ids]);
    return recordNames;
  }

  async #load(db: EntityManager, type: HistoryType, ids: readonly string[]): Promise<void> {
    const { columns, removedIn } = this.#areas[type].naming;
    const living = await db.query<(Fields & { id: string })[]>(
      `SELECT ${['id', ...columns].join(', ')} FROM ${type} WHERE id = ANY($1) ${removedIn ? `AND NOT ${removedIn}` : ''}`,
      [ids],
    );
    for (const { id, ...fields } of living) this.#known.set(`${type} ${id}`, { fields, exists: true });
    const gone = ids.filter((id) => !this.exists({ type, id }));
    if (gone.length === 0) return;
    const removed = await db.query<{ id: string; before: Fields }[]>(
      `SELECT DISTINCT ON (entity_id) entity_id AS id, before FROM audit_entry
       WHERE entity = $1 AND entity_id = ANY($2) AND after IS NULL AND before IS NOT NULL ORDER BY entity_id, id DESC`,
      [type, gone],
    );
    for (const { id, before } of removed) this.#known.set(`${type} ${id}`, { fields: before, exists: false });
  }

  exists({ type, id }: RecordId): boolean {
    return this.#known.get(`${type} ${id}`)?.exists ?? false;
  }

  gender(id: string): string {
    return String(this.#known.get(`person ${id}`)?.fields.gender ?? 'undefined');
  }

  shown({ type, id }: RecordId): ShownRecord {
    const fields = this.#known.get(`${type} ${id}`)?.fields;
    return {
      type,
      id,
      name: fields ? this.#areas[type].naming.nameOf(fields) : null,
      ...(type === 'person_event' && fields ? eventOf(fields) : {}),
    };
  }

  /** As `shown`, and of a person when it was born and died: beside a namesake the name alone says nothing. */
  shownApart(record: RecordId): ShownRecord {
    const fields = record.type === 'person' ? this.#known.get(`person ${record.id}`)?.fields : undefined;
    return { ...this.shown(record), ...(fields ? lifetimeOf(fields) : {}) };
  }
}
