import {
  historyTypes,
  type MilitaryEntityType,
  militaryEntityTypes,
  namingFields,
  trackTypes,
} from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { encodeDate, isBefore } from '@salient/shared/lib/dates/partialDate.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import type { EntitySpec, HistorySpec, MappingOf } from '../mapping/mappingSchema.ts';
import { compileDate } from '../values/compileDate.ts';
import { compileCondition, compileExpression } from '../values/compileExpression.ts';
import { asPeriod, noDate } from '../values/dateValue.ts';
import { error, quote } from '../values/problem.ts';
import { type RowContext, textOf } from '../values/RowContext.ts';
import type { Scope } from '../values/Scope.ts';
import type { Build } from './bindRows.ts';
import { compilePlaceReferences } from './compilePlace.ts';
import { MeantNames } from './MeantNames.ts';
import type { EntitiesRecord, EntityNames, EntityRecord, HistoryRecord } from './records.ts';

const nameFields = ['army', 'division', 'brigade', 'regiment', 'corps', 'unit', 'unit_nr'] as const;
const longestName = 200;

/** One row to one or several units, with what the row says of their history. */
export function compileEntities(mapping: MappingOf<'military-entities'>, scope: Scope): Build<EntitiesRecord> {
  const ids = mapping.entities.map(({ id }) => id);
  const readers = mapping.entities.map((spec, index) => compileEntity(spec, ids, mapping, scope, `entities[${index}]`));
  return (row) => {
    const entities = readers.flatMap((read) => read(row) ?? []);
    const present = new Set(entities.map(({ id }) => id));
    if (entities.length === 0) row.report(error('DATA_REQUIRED', '', 'names no unit'));
    return {
      kind: 'military-entities',
      // A superior that the row does not name is no superior.
      entities: entities.map((entity) => ({
        ...entity,
        history: entity.history.filter(({ entity: other, army, type }) =>
          type === 'track' ? true : other === null ? army !== '' : present.has(other),
        ),
      })),
    };
  };
}

function compileEntity(
  spec: EntitySpec,
  ids: readonly string[],
  mapping: MappingOf<'military-entities'>,
  scope: Scope,
  path: string,
) {
  const when = spec.when === undefined ? null : compileCondition(spec.when, scope, `${path}.when`);
  const type = compileExpression(spec.type, scope, `${path}.type`);
  const names = nameFields.map((field) => {
    const own = spec[field];
    return [field, own === undefined ? null : compileExpression(own, scope, `${path}.${field}`)] as const;
  });
  const history = (spec.history ?? []).map((item, index) =>
    compileHistory(item, ids, mapping, scope, `${path}.history[${index}]`),
  );
  return (row: RowContext): EntityRecord | null => {
    if (when && !when.holds(row)) return null;
    const typeText = textOf(type.read(row));
    if (!isOneOf(militaryEntityTypes, typeText)) {
      row.report(error('INVALID_OPTION', type.columns.join(', '), `${quote(typeText)} is no type of unit`));
      return null;
    }
    const texts = Object.fromEntries(names.map(([field, value]) => [field, value ? textOf(value.read(row)) : '']));
    const entity = onlyNamingFields(typeText, texts);
    const naming = namingFields[typeText].map((field) => entity[field]);
    // Nothing named: the row does not speak of this one. Only half of a unit's name is a fault.
    if (naming.every((name) => name === '')) return null;
    if (entity.army === '') row.report(error('DATA_REQUIRED', '', 'a unit needs an army'));
    if (naming.some((name) => name.length > longestName)) {
      row.report(error('INVALID_LENGTH', '', `${quote(naming.join(' '))} is longer than ${longestName}`));
    }
    return { id: spec.id, names: entity, history: history.flatMap((read) => read(row) ?? []) };
  };
}

/** Only the fields that name an entity of the type; the others stay blank (MILITARY-15). */
function onlyNamingFields(type: MilitaryEntityType, texts: Readonly<Record<string, string>>): EntityNames {
  const own: readonly string[] = ['army', ...namingFields[type]];
  const names = Object.fromEntries(nameFields.map((field) => [field, own.includes(field) ? (texts[field] ?? '') : '']));
  return { type, ...names } as unknown as EntityNames;
}

function compileHistory(
  spec: HistorySpec,
  ids: readonly string[],
  mapping: MappingOf<'military-entities'>,
  scope: Scope,
  path: string,
) {
  if (spec.entity !== undefined && !ids.includes(spec.entity)) {
    scope.fault(`${path}.entity`, `names "${spec.entity}"; the mapping has the entities: ${ids.join(', ')}`);
  }
  const value = (key: 'type' | 'army' | 'description' | 'track_type' | 'topo') =>
    spec[key] === undefined ? null : compileExpression(spec[key], scope, `${path}.${key}`);
  const [type, army, description, track, topo] = [
    value('type'),
    value('army'),
    value('description'),
    value('track_type'),
    value('topo'),
  ];
  const when = spec.when === undefined ? null : compileCondition(spec.when, scope, `${path}.when`);
  const dateSpec = spec.date ?? { start: spec.start ?? '', end: spec.end ?? '' };
  const date = compileDate(dateSpec, scope, spec.date === undefined ? path : `${path}.date`, mapping.dates);
  const places = compilePlaceReferences(spec.place, scope, `${path}.place`, new MeantNames(mapping));
  const text = (own: typeof type, row: RowContext) => (own ? textOf(own.read(row)) : '');
  return (row: RowContext): HistoryRecord | null => {
    if (when && !when.holds(row)) return null;
    const typeText = text(type, row) || 'structure';
    if (!isOneOf(historyTypes, typeText)) {
      row.report(error('INVALID_OPTION', type?.columns.join(', ') ?? '', `${quote(typeText)} is no type of history`));
      return null;
    }
    const trackText = text(track, row);
    if (trackText !== '' && !isOneOf(trackTypes, trackText)) {
      row.report(error('INVALID_OPTION', track?.columns.join(', ') ?? '', `${quote(trackText)} is no type of track`));
    }
    const period = asPeriod(date.read(row) ?? noDate);
    if (isBefore(period.end, period.start)) {
      row.report(error('INVALID_DATE_ORDER', date.columns.join(', '), 'the end lies before the start'));
    }
    return {
      type: typeText,
      entity: spec.entity ?? null,
      army: text(army, row),
      from_date: encodeDate(period.start),
      to_date: encodeDate(period.end),
      description: text(description, row),
      track_type: trackText || null,
      places: places.read(row),
      topo: text(topo, row),
    };
  };
}
