import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { recordReferenceSchema } from '../../lib/merges/recordMerge.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeSchema } from './place.ts';
import { lookupMatchSchema } from './placeLookup.ts';

/** Statuses of places that wait for somebody to say where they lie. */
export const waitingStatuses = ['unresolved', 'ambiguous', 'not_found'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** Who knows a candidate: the museum's own places, countries and lands, the built-in gazetteer, or one of the services. */
export const candidateOrigins = ['place', 'land', 'gazetteer', 'maps_service', 'gazetteer_service'] as const;
export type CandidateOrigin = (typeof candidateOrigins)[number];

/** Why a candidate may be the place, or why not. */
export const candidateReasons = [
  'same_name',
  'historic_name',
  'old_spelling',
  'similar_name',
  'same_country',
  'other_country',
  'country_unlike_area',
  'country_unlike_list',
  'other_type',
  'same_area',
  'near',
] as const;
export type CandidateReason = (typeof candidateReasons)[number];

export const placeCandidateSchema = z.strictObject({
  origin: z.enum(candidateOrigins),
  /** The museum's own place, which accepting merges with the one in hand. */
  place: placeSchema.nullable(),
  match: lookupMatchSchema,
  /** What it is called in each language, as far as whoever knows it says. */
  names: z.partialRecord(z.enum(languages), z.string()),
  reasons: z.array(
    z.strictObject({
      code: z.enum(candidateReasons),
      /** The name that it bears, the area that it shares, lies near or cannot lie in, its other country or its other type. */
      text: z.string(),
      /** How far from the middle of that area, for `near`. */
      km: z.number().optional(),
    }),
  ),
  score: z.number(),
  /** Its country or its type contradicts what is known of the place: nobody takes it without having been asked. */
  is_doubtful: z.boolean(),
});
export type PlaceCandidate = z.infer<typeof placeCandidateSchema>;

/** Who said that nobody can find something, and when, as an ISO 8601 moment; a look-up that finds nothing says no such thing. */
export const givenUpSchema = z.strictObject({ account: z.string().nullable(), at: z.string() });
export type GivenUp = z.infer<typeof givenUpSchema>;

/** A place that waits, with how many persons wait for it. */
export const waitingPlaceSchema = z.strictObject({
  id: idSchema,
  place: placeSchema,
  persons: z.int().min(0),
  /** It stands behind all others then; null once something of it has changed. */
  given_up: givenUpSchema.nullable(),
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

export const decisionKinds = ['accept', 'not_found', 'same'] as const;

/** A decision about a waiting place as its author, or an admin, may take it back. */
export const placeDecisionSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(decisionKinds),
  place_id: idSchema,
  /** What the place was called. */
  name: z.string(),
});
export type PlaceDecision = z.infer<typeof placeDecisionSchema>;

/** From where a place came. */
export const placeOriginSchema = z.strictObject({
  /** Titles of the lists whose persons wait for it. */
  lists: z.array(z.string()),
  /** What refers to it, with a few of each by name. */
  references: z.array(recordReferenceSchema),
});

/** A look-up of the whole queue, under way or over. */
export const placeLookupRunSchema = z.strictObject({
  id: idSchema,
  state: z.enum(['running', 'stopped', 'done']),
  account: z.string().nullable(),
  /** ISO 8601, UTC. */
  started_at: z.string(),
  ended_at: z.string().nullable(),
  total: z.int(),
  found: z.int(),
  ambiguous: z.int(),
  not_found: z.int(),
  left_alone: z.int(),
});
export type PlaceLookupRun = z.infer<typeof placeLookupRunSchema>;
