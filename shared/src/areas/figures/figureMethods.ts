import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, okSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { kioskCountSchema } from './useCount.ts';
import { figureSteps, mostYears, useFiguresSchema } from './useFigures.ts';

/** Sums that one batch may bring; a kiosk with more sends several. */
export const largestBatch = 500;
/** A kiosk that was away for longer has lost what it counted before (beyond 18). */
export const oldestCountDays = 60;

export const countVisits = defineMethod({
  name: 'countVisits',
  kind: 'command',
  access: 'guest',
  description: 'Adds what a kiosk counted to the hourly sums; a batch that comes again counts once.',
  params: z.strictObject({
    kiosk: kioskNumberSchema,
    /** Of the paired device that is this kiosk; what comes without it is kept apart and in no figure. */
    device_key: z.string().min(1).max(200).optional(),
    /** Random, of this batch alone: names neither the kiosk nor a visit. */
    batch: z.uuidv4(),
    /** The kiosk's clock when it sends: hours are corrected by what that clock is wrong. */
    sent_at: z.iso.datetime(),
    counts: z.array(kioskCountSchema).min(1).max(largestBatch),
  }),
  result: z.strictObject({
    status: z.literal('OK'),
    /** Sums that were not added: too old, of a record that is no more, or more than an hour can hold. */
    left_out: z.int().min(0),
  }),
  errors: [commonErrors.tooManyRequests],
});

const periodSchema = {
  /** First and last day, by the calendar of Brussels. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** One kiosk; every kiosk and the public pages without it. */
  kiosk: kioskNumberSchema.optional(),
};

/** The last day is not before the first, and not years after it. */
const isPeriod = ({ from, to }: { from: string; to: string }) =>
  from <= to && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= mostYears;
const periodWords = { path: ['to'], error: `must not be before from, nor more than ${mostYears} years after it` };

export const getFigures = defineMethod({
  name: 'getFigures',
  kind: 'query',
  access: 'editor',
  description: 'Answers how kiosks and public pages were used within some days.',
  params: z.strictObject({ ...periodSchema, step: z.enum(figureSteps).default('day') }).refine(isPeriod, periodWords),
  result: useFiguresSchema,
});

export const getFiguresCsv = defineMethod({
  name: 'getFiguresCsv',
  kind: 'query',
  access: 'editor',
  description: 'Gives an address, good for 30 to 60 seconds, of the hourly sums of some days as a CSV file.',
  params: z.strictObject({ ...periodSchema, language: z.enum(languages).default('nl') }).refine(isPeriod, periodWords),
  result: z.strictObject({ url: z.string(), expires_at: z.iso.datetime() }),
});

/** An hour by the clocks of Brussels, as a browser writes it: `2026-11-22T14:00`. */
const hourSchema = z.iso.datetime({ local: true, precision: -1 }).endsWith(':00');

export const longestReason = 500;

/** Hours of one kiosk, or of the public pages, that are in no figure. */
const struckCountSchema = z.strictObject({
  id: idSchema,
  /** Null for the public pages. */
  kiosk: kioskNumberSchema.nullable(),
  /** First hour, by the clocks of Brussels. */
  from: hourSchema,
  /** The hour that counts again. */
  to: hourSchema,
  reason: z.string(),
  /** Visits that these hours hold; of the public pages, pages that were opened. */
  count: z.int().min(0),
  struck_at: z.iso.datetime(),
  /** The account that did it. */
  struck_by: z.string(),
  /** When it was put back, and by which account; null while it is left out. */
  restored_at: z.iso.datetime().nullable(),
  restored_by: z.string().nullable(),
});
export type StruckCount = z.infer<typeof struckCountSchema>;

export const findStruckCounts = defineMethod({
  name: 'findStruckCounts',
  kind: 'query',
  access: 'admin',
  description: 'Lists the hours that administrators took out of the figures, the last first, with those put back.',
  params: z.strictObject({}),
  result: z.array(struckCountSchema),
});

export const strikeOutCounts = defineMethod({
  name: 'strikeOutCounts',
  kind: 'command',
  access: 'admin',
  description: 'Takes hours of a kiosk, or of the public pages, out of all figures; what was counted stays stored.',
  params: z
    .strictObject({
      /** Null for the public pages. */
      kiosk: kioskNumberSchema.nullable(),
      /** First hour, by the clocks of Brussels. */
      from: hourSchema,
      /** The hour that counts again. */
      to: hourSchema,
      reason: z.string().trim().max(longestReason).default(''),
    })
    .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after from' }),
  result: struckCountSchema,
});

export const restoreCounts = defineMethod({
  name: 'restoreCounts',
  kind: 'command',
  access: 'admin',
  description: 'Puts hours that were taken out back into the figures; once more says nothing new.',
  params: z.strictObject({ id: recordIdSchema }),
  result: okSchema,
  errors: [commonErrors.notFound],
});
