import { ownFields, wordNames } from '@salient/shared/areas/events/ownFields.ts';
import type { PreviewedRow } from '@salient/shared/areas/imports/listPreview.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { EntityRecord, EventRecord, ImportRecord, Names } from '../records/records.ts';

/** A choice, such as why somebody was with a unit, says little beside the row. */
const texts = wordNames.filter((name) => ownFields[name].kind !== 'choice');

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? '' : String(value);

const nameIn = (names: Names): string => Object.values(names)[0] ?? '';

/** What is said elsewhere in the preview, or follows from the rest. */
const saidElsewhere =
  /^(surname|familyname|born_|died_(day|month|year)|war_casualty|in_namelist|not_for_loop|stated_living|living_)/;

/** What stands with a person of whom nothing is said. */
const saysNothing = new Set(['', '0', 'none', 'unknown', 'undefined', 'computed']);

/** A record beside its row: of a person all that stands with it, of another record its names. */
export function previewPerson(record: ImportRecord): Omit<PreviewedRow, 'is_taken' | 'merged'> {
  const { row, line, cells, problems } = record;
  const common = { row, line, cells: [...cells], problems: problems.map((problem) => ({ ...problem })) };
  if (record.kind !== 'persons') {
    return { ...common, surname: '', familyname: nameOf(record), facts: factsOf(record), events: [] };
  }
  const person: Fields = { ...record.person };
  const facts = Object.entries(person)
    .filter(
      ([field, value]) => !saidElsewhere.test(field) && typeof value !== 'boolean' && !saysNothing.has(textOf(value)),
    )
    .map(([field, value]) => ({ field, value: textOf(value) }));
  return {
    ...common,
    surname: record.person.surname,
    familyname: record.person.familyname,
    facts,
    events: record.events.map(previewEvent),
  };
}

type OtherRecord = Exclude<ImportRecord, { kind: 'persons' }>;

/** What stands with a record that is no person, by the fields of its form. */
function factsOf(record: OtherRecord): PreviewedRow['facts'] {
  const facts: [field: string, value: unknown][] = [];
  if (record.kind === 'places') {
    const { place } = record;
    facts.push(
      ['other_names', Object.values(place.names).slice(1)],
      ['other_names', place.alternative_names],
      ['place_type', place.type],
      ...[place.locality, place.area2, place.area1].map((area): [string, string] => ['area', nameIn(area)]),
      ['country', place.country_code],
      ['position', positionOf(place)],
    );
  } else if (record.kind === 'memorials') {
    const { memorial, places } = record;
    facts.push(
      ['other_names', memorial.alternative_names],
      ['memorial_type', memorial.type],
      ['cemetery_kind', memorial.cemetery_kind],
      ['place', places[0] ? nameIn(places[0].names) : ''],
      ['country', places[0]?.country_code],
      ['address', memorial.address],
      ['position', positionOf(memorial)],
    );
  } else {
    for (const { history } of record.entities) {
      for (const { entity, from_date, to_date } of history) {
        const [above] = record.entities.filter(({ id }) => id === entity);
        facts.push(['part_of', above ? unitName(above) : ''], ['from', knownDay(from_date)], ['to', knownDay(to_date)]);
      }
    }
    facts.push(['army', record.entities[0]?.names.army]);
  }
  return facts.map(([field, value]) => ({ field, value: textOf(value) })).filter(({ value }) => value !== '');
}

const positionOf = ({ lat, lon }: { readonly lat: number | null; readonly lon: number | null }) =>
  lat === null || lon === null ? '' : `${lat}, ${lon}`;
const knownDay = (date: string) => (/\d/.test(date) ? date : '');

const unitName = ({ names }: EntityRecord) =>
  [names.unit_nr, names.unit, names.regiment, names.brigade, names.division, names.corps].filter(Boolean).join(' ');

function nameOf(record: OtherRecord): string {
  if (record.kind === 'places') return nameIn(record.place.names);
  if (record.kind === 'memorials') return record.memorial.name;
  return record.entities.map(unitName).join(' · ');
}

function previewEvent({ draft, places, memorial }: EventRecord): PreviewedRow['events'][number] {
  const fields: Fields = { ...draft };
  const day = (end: 'start' | 'end') => {
    const [year, month, date] = ['year', 'month', 'day'].map((part) => fields[`${end}_${part}`] as number | null);
    const text = encodeDate({ day: date ?? null, month: month ?? null, year: year ?? null });
    return /\d/.test(text) ? text : '';
  };
  return {
    type: draft.type,
    start: day('start'),
    end: day('end'),
    // What names no place stays as it is written.
    place: places[0] ? nameIn(places[0].names) || places[0].asWritten : '',
    memorial: memorial?.name ?? '',
    words: [...texts, 'description', 'topo'].map((name) => textOf(fields[name])).filter((text) => text !== ''),
  };
}
