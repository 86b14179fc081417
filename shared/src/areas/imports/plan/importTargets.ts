/** How a column is read: `date` by the rules of dates, `choice` by a table of its words. */
export type TargetKind =
  | 'key'
  | 'fullname'
  | 'name'
  | 'text'
  | 'date'
  | 'choice'
  | 'place'
  | 'country'
  | 'area'
  | 'memorial';

interface Target {
  readonly kind: TargetKind;
  /** The part of the person or the event that the column fills, as a mapping names it. */
  readonly at: readonly [owner: 'list' | 'person' | TargetEvent, field: string];
}

/** Events that a list of one row a person can give. */
export const targetEvents = [
  ...['born', 'where', 'work', 'marriage', 'military', 'injured', 'jailed', 'hospitalized', 'died', 'memorated'],
  ...['decorated', 'extra'],
] as const;
export type TargetEvent = (typeof targetEvents)[number];

const target = (kind: TargetKind, owner: Target['at'][0], field: string): Target => ({ kind, at: [owner, field] });

/** What a column of a list of persons may say, in the order in which it is offered. */
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
  born_place: target('place', 'born', 'name'),
  born_area: target('area', 'born', 'area2'),
  born_country: target('country', 'born', 'country'),
  died: target('date', 'person', 'died'),
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
} as const satisfies Record<string, Target>;

export type TargetId = keyof typeof importTargets;
export const targetIds = Object.keys(importTargets) as TargetId[];

/** What the words of a choice may become. */
export const choiceValues = {
  gender: ['male', 'female'],
  victim_type: ['military', 'civilian'],
} as const satisfies Partial<Record<TargetId, readonly string[]>>;
export type ChoiceTarget = keyof typeof choiceValues;

export const isChoiceTarget = (id: TargetId): id is ChoiceTarget => Object.hasOwn(choiceValues, id);
