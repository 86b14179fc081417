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
}

/** An event as it comes: the place of its person in the list of ids, its type, the choice that groups it, its values. */
type EventRow = readonly [number, EventType, string | null, Values];

/** The columns that somebody chose, and how persons are read for them: in two statements for a list of ids. */
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
      const { text } = personCell(field, this.#person, style);
      return [{ group, key: field, texts: ({ person }) => [text(person)] }];
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
    const wanted = 'unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)';
    const [persons] = await db.query<[{ rows: (readonly [number, Values])[] | null }]>(
      `SELECT json_agg(json_build_array(wanted.place, ${this.#person.sql})) AS rows
       FROM ${wanted} JOIN person p ON p.id = wanted.id`,
      [ids],
    );
    const found = new Map<number, { person: Values; events: Partial<Record<EventGroup, Values[]>> }>();
    for (const [place, person] of persons.rows ?? []) found.set(place, { person, events: {} });
    if (this.#groups.length > 0) {
      const [events] = await db.query<[{ rows: EventRow[] | null }]>(
        `SELECT json_agg(json_build_array(wanted.place, e.type, ${choiceSql}, ${this.#valuesSql})
           ORDER BY wanted.place, e.sort_start_date, e.id) AS rows
         FROM ${wanted} JOIN person_event e ON e.person_id = wanted.id AND e.type = ANY($2)`,
        [ids, [...this.#events.keys()]],
      );
      await this.#readFacts(db, events.rows ?? []);
      const groupsOf = groupsOfEvents(this.#groups);
      for (const [place, type, kind, values] of events.rows ?? []) {
        const events = found.get(place)?.events;
        if (!events) continue;
        for (const group of groupsOf(type, kind)) {
          const others = events[group];
          if (others) others.push(values);
          else events[group] = [values];
        }
      }
    }
    return ids.flatMap((_, at) => found.get(at + 1) ?? []);
  }

  /** The values of an event, by its type. */
  get #valuesSql(): string {
    const cases = [...this.#events].map(([type, columns]) => `WHEN '${type}' THEN ${columns.sql}`);
    return `CASE e.type ${cases.join(' ')} END`;
  }

  async #readFacts(db: EntityManager, rows: readonly EventRow[]): Promise<void> {
    const idsIn = (column: string) => {
      const readers = new Map([...this.#events].map(([type, columns]) => [type, columns.find(column)]));
      return new Set(rows.map(([, type, , values]) => readers.get(type)?.(values) ?? ''));
    };
    await this.#facts.read(db, {
      places: idsIn('place_id'),
      memorials: idsIn('memorial_id'),
      units: idsIn('military_entity_id'),
    });
  }
}
