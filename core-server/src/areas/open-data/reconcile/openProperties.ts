import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import type {
  OpenEvent,
  OpenMemorial,
  OpenPerson,
  OpenPlace,
  OpenRecord,
  OpenRecords,
  OpenUnit,
} from '@salient/shared/areas/open-data/openRecord.ts';
import {
  type Comparison,
  compareDays,
  compareNames,
  compareNumbers,
  compareTexts,
  compareUnits,
  type Fact,
} from './compareFacts.ts';

/** A value as data extension answers it. */
export type PropertyValue =
  | { readonly str: string }
  | { readonly int: number }
  | { readonly float: number }
  | { readonly id: string; readonly name: string };

/** All names of places by their ids: a list says `Ypres`, the record `Ieper`. */
export type PlaceNames = ReadonlyMap<string, readonly string[]>;

/** Something that is known of records of a kind: what it is called, and how it is read and compared. */
export interface OpenProperty {
  readonly id: string;
  readonly name: string;
  readonly kind: OpenKind;
  /** Of which kind its values are, where they are records themselves. */
  readonly of?: OpenKind;
  /** It tells what somebody is called, which tells nobody from a namesake. */
  readonly isName: boolean;
  readonly valuesOf: (record: OpenRecord) => readonly PropertyValue[];
  /** Absent where a query cannot be refined by it. */
  readonly compare?: Comparison;
  readonly factOf: (record: OpenRecord, places: PlaceNames) => Fact;
}

interface Given<Record> {
  readonly values: (record: Record) => readonly PropertyValue[];
  readonly of?: OpenKind;
  readonly compare?: Comparison;
}

const textOf = (value: PropertyValue): string => {
  if ('str' in value) return value.str;
  if ('id' in value) return value.name;
  return String('int' in value ? value.int : value.float);
};

/** What is known of records of one kind, by the ids and names of the properties. */
const propertiesOf = <Kind extends OpenKind>(
  kind: Kind,
  table: Readonly<Record<string, readonly [name: string, given: Given<OpenRecords[Kind]>]>>,
): OpenProperty[] =>
  Object.entries(table).map(([id, [name, { values, of, compare }]]) => {
    const valuesOf = (record: OpenRecord) => values(record as OpenRecords[Kind]);
    return {
      ...{ id, name, kind, valuesOf, isName: compare === compareNames },
      ...(of && { of }),
      ...(compare && { compare }),
      factOf: (record, places) => {
        const found = valuesOf(record);
        const ids = found.flatMap((value) => ('id' in value ? value.id : []));
        return { texts: [...found.map(textOf), ...ids.flatMap((each) => places.get(each) ?? [])], ids };
      },
    };
  });

const str = (text: string | null) => (text ? [{ str: text }] : []);
const int = (number: number | null) => (number === null ? [] : [{ int: number }]);
const float = (number: number | null) => (number === null ? [] : [{ float: number }]);
const year = (date: string) => (/^\d{4}/.test(date) ? int(Number(date.slice(0, 4))) : []);
/** Each record once. */
const records = (found: readonly (readonly [id: string | null, name: string])[]) =>
  [...new Map(found)].flatMap(([id, name]) => (id === null || name === '' ? [] : [{ id, name }]));

const placesIn = ({ events }: OpenPerson, types?: readonly OpenEvent['type'][]) =>
  records(events.filter(({ type }) => !types || types.includes(type)).map(({ place_id, place }) => [place_id, place]));

