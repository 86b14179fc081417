/** The fourteen event types of document 1 section 3.3. */
export const eventTypes = [
  'born',
  'school',
  'work',
  'where',
  'marriage',
  'military',
  'jailed',
  'injured',
  'hospitalized',
  'died',
  'memorated',
  'decorated',
  'extra',
  'cwxrm',
] as const;
export type EventType = (typeof eventTypes)[number];

export const whereReasons = ['homeaddress', 'fugitive', 'evacuated', 'deportated', 'moved'] as const;
export const enlistedReasons = [
  'enlisted',
  'active service',
  'posted to',
  'attached to',
  'renumbered',
  'transferred to',
  'promoted',
] as const;
export const jailedTypes = ['jailed', 'captive'] as const;
export const memorialKinds = ['original', 'current', 'none', 'unknown'] as const;

/** Free-text fields that belong to one type, with their longest length. */
export const eventTextFields = {
  school: { school_name: 500, school_direction: 500 },
  work: { work_company_name: 500, work_profession: 500 },
  marriage: { marriage_partner: 500 },
  military: {
    enlisted_army: 100,
    enlisted_regt: 500,
    enlisted_unit: 500,
    enlisted_nr: 100,
    enlisted_sub: 500,
    enlisted_rank: 200,
    enlisted_number: 100,
  },
  injured: { injured_wound: 500, injured_cause: 500 },
  died: { death_reason: 500 },
  memorated: { memorial_ref: 500 },
  decorated: { decoration: 500, citation: 10_000 },
  cwxrm: { first_name: 200, last_name: 200, email: 254, group: 500, sponsor_name: 500, mail_labels: 1000 },
} as const;

export const eventLimits = { topo: 500, description: 10_000 } as const;

/** Types with one date; the others have a start and an end (EVENT-17, EVENT-18). */
export const singleDateTypes: ReadonlySet<EventType> = new Set(['decorated', 'cwxrm', 'military', 'born', 'died']);
/** Types without a place (EVENT-19). */
export const placelessTypes: ReadonlySet<EventType> = new Set(['memorated', 'decorated']);
/** Types with an address (EVENT-20). */
export const addressTypes: ReadonlySet<EventType> = new Set([
  'born',
  'where',
  'military',
  'jailed',
  'injured',
  'hospitalized',
  'died',
]);

/** Every column that belongs to a type, text fields and the rest. */
export const eventTypeFields: Record<EventType, readonly string[]> = {
  born: [],
  school: Object.keys(eventTextFields.school),
  work: Object.keys(eventTextFields.work),
  where: ['where_reason'],
  marriage: Object.keys(eventTextFields.marriage),
  military: ['enlisted_reason', ...Object.keys(eventTextFields.military), 'military_entity_id', 'military_regiment_id'],
  jailed: ['jailed_type'],
  injured: Object.keys(eventTextFields.injured),
  hospitalized: [],
  died: Object.keys(eventTextFields.died),
  memorated: ['memorial_id', 'memorial_kind', ...Object.keys(eventTextFields.memorated)],
  decorated: Object.keys(eventTextFields.decorated),
  extra: [],
  cwxrm: ['batch', 'csv_id', ...Object.keys(eventTextFields.cwxrm)],
};
