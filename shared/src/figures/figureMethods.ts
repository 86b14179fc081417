import { z } from 'zod';
import { commonErrors } from '../contract/commonErrors.ts';
import { defineMethod } from '../contract/defineMethod.ts';
import { languages } from '../i18n/languages.ts';
import { kioskNumberSchema } from '../kiosks/kioskNumber.ts';
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
  description: 'Gives an address, good for a minute, of the hourly sums of some days as a CSV file.',
  params: z.strictObject({ ...periodSchema, language: z.enum(languages).default('nl') }).refine(isPeriod, periodWords),
  result: z.strictObject({ url: z.string(), expires_at: z.iso.datetime() }),
});
