import { cemeteryKinds, memorialTypes } from '../../memorials/memorialTypes.ts';

/** How a column is read: `date` by the rules of dates, `date_and_place` by its two parts, `choice` by a table of its words. */
export type TargetKind =
  | 'key'
  | 'fullname'
  | 'name'
  | 'text'
  | 'date'
  | 'date_and_place'
  | 'choice'
  | 'place'
  | 'country'
  | 'area'
  | 'memorial';

/** What a list may be of, in the order in which it is offered. */
export const listKinds = ['persons', 'places', 'memorials', 'military-entities'] as const;
export type ListKind = (typeof listKinds)[number];

/** Records that are rows of a list of their own, and the place of a memorial. */
type RecordOwner = 'place' | 'memorial' | 'memorial_place' | 'entity';

/** What a column says something of: the row itself, a record, or an event of a person. */
export type TargetOwner = 'list' | 'person' | TargetEvent | RecordOwner;

interface Target {
  readonly kind: TargetKind;
  /** The part of the record or the event that the column fills, as a mapping names it. */
  readonly at: readonly [owner: TargetOwner, field: string];
}

/** Events that a list of one row a person can give. */
export const targetEvents = [
  ...['born', 'where', 'work', 'marriage', 'military', 'injured', 'jailed', 'hospitalized', 'died', 'memorated'],
  ...['decorated', 'extra'],
] as const;
export type TargetEvent = (typeof targetEvents)[number];

const target = (kind: TargetKind, owner: TargetOwner, field: string): Target => ({ kind, at: [owner, field] });

/** What a column of a list may say, in the order in which it is offered. */
export const importTargets = {
  key: target('key', 'list', 'key'),
  fullname: target('fullname', 'person', 'fullname'),
  familyname: target('name', 'person', 'familyname'),
  surname: target('name', 'person', 'surname'),
  alternative_familynames: target('name', 'person', 'alternative_familynames'),
  initials: target('text', 'person', 'initials'),
  gender: target('choice', 'person', 'gender'),
  nationality: target('text', 'person', 'nationality'),
  victim_type: target('choice', 'person', 'victim_type'),
  description: target('text', 'person', 'description'),
  born: target('date', 'person', 'born'),
  born_both: target('date_and_place', 'born', 'both'),
  born_place: target('place', 'born', 'name'),
  born_area: target('area', 'born', 'area2'),
  born_country: target('country', 'born', 'country'),
  died: target('date', 'person', 'died'),
  died_both: target('date_and_place', 'died', 'both'),
  died_age: target('text', 'person', 'died_age'),
  died_place: target('place', 'died', 'name'),
  died_area: target('area', 'died', 'area2'),
  died_country: target('country', 'died', 'country'),
  death_reason: target('text', 'died', 'death_reason'),
  home: target('place', 'where', 'name'),
  profession: target('text', 'work', 'work_profession'),
  partner: target('text', 'marriage', 'marriage_partner'),
  army: target('text', 'military', 'enlisted_army'),
  regiment: target('text', 'military', 'enlisted_regt'),
  unit: target('text', 'military', 'enlisted_unit'),
  subunit: target('text', 'military', 'enlisted_sub'),
  rank: target('text', 'military', 'enlisted_rank'),
  service_number: target('text', 'military', 'enlisted_number'),
  enlisted: target('date', 'military', 'date'),
  injured: target('date', 'injured', 'date'),
  injured_place: target('place', 'injured', 'name'),
  wound: target('text', 'injured', 'injured_wound'),
  captured: target('date', 'jailed', 'date'),
  captured_place: target('place', 'jailed', 'name'),
  hospital: target('text', 'hospitalized', 'description'),
  hospitalized: target('date', 'hospitalized', 'date'),
  grave: target('memorial', 'memorated', 'memorial'),
  grave_place: target('place', 'memorated', 'name'),
  grave_reference: target('text', 'memorated', 'memorial_ref'),
  decoration: target('text', 'decorated', 'decoration'),
  remarks: target('text', 'extra', 'description'),
  place_name: target('text', 'place', 'name'),
  place_name_nl: target('text', 'place', 'name.nl'),
  place_name_en: target('text', 'place', 'name.en'),
  place_name_fr: target('text', 'place', 'name.fr'),
  place_name_de: target('text', 'place', 'name.de'),
  place_names: target('text', 'place', 'alternative_names'),
  place_type: target('choice', 'place', 'type'),
  place_country: target('country', 'place', 'country'),
  place_area1: target('area', 'place', 'area1'),
  place_area2: target('area', 'place', 'area2'),
  place_locality: target('area', 'place', 'locality'),
  place_lat: target('text', 'place', 'lat'),
  place_lon: target('text', 'place', 'lon'),
  memorial_name: target('text', 'memorial', 'name'),
  memorial_names: target('text', 'memorial', 'alternative_names'),
  memorial_type: target('choice', 'memorial', 'type'),
  cemetery_kind: target('choice', 'memorial', 'cemetery_kind'),
  cemetery_nationality: target('text', 'memorial', 'cemetery_nationality'),
  memorial_start: target('date', 'memorial', 'start'),
  memorial_place: target('place', 'memorial_place', 'name'),
  memorial_area: target('area', 'memorial_place', 'area2'),
  memorial_country: target('country', 'memorial_place', 'country'),
  memorial_address: target('text', 'memorial', 'address'),
  memorial_lat: target('text', 'memorial', 'lat'),
  memorial_lon: target('text', 'memorial', 'lon'),
  memorial_trench: target('text', 'memorial', 'british_trench_coordinates'),
  memorial_description: target('text', 'memorial', 'description'),
  entity_army: target('text', 'entity', 'army'),
  entity_regiment: target('text', 'entity', 'regiment'),
  entity_unit: target('text', 'entity', 'unit'),
  entity_unit_nr: target('text', 'entity', 'unit_nr'),
  entity_brigade: target('text', 'entity', 'brigade'),
  entity_division: target('text', 'entity', 'division'),
  entity_corps: target('text', 'entity', 'corps'),
  entity_since: target('date', 'entity', 'start'),
  entity_until: target('date', 'entity', 'end'),
} as const satisfies Record<string, Target>;

export type TargetId = keyof typeof importTargets;
export const targetIds = Object.keys(importTargets) as TargetId[];

const kindOfOwner: Readonly<Record<RecordOwner, ListKind>> = {
  place: 'places',
  memorial: 'memorials',
  memorial_place: 'memorials',
  entity: 'military-entities',
};

/** Whether a column of a list of a kind may say it. */
export function isTargetOf(id: TargetId, kind: ListKind): boolean {
  const [owner] = importTargets[id].at;
  if (owner === 'list') return true;
  return kind === (Object.hasOwn(kindOfOwner, owner) ? kindOfOwner[owner as RecordOwner] : 'persons');
}

/** What the words of a choice may become. */
export const choiceValues = {
  gender: ['male', 'female'],
  victim_type: ['military', 'civilian'],
  place_type: [
    ...(['locality', 'sublocality', 'neighborhood', 'topo', 'colloquial_area'] as const),
    ...(['administrative_area_level_2', 'administrative_area_level_1', 'country'] as const),
  ],
  memorial_type: memorialTypes,
  cemetery_kind: cemeteryKinds,
} as const satisfies Partial<Record<TargetId, readonly string[]>>;
export type ChoiceTarget = keyof typeof choiceValues;

export const isChoiceTarget = (id: TargetId): id is ChoiceTarget => Object.hasOwn(choiceValues, id);