const person = propertiesOf<'person'>('person', {
  birth_year: ['year of birth', { values: ({ born }) => year(born), compare: compareDays }],
  death_year: ['year of death', { values: ({ died }) => year(died), compare: compareDays }],
  born: ['day of birth', { values: ({ born }) => str(born), compare: compareDays }],
  died: ['day of death', { values: ({ died }) => str(died), compare: compareDays }],
  age: ['age at death', { values: ({ age }) => int(age) }],
  first_name: ['first names', { values: ({ first_name }) => str(first_name), compare: compareNames }],
  family_name: ['last name', { values: ({ family_name }) => str(family_name), compare: compareNames }],
  other_names: [
    'other names',
    {
      values: (p) => [...p.alternative_first_names, ...p.alternative_family_names].flatMap(str),
      compare: compareNames,
    },
  ],
  gender: ['gender', { values: ({ gender }) => str(gender === 'undefined' ? '' : gender), compare: compareTexts }],
  nationality: ['nationality', { values: ({ nationality }) => str(nationality), compare: compareTexts }],
  birth_place: ['place of birth', { of: 'place', values: (p) => placesIn(p, ['born']), compare: compareTexts }],
  death_place: ['place of death', { of: 'place', values: (p) => placesIn(p, ['died']), compare: compareTexts }],
  place: ['place of any event', { of: 'place', values: (p) => placesIn(p), compare: compareTexts }],
  memorial: [
    'memorial or grave',
    {
      of: 'memorial',
      values: ({ events }) => records(events.map(({ memorial_id, memorial }) => [memorial_id, memorial])),
      compare: compareTexts,
    },
  ],
  army: ['army', { values: ({ army }) => str(army), compare: compareTexts }],
  regiment: ['regiment', { values: ({ regiment }) => str(regiment), compare: compareUnits }],
  unit: [
    'unit, with its regiment',
    { values: (p) => str([p.unit_number, p.unit, p.regiment].filter(Boolean).join(' ')), compare: compareUnits },
  ],
  linked_unit: [
    'unit of the list of units',
    {
      of: 'unit',
      values: ({ events }) => records(events.map(({ unit_id, unit }) => [unit_id, unit])),
      compare: compareUnits,
    },
  ],
  rank: ['rank', { values: ({ rank }) => str(rank), compare: compareTexts }],
  service_number: ['service number', { values: (p) => str(p.service_number), compare: compareNumbers }],
  victim_type: ['kind of victim', { values: (p) => str(p.victim_type), compare: compareTexts }],
  description: ['remarks', { values: ({ description }) => str(description) }],
  url: ['address of the page', { values: ({ url }) => str(url) }],
});

const place = propertiesOf<'place'>('place', {
  country_code: ['country of today', { values: (p: OpenPlace) => str(p.country_code), compare: compareTexts }],
  type: ['kind of place', { values: ({ type }) => str(type), compare: compareTexts }],
  names: [
    'names in all languages',
    { values: ({ names }) => Object.values(names).flatMap(str), compare: compareTexts },
  ],
  latitude: ['latitude', { values: ({ latitude }) => float(latitude) }],
  longitude: ['longitude', { values: ({ longitude }) => float(longitude) }],
});

const unit = propertiesOf<'unit'>('unit', {
  army: ['army', { values: (u: OpenUnit) => str(u.army), compare: compareTexts }],
  type: ['kind of unit', { values: ({ type }) => str(type), compare: compareTexts }],
  regiment: ['regiment', { values: ({ regiment }) => str(regiment), compare: compareUnits }],
  place: [
    'places where it was',
    {
      of: 'place',
      values: ({ history }) => records(history.map((each) => [each.place_id, each.place])),
      compare: compareTexts,
    },
  ],
  url: ['address of the page', { values: ({ url }) => str(url) }],
});

const memorial = propertiesOf<'memorial'>('memorial', {
  place: [
    'place',
    { of: 'place', values: (m: OpenMemorial) => records([[m.place_id, m.place]]), compare: compareTexts },
  ],
  country_code: ['country of today', { values: (m) => str(m.country_code), compare: compareTexts }],
  type: ['kind of memorial', { values: ({ type }) => str(type), compare: compareTexts }],
  other_names: ['other names', { values: (m) => m.alternative_names.flatMap(str), compare: compareTexts }],
  address: ['address', { values: ({ address }) => str(address), compare: compareTexts }],
  latitude: ['latitude', { values: ({ latitude }) => float(latitude) }],
  longitude: ['longitude', { values: ({ longitude }) => float(longitude) }],
  url: ['address of the page', { values: ({ url }) => str(url) }],
});

export const openProperties: Readonly<Record<OpenKind, readonly OpenProperty[]>> = { person, place, unit, memorial };
