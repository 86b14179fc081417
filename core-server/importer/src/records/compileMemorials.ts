import { cemeteryKinds, memorialTypes, plateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import type { Expression } from '../mapping/expressionSchema.ts';
import type { MappingOf } from '../mapping/mappingSchema.ts';
import { compileDate } from '../values/compileDate.ts';
import { compileExpression } from '../values/compileExpression.ts';
import { asSingleDay, noDate } from '../values/dateValue.ts';
import { error, quote } from '../values/problem.ts';
import { type RowContext, textOf, type Value } from '../values/RowContext.ts';
import { readFlag } from '../values/readFlag.ts';
import type { Scope } from '../values/Scope.ts';
import type { Build } from './bindRows.ts';
import { compilePlaceReferences, compilePosition } from './compilePlace.ts';
import { MeantNames } from './MeantNames.ts';
import { makeNotes, withNote } from './notes.ts';
import type { MemorialRecord } from './records.ts';

const limits = { name: 200, text: 500, description: 10_000 } as const;

/** One row to one memorial. */
export function compileMemorials(mapping: MappingOf<'memorials'>, scope: Scope): Build<MemorialRecord> {
  const { memorial } = mapping;
  const value = (key: keyof typeof memorial): Value | null =>
    memorial[key] === undefined ? null : compileExpression(memorial[key] as Expression, scope, `memorial.${key}`);
  const name = compileExpression(memorial.name, scope, 'memorial.name');
  const [alternatives, type, plate, kind] = [
    value('alternative_names'),
    value('type'),
    value('type_plate_details'),
    value('cemetery_kind'),
  ];
  const [exists, nationality, description, address] = [
    value('cemetery_exists'),
    value('cemetery_nationality'),
    value('description'),
    value('address'),
  ];
  const trench = value('british_trench_coordinates');
  const position = compilePosition(value('lat'), value('lon'));
  const places = compilePlaceReferences(memorial.place, scope, 'memorial.place', new MeantNames(mapping));
  const start =
    memorial.start === undefined ? null : compileDate(memorial.start, scope, 'memorial.start', mapping.dates);
  const notes = makeNotes(mapping.notes, mapping.language);

  return (row) => {
    const memorialType = choose(type, memorialTypes, row) ?? 'cemetery';
    const isCemetery = memorialType === 'cemetery';
    const given = start?.read(row) ?? noDate;
    const { day, keepText } = asSingleDay(given);
    const own = text(description, row, limits.description);
    return {
      kind: 'memorials',
      memorial: {
        name: text(name, row, limits.name, true),
        alternative_names: alternatives ? [...new Set(alternatives.read(row))] : [],
        type: memorialType,
        type_plate_details: memorialType === 'plate' ? choose(plate, plateDetails, row) : null,
        cemetery_kind: isCemetery ? choose(kind, cemeteryKinds, row) : null,
        cemetery_exists: isCemetery ? (readFlag(text(exists, row, limits.text)) ?? null) : null,
        cemetery_nationality: (isCemetery && text(nationality, row, limits.text)) || null,
        description: keepText && given.text !== '' ? withNote(own, notes.date(given.text)) : own,
        address: text(address, row, limits.text),
        ...position(row),
        british_trench_coordinates: text(trench, row, limits.text),
        start_day: day.day,
        start_month: day.month,
        start_year: day.year,
      },
      places: places.read(row),
    };
  };
}

function text(value: Value | null, row: RowContext, longest: number, isRequired = false): string {
  const given = value ? textOf(value.read(row)) : '';
  const column = value?.columns.join(', ') ?? '';
  if (given === '' && isRequired) row.report(error('DATA_REQUIRED', column, 'the memorial has no name'));
  if (given.length > longest) row.report(error('INVALID_LENGTH', column, `${quote(given)} is longer than ${longest}`));
  return given;
}

function choose<T extends string>(value: Value | null, options: readonly T[], row: RowContext): T | null {
  const given = value ? textOf(value.read(row)) : '';
  if (given === '') return null;
  if (isOneOf(options, given)) return given;
  row.report(
    error('INVALID_OPTION', value?.columns.join(', ') ?? '', `${quote(given)} is none of: ${options.join(', ')}`),
  );
  return null;
}
