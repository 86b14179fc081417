import {
  type ChoiceField,
  choice,
  date,
  type LineField,
  line,
  type ReferenceField,
  reference,
  type TextField,
  text,
} from '../../lib/fields/fields.ts';
import type { TextKey } from '../../lib/i18n/texts.ts';
import { enlistedReasons, jailedTypes, memorialKinds, whereReasons } from './eventChoices.ts';

/** A field of one type of event: a text, one of fixed values, or another record. */
export type OwnField = LineField | TextField | ChoiceField | ReferenceField;

/** What an event of a type is like. */
export interface EventTypeSpec {
  /** Where it stands in the timeline; types of one rank follow each other by date (EVENT-26, EVENT-27). */
  readonly rank: number;
  /** One day, or a start and an end (EVENT-17, EVENT-18). */
  readonly dates: 'day' | 'period';
  /** Whether it has a place (EVENT-19). */
  readonly place: boolean;
  /** Whether an address is asked for (EVENT-20). */
  readonly address: boolean;
  /** Whether a person may have several of it at a time (EVENT-36); if not, the database refuses them too. */
  readonly mayOverlap: boolean;
  /** Whether its notes and fields are for staff alone. */
  readonly staffOnly?: boolean;
  /** In the order in which they are shown. Types may share a field: all are columns of one table. */
  readonly fields: Readonly<Record<string, OwnField>>;
  /** Texts that only imports write, with their labels: kept as they are, and never sent. */
  readonly imported?: Readonly<Record<string, TextKey>>;
}

/**
 * The event types of document 1 section 3.3. What is said here of a type and its fields holds in calls, checks, storage,
 * forms, lists, histories and imports; whatever rule is special to it stands beside.
 */
export const eventTable = {
  born: { rank: 0, dates: 'day', place: true, address: true, mayOverlap: true, fields: {} },
  school: {
    ...{ rank: 1, dates: 'period', place: true, address: false, mayOverlap: false },
    fields: {
      school_name: line({ label: 'events.fields.school_name', longest: 500 }),
      school_direction: line({ label: 'events.fields.school_direction', longest: 500 }),
    },
  },
  work: {
    ...{ rank: 1, dates: 'period', place: true, address: false, mayOverlap: false },
    fields: {
      work_company_name: line({ label: 'events.fields.work_company_name', longest: 500 }),
      work_profession: line({ label: 'events.fields.work_profession', longest: 500 }),
    },
  },
  where: {
    ...{ rank: 1, dates: 'period', place: true, address: true, mayOverlap: false },
    fields: {
      where_reason: choice(whereReasons, {
        label: 'history.fields.where_reason',
        choices: 'events.whereReasons',
        empty: 'homeaddress',
        unsaid: [],
      }),
    },
  },
  marriage: {
    ...{ rank: 1, dates: 'period', place: true, address: false, mayOverlap: false },
    fields: { marriage_partner: line({ label: 'events.fields.marriage_partner', longest: 500 }) },
  },
  military: {
    ...{ rank: 2, dates: 'day', place: true, address: true, mayOverlap: false },
    fields: {
      enlisted_reason: choice(enlistedReasons, {
        label: 'history.fields.enlisted_reason',
        choices: 'events.enlistedReasons',
        empty: 'active service',
        unsaid: [],
      }),
      enlisted_army: line({ label: 'events.fields.enlisted_army', longest: 100 }),
      enlisted_regt: line({ label: 'events.fields.enlisted_regt', longest: 500 }),
      enlisted_unit: line({ label: 'events.fields.enlisted_unit', longest: 500 }),
      enlisted_nr: line({ label: 'events.fields.enlisted_nr', longest: 100 }),
      enlisted_sub: line({ label: 'events.fields.enlisted_sub', longest: 500 }),
      enlisted_rank: line({ label: 'events.fields.enlisted_rank', longest: 200 }),
      enlisted_number: line({ label: 'events.fields.enlisted_number', longest: 100 }),
      military_entity_id: reference('military_entity', { label: 'history.fields.military_entity' }),
      military_regiment_id: reference('military_entity', { label: 'history.fields.military_regiment' }),
    },
  },
  jailed: {
    ...{ rank: 2, dates: 'period', place: true, address: true, mayOverlap: false },
    fields: {
      jailed_type: choice(jailedTypes, {
        label: 'history.fields.jailed_type',
        choices: 'events.jailedTypes',
        empty: 'jailed',
        unsaid: [],
      }),
    },
  },
  injured: {
    ...{ rank: 2, dates: 'period', place: true, address: true, mayOverlap: false },
    fields: {
      injured_wound: line({ label: 'events.fields.injured_wound', longest: 500 }),
      injured_cause: line({ label: 'events.fields.injured_cause', longest: 500 }),
    },
  },
  hospitalized: { rank: 2, dates: 'period', place: true, address: true, mayOverlap: false, fields: {} },
  died: {
    ...{ rank: 3, dates: 'day', place: true, address: true, mayOverlap: true },
    fields: { death_reason: line({ label: 'events.fields.death_reason', longest: 500 }) },
  },
  memorated: {
    ...{ rank: 4, dates: 'period', place: false, address: false, mayOverlap: true },
    fields: {
      memorial_id: reference('memorial', { label: 'events.fields.memorial', required: true }),
      memorial_kind: choice(memorialKinds, {
        label: 'history.fields.memorial_kind',
        choices: 'events.memorialKinds',
        empty: 'current',
        unsaid: ['none', 'unknown'],
      }),
      memorial_ref: line({ label: 'events.fields.memorial_ref', longest: 500 }),
    },
  },
  decorated: {
    ...{ rank: 5, dates: 'day', place: false, address: false, mayOverlap: true },
    fields: {
      decoration: line({ label: 'events.fields.decoration', longest: 500 }),
      citation: text({ label: 'events.fields.citation', longest: 10_000 }),
    },
  },
  extra: { rank: 7, dates: 'period', place: true, address: false, mayOverlap: true, fields: {} },
  cwxrm: {
    ...{ rank: 6, dates: 'day', place: true, address: false, mayOverlap: true, staffOnly: true },
    fields: {
      first_name: line({ label: 'history.fields.sponsor_first_name', longest: 200 }),
      last_name: line({ label: 'history.fields.sponsor_last_name', longest: 200 }),
      email: line({ label: 'history.fields.sponsor_email', longest: 254 }),
      group: line({ label: 'history.fields.sponsor_group', longest: 500 }),
      sponsor_name: line({ label: 'history.fields.sponsor_name', longest: 500 }),
      mail_labels: line({ label: 'history.fields.mail_labels', longest: 1000 }),
    },
    imported: { batch: 'history.fields.batch', csv_id: 'history.fields.csv_id' },
  },
} satisfies Readonly<Record<string, EventTypeSpec>>;

/** What events of every type have; a type without an end, place or address has it blank. */
export const commonFields = {
  start: date({ label: 'history.fields.start_date' }),
  end: date({ label: 'history.fields.end_date' }),
  place_id: reference('place', { label: 'events.fields.place' }),
  topo: line({ label: 'events.fields.topo', longest: 500 }),
  description: text({ label: 'events.fields.description', longest: 10_000 }),
};

/** How the row of an imported list writes the place; stays when staff choose another place. */
export const commonImported = { place_as_written: 'events.fields.place_as_written' } as const satisfies Record<
  string,
  TextKey
>;
