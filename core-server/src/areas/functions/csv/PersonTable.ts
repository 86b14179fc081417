import { eventTable } from '@salient/shared/areas/events/eventTable.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import {
  type CsvField,
  type CsvFieldName,
  type CsvGroup,
  csvFieldNames,
  partsOfCsvField,
} from '@salient/shared/areas/functions/csv/csvFields.ts';
import type { EntityManager } from 'typeorm';
import type { Cell } from './Cell.ts';
import type { CsvStyle } from './CsvStyle.ts';
import { eventCells } from './eventCells.ts';
import { choiceSql, type EventGroup, eventGroups, groupsOfEvents } from './eventGroups.ts';
import { personCell } from './personCells.ts';
import { ReadColumns, type Values } from './ReadColumns.ts';
import { RecordFacts } from './RecordFacts.ts';

/** A person with the events of each group, as the database gave them. */
export interface ExportedPerson {
  readonly person: Values;
  readonly events: Readonly<Partial<Record<EventGroup, Values[]>>>;
}

/** One column of an export. */
export interface ExportColumn {
  readonly group: CsvGroup;
  readonly key: Cell['key'];
  /** The text of each event of the group in their order; of the person itself one. */
  readonly texts: (row: ExportedPerson) => readonly string[];
  /** Whether a text holds several values, as the style writes lists. */
  readonly isList?: boolean;
}

/** An event as it comes: its type, the choice that groups it, its values. */
type EventRow = readonly [EventType, string | null, Values];

/** A person as he comes; without events it is null. */
interface PersonRow {
  readonly person: Values;
  readonly events: readonly EventRow[] | null;
}

/** The columns that somebody chose, and how persons are read for them: in one statement for a list of ids. */
export class PersonTable {
  readonly columns: readonly ExportColumn[];
  readonly #person = new ReadColumns('p');
  /** Of each type of event only its own: half of the time goes into writing values down as JSON. */
  readonly #events = new Map<EventType, ReadColumns>();
  readonly #facts: RecordFacts;
  readonly #groups: readonly EventGroup[];

  /** @param fields in any order, and any of them twice: columns stand as `csvGroups` has them. */
  constructor(fields: readonly CsvFieldName[], style: CsvStyle) {
    this.#facts = new RecordFacts(style.language);
    const chosen = new Set(fields);
    this.columns = csvFieldNames.filter((name) => chosen.has(name)).flatMap((name) => this.#columnsOf(name, style));
    const groups = new Set(this.columns.map(({ group, key }) => (key === 'age' ? 'general' : group)));
    this.#groups = [...groups].filter((group): group is EventGroup => group !== 'general');
  }

  #columnsOf(name: CsvFieldName, style: CsvStyle): readonly ExportColumn[] {
    const { group, field } = partsOfCsvField(name);
    // The age is the person's, though it is told with the death (CSV-09).
    if (group === 'general' || field === 'age') {
      const { text, isList = false } = personCell(field, this.#person, style);
      return [{ group, key: field, texts: ({ person }) => [text(person)], isList }];
    }
    return this.#eventCells(group, field, style).map(({ key, text }) => ({
      group,
      key,
      texts: ({ events }) => (events[group] ?? []).map(text),
    }));
  }

  #eventCells(group: EventGroup, field: CsvField, style: CsvStyle): readonly Cell[] {
    const { type } = eventGroups[group];
    const columns = this.#events.get(type) ?? new ReadColumns('e');
    this.#events.set(type, columns);
    return eventCells(field, {
      columns,
      facts: this.#facts,
      style,
      isMemorated: type === 'memorated',
      isPeriod: eventTable[type].dates === 'period',
    });
  }

  /** Those of `ids` that are there, in their order. */
  async read(db: EntityManager, ids: readonly string[]): Promise<readonly ExportedPerson[]> {
    // A row for each person: they are taken in as they come, while PostgreSQL reads the next ones.
    const rows = await db.query<PersonRow[]>(
      `SELECT ${this.#person.sql} AS person, ${this.#eventsSql} AS events
       FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN person p ON p.id = wanted.id
       ORDER BY wanted.place`,
      [ids],
    );
    await this.#readFacts(db, rows);
    const groupsOf = groupsOfEvents(this.#groups);
    return rows.map(({ person, events }) => ({ person, events: inGroups(events ?? [], groupsOf) }));
  }

  /** SQL of the events of the person `p` as `EventRow`s, in their order; those of each type with its own values. */
  get #eventsSql(): string {
    if (this.#events.size === 0) return 'NULL';
    const types = [...this.#events.keys()].map((type) => `'${type}'`).join(', ');
    const values = [...this.#events].map(([type, columns]) => `WHEN '${type}' THEN ${columns.sql}`).join(' ');
    return `(SELECT json_agg(json_build_array(e.type, ${choiceSql}, CASE e.type ${values} END)
        ORDER BY e.sort_start_date, e.id)
      FROM person_event e WHERE e.person_id = p.id AND e.type IN (${types}))`;
  }

  /** Reads the records that events refer to. */
  async #readFacts(db: EntityManager, rows: readonly PersonRow[]): Promise<void> {
    const ids = { places: new Set<string>(), memorials: new Set<string>(), units: new Set<string>() };
    const readers = new Map(
      [...this.#events].map(([type, columns]) => [
        type,
        [
          { found: ids.places, read: columns.find('place_id') },
          { found: ids.memorials, read: columns.find('memorial_id') },
          { found: ids.units, read: columns.find('military_entity_id') },
        ],
      ]),
    );
    for (const { events } of rows) {
      for (const [type, , values] of events ?? []) {
        for (const { found, read } of readers.get(type) ?? []) if (read) found.add(read(values));
      }
    }
    await this.#facts.read(db, ids);
  }
}

function inGroups(events: readonly EventRow[], groupsOf: ReturnType<typeof groupsOfEvents>): ExportedPerson['events'] {
  const grouped: Partial<Record<EventGroup, Values[]>> = {};
  for (const [type, kind, values] of events) {
    for (const group of groupsOf(type, kind)) {
      const others = grouped[group];
      if (others) others.push(values);
      else grouped[group] = [values];
    }
  }
  return grouped;
}
