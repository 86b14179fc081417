import { type DatasetFlag, datasetFlags } from '../datasets/datasets.ts';
import type { EventType } from '../events/eventTypes.ts';
import type { KindName } from '../events/ownFields.ts';
import { rankGroupOf } from '../military/ranks/rankGroups.ts';
import { isPublicPerson, type LivingStatus } from '../persons/living/livingStatus.ts';
import type { PersonDraft } from '../persons/personFields.ts';
import { eventCriterionTypes, eventInputs, storedEventType } from './eventInputs.ts';
import { type EventKeys, keyColumns } from './eventKeys.ts';
import { unbarred } from './personKeys.ts';
import type { PersonRow } from './personRow.ts';
import { unitKey } from './unitKey.ts';

/** An event as the index reads it from the database. */
export interface IndexedEvent extends EventKeys, Record<KindName, string | null> {
  type: EventType;
  place_id: string | null;
  memorial_id: string | null;
  period_min: number | null;
  period_max: number | null;
  enlisted_army: string;
  enlisted_rank: string;
}

/** A person as the index reads it from the database, with all that its document needs. */
export interface IndexedPerson extends Pick<PersonDraft, DatasetFlag> {
  id: string;
  surname: string;
  familyname: string;
  alternative_surnames: string[];
  alternative_familynames: string[];
  gender: string;
  nationality: string;
  born: string;
  died: string;
  born_min: number | null;
  born_max: number | null;
  died_min: number | null;
  died_max: number | null;
  died_year: number | null;
  age: number | null;
  victim_type: string;
  victim_type_details: string;
  war_casualty: boolean;
  living_status: LivingStatus;
  surname_keys: string;
  familyname_keys: string;
  fold_keys: string;
  sound_keys: string[];
  given_keys: string[];
  initials_key: string;
  nationality_key: string;
  sort_name: string;
  /** The military details that lists show. */
  military: {
    army: string;
    regiment: string;
    unit: string;
    unit_nr: string;
    sub: string;
    rank: string;
    number: string;
  };
  events: IndexedEvent[];
  projects: string[];
  relations: string[];
  /** Codes of the countries of its events' places. */
  countries: string[];
  /** Datasets that the person's published story puts it in. */
  stories: string[];
  /** Whether a document of the archive names the person. */
  has_documentation: boolean;
  /** Whether the person is what a contact moment brought about. */
  has_contacts: boolean;
}

type ShownRow = Omit<PersonRow, 'reason' | 'matched_name'>;

/** What Meilisearch holds of a person. */
export interface PersonDocument extends ShownRow {
  /** Own names, searched first; the family name in front, as what is found further on in a field ranks lower. */
  name: string;
  /** Alternative names, searched second. */
  alternatives: string;
  /** Folded tokens, searched third. */
  folded: string;
  surname_keys: string[];
  familyname_keys: string[];
  sound_keys: string[];
  given_keys: string[];
  initials_key: string;
  nationality: string;
  nationality_key: string;
  victim_type_details: string;
  datasets: string[];
  projects: string[];
  relations: string[];
  born_min: number | null;
  born_max: number | null;
  died_min: number | null;
  died_max: number | null;
  died_year: string | null;
  died_place: string | null;
  armies: string[];
  /** Places of events of any kind. */
  place_ids: string[];
  /** Their countries. */
  countries: string[];
  /** Units of military events, by `unitKey`. */
  unit_keys: string[];
  /** Groups of their ranks. */
  rank_groups: string[];
  /** Years of birth, of death and of every event, for a year typed in the search box. */
  years: number[];
  numbers: string[];
  /** Event criteria: type, then input, then the values of all events of the type. */
  e: Record<string, Record<string, (string | number)[]>>;
  has_story: boolean;
  has_photo: boolean;
  sort_name: string;
}

const distinct = <T>(values: Iterable<T>): T[] => [...new Set(values)];

/** Among the datasets of whoever may be alive, whom guests do not find. */
export const livingDataset = 'presumed_living';

/** Datasets that a person belongs to by itself; `any` is left out, as everybody is in it. */
function datasetsOf(person: IndexedPerson): string[] {
  const included: [string, boolean][] = [
    ['deaths', person.war_casualty],
    ['survivors', !person.war_casualty],
    ...Object.entries(datasetFlags).map(([dataset, flag]): [string, boolean] => [dataset, person[flag]]),
    ['military', person.victim_type === 'military'],
    ['with_documentation', person.has_documentation],
    [livingDataset, !isPublicPerson(person)],
    ['contacts', person.has_contacts],
  ];
  return included.flatMap(([dataset, isIn]) => (isIn ? [dataset] : []));
}

