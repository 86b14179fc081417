import { enlistedReasons, jailedTypes, memorialKinds, whereReasons } from '../events/eventChoices.ts';
import type { EventType } from '../events/eventTypes.ts';
import type { KindName, OwnName } from '../events/ownFields.ts';
import { trackTypes } from '../military/militaryEntityTypes.ts';

/** Filter types of a person's events, in the documents' words (ADVSEARCH-09). */
export const eventCriterionTypes = [
  'born',
  'died',
  'where',
  'school',
  'work',
  'enlisted',
  'jailed',
  'injured',
  'decorated',
  'memorated',
  'event',
] as const;
export type EventCriterionType = (typeof eventCriterionTypes)[number];

/** Choice of the `reason` filter that means any reason but `enlisted` (ADVSEARCH-12). */
export const anyActiveService = 'any active service';

/** A column of events that filters compare. Guests filter too: it is one that everybody may read, which a test holds. */
export type EventColumn = OwnName | 'topo';

/**
 * How one input of an event filter is stored and compared. Both search engines read this table, so that they cannot
 * disagree on what an input means.
 */
export type EventInput =
  /** Free text of one event column. */
  | { readonly kind: 'text'; readonly column: EventColumn }
  /** One of a few stored values. */
  | { readonly kind: 'select'; readonly column: KindName; readonly options: readonly string[] }
  | { readonly kind: 'place' }
  | { readonly kind: 'memorial' }
  /** Where the memorial of the event is. */
  | { readonly kind: 'memorialPlace' }
  /** Bounds on the event's period: it matches when some day of it lies inside. */
  | { readonly kind: 'date'; readonly bound: 'from' | 'to' }
  /** One of a few values of an entry in the history of the unit with which somebody served. */
  | { readonly kind: 'history'; readonly column: 'type' | 'track_type'; readonly options: readonly string[] }
  /** A military entity: the one that such an entry names, or the one with which somebody served meanwhile. */
  | { readonly kind: 'unit'; readonly role: 'named' | 'servedWith' }
  /** Asks for who has no event that meets the other inputs. */
  | { readonly kind: 'negation' };

const when = { from: { kind: 'date', bound: 'from' }, to: { kind: 'date', bound: 'to' } } as const;
const whereabouts = { place: { kind: 'place' }, topo: { kind: 'text', column: 'topo' } } as const;
const text = (column: EventColumn) => ({ kind: 'text', column }) as const;
const select = (column: KindName, options: readonly string[]) => ({ kind: 'select', column, options }) as const;

const inputsOfEvent: Record<EventCriterionType, Readonly<Record<string, EventInput>>> = {
  born: { ...when, ...whereabouts },
  died: { ...when, ...whereabouts, reason: text('death_reason') },
  where: { ...when, ...whereabouts, moveType: select('where_reason', whereReasons) },
  school: { ...when, place: whereabouts.place, name: text('school_name'), direction: text('school_direction') },
  work: {
    ...when,
    place: whereabouts.place,
    company: text('work_company_name'),
    profession: text('work_profession'),
  },
  enlisted: {
    ...when,
    ...whereabouts,
    reason: select('enlisted_reason', [...enlistedReasons, anyActiveService]),
    army: text('enlisted_army'),
    regiment: text('enlisted_regt'),
    unit: text('enlisted_unit'),
    unit_nr: text('enlisted_nr'),
    sub: text('enlisted_sub'),
    rank: text('enlisted_rank'),
    number: text('enlisted_number'),
  },
  jailed: { ...when, ...whereabouts, jailedType: select('jailed_type', jailedTypes) },
  injured: { ...when, ...whereabouts, wound: text('injured_wound'), cause: text('injured_cause') },
  decorated: { ...when, decoration: text('decoration') },
  memorated: {
    ...when,
    memorial: { kind: 'memorial' },
    place: { kind: 'memorialPlace' },
    kind: select('memorial_kind', memorialKinds),
    reference: text('memorial_ref'),
  },
  event: {
    ...when,
    served_with: { kind: 'unit', role: 'servedWith' },
    event_type: { kind: 'history', column: 'type', options: ['structure', 'attachment', 'track'] },
    track_type: { kind: 'history', column: 'track_type', options: trackTypes },
    entity: { kind: 'unit', role: 'named' },
    ...whereabouts,
  },
};

const negation: EventInput = { kind: 'negation' };

/** Inputs of each filter type (ADVSEARCH-31); each can be turned round. */
export const eventInputs = Object.fromEntries(
  eventCriterionTypes.map((type): [string, typeof inputsOfEvent.born] => [
    type,
    { ...inputsOfEvent[type], not: negation },
  ]),
) as Record<EventCriterionType, Readonly<Record<string, EventInput>>>;

const allInputs = Object.values(eventInputs).flatMap((inputs) => Object.values(inputs));

/** The columns of free text that inputs compare, each once. */
export const textColumns: readonly EventColumn[] = [
  ...new Set(allInputs.flatMap((input) => (input.kind === 'text' ? [input.column] : []))),
];

/** The columns of stored values that inputs choose from, each once. */
export const selectColumns: readonly KindName[] = [
  ...new Set(allInputs.flatMap((input) => (input.kind === 'select' ? [input.column] : []))),
];

/** The stored event type that a filter type reads. `event` reads the unit history behind military events. */
export const storedEventType: Record<EventCriterionType, EventType> = {
  born: 'born',
  died: 'died',
  where: 'where',
  school: 'school',
  work: 'work',
  enlisted: 'military',
  jailed: 'jailed',
  injured: 'injured',
  decorated: 'decorated',
  memorated: 'memorated',
  event: 'military',
};
