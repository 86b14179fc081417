import { type EventType, eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { wordNames } from '@salient/shared/areas/events/ownFields.ts';
import type { PersonEventInput } from '@salient/shared/areas/events/personEvent.ts';
import type { UnitWords } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { memorialTypes } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import type { Expression } from '../mapping/expressionSchema.ts';
import type { EventSpec, MappingOf, MemorialReferenceSpec } from '../mapping/mappingSchema.ts';
import { compileDate } from '../values/compileDate.ts';
import { compileCondition, compileExpression } from '../values/compileExpression.ts';
import { type DateValue, noDate } from '../values/dateValue.ts';
import { error, quote, warning } from '../values/problem.ts';
import { type RowContext, textOf, type Value } from '../values/RowContext.ts';
import type { Scope } from '../values/Scope.ts';
import { compileKnownAs, compilePlaceReferences } from './compilePlace.ts';
import { MeantNames } from './MeantNames.ts';
import { makeNotes, type Notes, withNote } from './notes.ts';
import type { WantedMemorial, WantedPlace } from './records.ts';

/** An event as the row gives it, before the rules of events are applied. */
export interface GivenEvent {
  readonly type: EventType;
  readonly date: DateValue;
  readonly input: Partial<PersonEventInput>;
  readonly places: readonly WantedPlace[];
  readonly memorial: WantedMemorial | null;
  readonly entity: 'none' | 'link' | 'create';
  readonly invalid: 'reject' | 'drop';
  /** Columns of a field, for what the rules say about it. */
  columnOf(field: string): string;
}

const plainFields = ['topo', 'description', ...wordNames];

/** All events that a mapping makes of a row, in the order of the mapping. */
export function compileEvents(mapping: MappingOf<'persons'>, scope: Scope): (row: RowContext) => GivenEvent[] {
  const groups = compileGroups(mapping.each, scope);
  const notes = makeNotes(mapping.notes, mapping.language);
  const context = { mapping, groups, meant: new MeantNames(mapping), notes };
  const makers = mapping.events.map((spec, index) => compileEvent(spec, context, scope, `events[${index}]`));
  return (row) => makers.flatMap((make) => make(row));
}

type Repeat = (row: RowContext) => readonly RowContext[];

/** For each repetition inside a row, the row with only that part in the repeated columns. */
function compileGroups(specs: MappingOf<'persons'>['each'], scope: Scope): ReadonlyMap<string, Repeat> {
  return new Map(
    Object.entries(specs).map(([name, { columns, separator }]): [string, Repeat] => {
      const indexes = columns.flatMap((column, at) => scope.columnIndex(column, `each.${name}.columns[${at}]`) ?? []);
      // The blanks around a separator vanish where the parts beside it are blank.
      const joint = separator.trim() || separator;
      const repeat = (row: RowContext) => {
        const parts = indexes.map((index) => (row.cells[index] ?? '').split(joint).map((part) => part.trim()));
        const count = Math.max(1, ...parts.map(({ length }) => length));
        if (count === 1) return [row];
        return Array.from({ length: count }, (_, number) => {
          const cells = [...row.cells];
          for (const [at, index] of indexes.entries()) cells[index] = parts[at]?.[number] ?? '';
          return row.withCells(cells);
        });
      };
      return [name, repeat];
    }),
  );
}

interface EventContext {
  readonly mapping: MappingOf<'persons'>;
  readonly groups: ReadonlyMap<string, Repeat>;
  readonly meant: MeantNames;
  readonly notes: Notes;
}

function compileEvent(
  spec: EventSpec,
  { mapping, groups, meant, notes }: EventContext,
  scope: Scope,
  path: string,
): (row: RowContext) => GivenEvent[] {
  const repeat = spec.each === undefined ? null : groups.get(spec.each);
  if (repeat === undefined)
    scope.fault(`${path}.each`, `names "${spec.each}", which "each" of the mapping does not define`);
  const type = compileExpression(spec.type, scope, `${path}.type`);
  const when = spec.when === undefined ? null : compileCondition(spec.when, scope, `${path}.when`);
  const dateSpec =
    spec.date ??
    (spec.start !== undefined || spec.end !== undefined ? { start: spec.start ?? '', end: spec.end ?? '' } : undefined);
  const date =
    dateSpec === undefined
      ? null
      : compileDate(dateSpec, scope, spec.date === undefined ? path : `${path}.date`, mapping.dates);
  const fields = plainFields.flatMap((name): [string, Value][] => {
    const own = (spec as unknown as Record<string, Expression | undefined>)[name];
    return own === undefined ? [] : [[name, compileExpression(own, scope, `${path}.${name}`)]];
  });
  const places = compilePlaceReferences(spec.place, scope, `${path}.place`, meant);
  const memorial = compileMemorial(spec.memorial, scope, `${path}.memorial`, meant);
  const columns = new Map<string, string>([
    ...fields.map(([name, value]): [string, string] => [name, value.columns.join(', ')]),
    ['type', type.columns.join(', ')],
    ['start_day', date?.columns.join(', ') ?? ''],
    ['end_day', date?.columns.join(', ') ?? ''],
    ['place_id', places.columns.join(', ')],
    ['memorial_id', memorial.columns.join(', ')],
  ]);
  const columnOf = (field: string) => columns.get(field) ?? '';

  const make = (row: RowContext): GivenEvent[] => {
    if (when && !when.holds(row)) return [];
    const given = date?.read(row) ?? noDate;
    const wantedPlaces = places.read(row);
    const wantedMemorial = memorial.read(row);
    const saysMore =
      given.text !== '' || given.kind !== 'unknown' || wantedPlaces.length > 0 || wantedMemorial !== null;
    const input: Record<string, unknown> = {};
    const said: string[] = [];
    for (const [name, value] of fields) {
      const text = textOf(value.read(row));
      if (text === '') continue;
      input[name] = text;
      if (!value.isConstant) said.push(name);
    }
    // Without a condition of its own an event is made only where the row says something of it.
    const saysNothing = () => !when && !saysMore && said.every((name) => input[name] === '');
    if (saysNothing()) return [];
    const typeText = textOf(type.read(row));
    if (!isOneOf(eventTypes, typeText)) {
      row.report(error('INVALID_OPTION', columns.get('type') ?? '', `${quote(typeText)} is no type of event`));
      return [];
    }
    for (const { unknownCountry } of [...wantedPlaces, ...(wantedMemorial?.places ?? [])]) {
      if (unknownCountry)
        input.description = withNote(input.description as string | undefined, notes.country(unknownCountry));
    }
    if (typeText === 'military') Object.assign(input, meantUnit(input, meant));
    if (saysNothing()) return [];
    if (typeText === 'memorated' && wantedMemorial === null) {
      const says = 'the row says something of a memorial but does not name it; the event is left out';
      row.report(warning('MEMORIAL_NOT_FOUND', memorial.columns.join(', '), says));
      return [];
    }
    return [
      {
        type: typeText,
        date: given,
        input: { ...(input as Partial<PersonEventInput>), type: typeText },
        places: wantedPlaces,
        memorial: wantedMemorial,
        entity: spec.military_entity ?? (typeText === 'military' ? 'link' : 'none'),
        invalid: spec.invalid ?? 'reject',
        columnOf,
      },
    ];
  };
  return repeat ? (row) => repeat(row).flatMap(make) : make;
}

const unitFields = {
  army: 'enlisted_army',
  regiment: 'enlisted_regt',
  unit: 'enlisted_unit',
  unit_nr: 'enlisted_nr',
} as const;

/** The words of a unit as it is known here, where somebody said which one the words of the row mean. */
function meantUnit(input: Readonly<Record<string, unknown>>, meant: MeantNames): Record<string, string> {
  const words = mapFields((field) => String(input[unitFields[field]] ?? ''));
  const known = meant.unit(words);
  return known === words
    ? {}
    : Object.fromEntries(Object.entries(unitFields).map(([field, own]) => [own, known[field as keyof UnitWords]]));
}

const mapFields = (read: (field: keyof UnitWords) => string): UnitWords => ({
  army: read('army'),
  regiment: read('regiment'),
  unit: read('unit'),
  unit_nr: read('unit_nr'),
});

function compileMemorial(spec: MemorialReferenceSpec | undefined, scope: Scope, path: string, meant: MeantNames) {
  if (!spec) return { columns: [] as string[], read: () => null };
  const name = compileExpression(spec.name, scope, `${path}.name`);
  const value = (key: 'alternative_names' | 'type' | 'cemetery_kind') =>
    spec[key] === undefined ? null : compileExpression(spec[key], scope, `${path}.${key}`);
  const [alternatives, type, kind] = [value('alternative_names'), value('type'), value('cemetery_kind')];
  const places = compilePlaceReferences(spec.place, scope, `${path}.place`, meant);
  const knownAs = compileKnownAs(spec.known_as, scope, `${path}.known_as`);
  const column = name.columns.join(', ');
  return {
    columns: name.columns,
    read: (row: RowContext): WantedMemorial | null => {
      const text = textOf(name.read(row));
      if (text === '') return null;
      const typeText = (type && textOf(type.read(row))) || 'cemetery';
      if (!isOneOf(memorialTypes, typeText)) {
        row.report(
          error('INVALID_OPTION', type?.columns.join(', ') ?? '', `${quote(typeText)} is no type of memorial`),
        );
        return null;
      }
      const kindText = kind ? textOf(kind.read(row)) : '';
      return meant.memorial({
        name: text,
        alternative_names: alternatives ? [...new Set(alternatives.read(row))] : [],
        type: typeText,
        cemetery_kind: kindText === 'military' || kindText === 'civilian' ? kindText : null,
        places: places.read(row),
        create: spec.create ?? false,
        knownAs: knownAs(row),
        column,
      });
    },
  };
}
