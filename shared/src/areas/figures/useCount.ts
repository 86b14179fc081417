import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { storyVersions } from '../stories/storyTypes.ts';

/**
 * What is counted of the use of kiosks and public pages (beyond 18): sums by the hour, and nothing of whoever was there.
 * Each fact of a visit goes into a sum of its own, so that not even two facts of one visit can be put together again.
 */

/** How long a visit lasted, from its first touch to its last. */
export const stayNames = [
  'below_10s',
  'below_30s',
  'below_1m',
  'below_2m',
  'below_5m',
  'below_10m',
  'below_20m',
  'longer',
] as const;
export type Stay = (typeof stayNames)[number];

/** Seconds below which a stay has its name. */
const stayLimits: Readonly<Record<Stay, number>> = {
  below_10s: 10,
  below_30s: 30,
  below_1m: 60,
  below_2m: 120,
  below_5m: 300,
  below_10m: 600,
  below_20m: 1200,
  longer: Number.POSITIVE_INFINITY,
};

export const stayOf = (seconds: number): Stay => stayNames.find((name) => seconds < stayLimits[name]) ?? 'longer';

/** How a visit ended: nobody touched any more, somebody went back to the start, or a code to take home stood there last. */
export const endings = ['idle', 'home', 'code'] as const;
export type Ending = (typeof endings)[number];

/** How many persons a search found. */
export const searchOutcomes = ['none', 'one', 'to_10', 'to_100', 'more'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

export function searchOutcomeOf(total: number): SearchOutcome {
  if (total <= 1) return total <= 0 ? 'none' : 'one';
  if (total <= 100) return total <= 10 ? 'to_10' : 'to_100';
  return 'more';
}

/** Screens of a kiosk that a visitor can open. */
export const kioskScreens = ['stories', 'story', 'pair', 'names', 'search'] as const;
export type KioskScreen = (typeof kioskScreens)[number];

/** What a code on a kiosk takes home. */
export const codeKinds = ['story', 'pair'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Public pages whose openings are counted. */
export const countedPages = ['story', 'key_story', 'pair', 'key_location'] as const;
export type CountedPage = (typeof countedPages)[number];

const hourMs = 3_600_000;
/** The start of the hour that a moment lies in. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

const language = z.enum(languages);
const version = z.enum(storyVersions);
const sum = {
  /** Start of the hour, by the clock of the kiosk. */
  hour: z.iso.datetime().refine((text) => Date.parse(text) % hourMs === 0, 'the start of an hour'),
  count: z.int().min(1).max(10_000),
};

/** A sum that a kiosk sends. Strict: whatever else a sender adds is refused, not stored. */
export const kioskCountSchema = z.discriminatedUnion('what', [
  z.strictObject({ ...sum, what: z.literal('visits'), language, version }),
  z.strictObject({ ...sum, what: z.literal('stays'), value: z.enum(stayNames) }),
  z.strictObject({ ...sum, what: z.literal('endings'), value: z.enum(endings) }),
  z.strictObject({ ...sum, what: z.literal('screens'), value: z.enum(kioskScreens) }),
  z.strictObject({ ...sum, what: z.literal('searches'), value: z.enum(searchOutcomes) }),
  z.strictObject({ ...sum, what: z.literal('stories_opened'), record: idSchema, language, version }),
  /** Its last step was seen. */
  z.strictObject({ ...sum, what: z.literal('stories_read'), record: idSchema, language, version }),
  /** A pair counts for the story that the visitor came from. */
  z.strictObject({
    ...sum,
    what: z.literal('codes_shown'),
    value: z.enum(codeKinds),
    record: idSchema,
    language,
    version,
  }),
]);
export type KioskCount = z.infer<typeof kioskCountSchema>;

/** Everything that is counted: what kiosks send, and what the server counts itself. */
export type CountName = KioskCount['what'] | 'codes_opened' | 'pages_opened';
