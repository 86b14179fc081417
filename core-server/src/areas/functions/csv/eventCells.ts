import type { CsvField } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { type Cell, dateParts } from './Cell.ts';
import type { CsvStyle } from './CsvStyle.ts';
import type { ReadColumns, Values } from './ReadColumns.ts';
import type { PlaceFacts, RecordFacts } from './RecordFacts.ts';

/** Texts of an event that stand in one column as they are. */
const plainColumns: Readonly<Partial<Record<CsvField, string>>> = {
  topo: 'topo',
  notes: 'description',
  schoolName: 'school_name',
  schoolDirection: 'school_direction',
  workCompany: 'work_company_name',
  profession: 'work_profession',
  army: 'enlisted_army',
  regiment: 'enlisted_regt',
  unit: 'enlisted_unit',
  unitNumber: 'enlisted_nr',
  sub: 'enlisted_sub',
  serviceNumber: 'enlisted_number',
  rank: 'enlisted_rank',
  wound: 'injured_wound',
  cause: 'injured_cause',
  causeOfDeath: 'death_reason',
  reference: 'memorial_ref',
  decoration: 'decoration',
  citation: 'citation',
};

interface Reading {
  readonly columns: ReadColumns;
  readonly facts: RecordFacts;
  readonly style: CsvStyle;
  /** Whether the place is that of the memorial. */
  readonly isMemorated: boolean;
  /** Whether an event of the group can last. */
  readonly isPeriod: boolean;
}

/** The columns that a field of a group of events fills, in their order. */
export function eventCells(field: CsvField, reading: Reading): readonly Cell[] {
  const { columns, facts, style } = reading;
  const plain = plainColumns[field];
  if (plain) return [{ key: field, text: columns.read(plain) }];
  const choice = (column: string, words: Parameters<CsvStyle['choice']>[1]): readonly Cell[] => {
    const value = columns.read(column);
    return [{ key: field, text: (row) => style.choice(value(row), words) }];
  };
  const ofPlace = (text: (place: PlaceFacts) => string): readonly Cell[] => {
    const placeOf = placeReader(reading);
    return [{ key: field, text: (row) => (placeOf(row) ? text(placeOf(row) as PlaceFacts) : '') }];
  };
  switch (field) {
    case 'date': {
      const [first, last] = [columns.read('sort_start_date'), columns.read('sort_end_date')];
      return [{ key: 'date', text: (row) => style.date(first(row), reading.isPeriod ? last(row) : '') }];
    }
    case 'splitDate':
      return splitDate(reading);
    case 'placeName':
      return ofPlace(({ name }) => name);
    case 'placeRegion':
      return ofPlace(({ region }) => region);
    case 'placeCountry':
      return ofPlace(({ countryCode }) => style.country(countryCode));
    case 'placePosition':
      return ofPlace(({ position }) => position);
    case 'moveType':
      return choice('where_reason', { key: 'events.whereReasons', unsaid: [] });
    case 'reason':
      return choice('enlisted_reason', { key: 'events.enlistedReasons', unsaid: [] });
    case 'jailedType':
      return choice('jailed_type', { key: 'events.jailedTypes', unsaid: [] });
    case 'kind':
      return choice('memorial_kind', { key: 'events.memorialKinds', unsaid: ['unknown'] });
    case 'unitType': {
      const unit = columns.read('military_entity_id');
      const text = (row: Values) => style.choice(facts.unitType(unit(row)), { key: 'military.types', unsaid: [] });
      return [{ key: field, text }];
    }
    case 'memorialName':
    case 'memorialAddress':
    case 'memorialPosition': {
      const fact = ({ memorialName: 'name', memorialAddress: 'address', memorialPosition: 'position' } as const)[field];
      const memorial = columns.read('memorial_id');
      return [{ key: field, text: (row) => facts.memorial(memorial(row))?.[fact] ?? '' }];
    }
    default:
      throw new RangeError(`no column for ${field} of an event`);
  }
}

function placeReader({ columns, facts, isMemorated }: Reading): (row: Values) => PlaceFacts | undefined {
  if (!isMemorated) {
    const place = columns.read('place_id');
    return (row) => facts.place(place(row));
  }
  const memorial = columns.read('memorial_id');
  return (row) => facts.place(facts.memorial(memorial(row))?.placeId ?? '');
}

/** Day, month and year, each in a column of its own; of a period those of its end as well (CSV-15). */
function splitDate({ columns, isPeriod }: Reading): readonly Cell[] {
  return dateParts.slice(0, isPeriod ? 6 : 3).map((key, at) => {
    const encoded = columns.read(at < 3 ? 'sort_start_date' : 'sort_end_date');
    const part = (['day', 'month', 'year'] as const)[at % 3] as 'day' | 'month' | 'year';
    return { key, text: (row: Values) => String(decodeDate(encoded(row))?.[part] ?? '') };
  });
}