/** The compared form of one text of an event. */
function textOf(event: IndexedEvent, column: string): string | null {
  if (column in keyColumns) return event[keyColumns[column as keyof typeof keyColumns]];
  const textKeys = event.text_keys;
  const start = textKeys.indexOf(`|${column}=`);
  if (start < 0) return null;
  const from = start + column.length + 2;
  return textKeys.slice(from, textKeys.indexOf('|', from));
}

/** Inputs of event filters that one flat field can answer, by filter type. */
function flatEvents(events: readonly IndexedEvent[]): PersonDocument['e'] {
  const flat: PersonDocument['e'] = {};
  for (const type of eventCriterionTypes) {
    if (type === 'event') continue;
    const own = events.filter((event) => event.type === storedEventType[type]);
    if (own.length === 0) continue;
    const fields: Record<string, (string | number)[]> = { is: ['yes'] };
    const put = (name: string, values: readonly (string | number | null)[]) => {
      const known = distinct(values).filter((value) => value !== null && value !== '');
      if (known.length > 0) fields[name] = known as (string | number)[];
    };
    for (const [name, input] of Object.entries(eventInputs[type])) {
      if (input.kind === 'text')
        put(
          name,
          own.map((event) => textOf(event, input.column)),
        );
      if (input.kind === 'select')
        put(
          name,
          own.map((event) => event[input.column]),
        );
      if (input.kind === 'place')
        put(
          name,
          own.map(({ place_id }) => place_id),
        );
      if (input.kind === 'memorial')
        put(
          name,
          own.map(({ memorial_id }) => memorial_id),
        );
    }
    if (type === 'born' || type === 'died') {
      put(
        'min',
        own.map(({ period_min }) => period_min),
      );
      put(
        'max',
        own.map(({ period_max }) => period_max),
      );
    }
    flat[type] = fields;
  }
  return flat;
}

/** Years that the events touch, of periods no longer than a life. */
function yearsOf(person: IndexedPerson): number[] {
  const year = (day: number | null) => (day === null ? [] : [Math.trunc(day / 10_000)]);
  return distinct([
    ...year(person.born_min),
    ...year(person.died_min),
    ...person.events.flatMap(({ period_min, period_max }) => [...year(period_min), ...year(period_max)]),
  ]).sort();
}

/** Builds the search document of a person. Pure: the same row always gives the same document. */
export function personDocument(person: IndexedPerson): PersonDocument {
  const { military, events } = person;
  return {
    id: person.id,
    surname: person.surname,
    familyname: person.familyname,
    alternative_surnames: person.alternative_surnames,
    alternative_familynames: person.alternative_familynames,
    gender: person.gender,
    born: person.born,
    died: person.died,
    age: person.age,
    victim_type: person.victim_type,
    in_namelist: person.in_namelist,
    ...military,
    name: `${person.familyname} ${person.surname}`.trim(),
    alternatives: [...person.alternative_familynames, ...person.alternative_surnames].join(' , '),
    folded: person.fold_keys.trim(),
    surname_keys: unbarred(person.surname_keys),
    familyname_keys: unbarred(person.familyname_keys),
    sound_keys: person.sound_keys,
    given_keys: person.given_keys,
    initials_key: person.initials_key,
    nationality: person.nationality,
    nationality_key: person.nationality_key,
    victim_type_details: person.victim_type_details,
    datasets: [...datasetsOf(person), ...person.stories],
    projects: person.projects,
    relations: person.relations,
    born_min: person.born_min,
    born_max: person.born_max,
    died_min: person.died_min,
    died_max: person.died_max,
    died_year: person.died_year === null ? null : String(person.died_year),
    died_place: events.find(({ type }) => type === 'died')?.place_id ?? null,
    armies: distinct(events.map(({ enlisted_army }) => enlisted_army)).filter(Boolean),
    place_ids: distinct(events.flatMap(({ place_id }) => place_id ?? [])),
    countries: person.countries,
    unit_keys: distinct(events.filter(({ type }) => type === 'military').map(unitKey)),
    rank_groups: distinct(events.map(({ enlisted_rank }) => rankGroupOf(enlisted_rank) ?? '')).filter(Boolean),
    years: yearsOf(person),
    numbers: distinct(events.map(({ number_key }) => number_key)).filter(Boolean),
    e: flatEvents(events),
    has_story: person.stories.length > 0,
    has_photo: false,
    sort_name: person.sort_name,
  };
}
