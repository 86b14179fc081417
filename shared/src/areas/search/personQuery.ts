import { z } from 'zod';
import { encodedDateSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema, searchTextSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumbers } from '../../lib/schemas/kioskNumber.ts';
import { datasets } from '../datasets/datasets.ts';
import type { EventType } from '../events/eventTypes.ts';
import { genders, victimTypeDetails, victimTypes } from '../persons/personValues.ts';
import { relationTypes } from '../relations/relationTypes.ts';
import { documentChoices } from './documentChoices.ts';
import { type EventCriterion, eventCriterionSchema } from './eventCriteria.ts';
import { storedEventType } from './eventInputs.ts';
import { kioskChoices } from './kioskChoices.ts';
import { textCriterionSchema } from './textCriterion.ts';

/** Filters send `MALE`, records hold `male` (ADVSEARCH-08); `any` and `all` both mean no filter. */
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase().replace(/^all$/, 'any') : value),
    z.enum(['any', ...options]).default('any'),
  );

const dateRangeSchema = z.strictObject({
  from: encodedDateSchema.optional(),
  to: encodedDateSchema.optional(),
  /** Only dates that lie within for certain: October 1917 may be the 4th, and is not certain to be. */
  certain: z.boolean().optional(),
  /** Only those of which no date is known. */
  empty: z.boolean().optional(),
});
const ageRangeSchema = z.strictObject({
  from: z.int().min(0).max(150).optional(),
  to: z.int().min(0).max(150).optional(),
});

/** A project by its id, or as whoever picked a suggestion sends it; `any` is no filter. */
const projectSchema = z.union([
  idSchema,
  z.literal('any').transform(() => undefined),
  z
    .strictObject({
      value: z.string().max(500).default(''),
      mode: z.literal('selected').default('selected'),
      id: idSchema,
    })
    .transform(({ id }) => id),
]);

/** A kiosk by its number, also as the text that a select sends; `any` is no filter. */
const kioskSchema = z.union([
  z.literal(kioskNumbers),
  z.enum(kioskChoices).transform((choice) => kioskNumbers.find((number) => String(number) === choice)),
]);

/** Some of the words typed, by which a reader says how they are meant. */
const typedWordsSchema = z.array(searchTextSchema).max(12).default([]);

/** Different items that may ask for events of one stored type: their combinations are compared with each other. */
export const maxDifferentItems = 8;

function limitDifferentItems({ value: events, issues }: z.core.ParsePayload<EventCriterion[]>): void {
  const different = new Map<EventType, Set<string>>();
  for (const event of events) {
    const type = storedEventType[event.type];
    different.set(type, (different.get(type) ?? new Set()).add(JSON.stringify(event)));
  }
  if ([...different.values()].every(({ size }) => size <= maxDifferentItems)) return;
  issues.push({ code: 'too_big', origin: 'array', maximum: maxDifferentItems, inclusive: true, input: events });
}

/** The one query shape of every person search (design section 6). All given parts must hold. */
export const personQuerySchema = z.strictObject({
  /** The one box: names in any order, years, service numbers. */
  text: searchTextSchema.default(''),
  /** Whether fallbacks may widen a text search that finds nothing; off after the reader undid it. */
  widen: z.boolean().default(true),
  /** Adds names that sound alike to the text search from the start. */
  sounds_alike: z.boolean().default(false),
  /** Words of the text that are a name, whatever else they could mean. */
  as_name: typedWordsSchema,
  /** Words of the text that are no name. */
  as_term: typedWordsSchema,
  /** Words of the text that say what every person found has to meet. */
  must: typedWordsSchema,
  surname: textCriterionSchema.optional(),
  familyname: textCriterionSchema.optional(),
  initials: textCriterionSchema.optional(),
  nationality: textCriterionSchema.optional(),
  description: textCriterionSchema.optional(),
  gender: choice(genders),
  victim_type: choice(victimTypes),
  victim_type_details: choice(victimTypeDetails),
  born: dateRangeSchema.optional(),
  died: dateRangeSchema.optional(),
  age: ageRangeSchema.optional(),
  dataset: z.enum(datasets).default('any'),
  project: projectSchema.optional(),
  kiosk: kioskSchema.optional(),
  relation: choice(relationTypes),
  /** Somebody in such a relation, or in any, by name or by id; `empty` for who has none. */
  related: textCriterionSchema.optional(),
  /** Whether a document of the archive names the person. */
  documents: choice(documentChoices),
  /** The collection of such a document, by title or by id. */
  collection: textCriterionSchema.optional(),
  events: z.array(eventCriterionSchema).max(20).check(limitDifferentItems).default([]),
});
export type PersonQuery = z.output<typeof personQuerySchema>;
export type PersonQueryInput = z.input<typeof personQuerySchema>;
