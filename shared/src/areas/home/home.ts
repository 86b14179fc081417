import { z } from 'zod';
import { historyTypes } from '../../lib/history/historyTypes.ts';
import { shownRecordSchema } from '../../lib/history/shownValue.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { qualityReports } from '../functions/qualityReports.ts';

/** What may wait for a member of staff, in the order in which it is told; the words are `home.waits`. */
export const waitingKinds = [
  'feedback_mine',
  'feedback',
  'person_doubles',
  'stories_in_review',
  'stories_outdated',
  'places_waiting',
  'kiosks_silent',
  'mails_failed',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** As many records as are told of where somebody was. */
export const mostRecent = 10;
/** As many records as are told of those that others changed. */
export const mostChangedByOthers = 20;

const visitSchema = z.strictObject({ type: z.enum(historyTypes), id: idSchema, at: z.iso.datetime() });
/** A record that somebody opened, and when by the clock of the device. */
export type Visit = z.infer<typeof visitSchema>;
export const visitsSchema = z.array(visitSchema).max(mostRecent);

const recentRecordSchema = z.strictObject({
  record: shownRecordSchema,
  at: z.iso.datetime(),
  /** What the caller did last. */
  did: z.enum(['opened', 'changed']),
});
export type RecentRecord = z.infer<typeof recentRecordSchema>;

const changedRecordSchema = z.strictObject({
  record: shownRecordSchema,
  /** What became of the record itself. */
  kind: z.enum(['created', 'changed', 'removed']),
  /** Accounts that changed it or what belongs to it. */
  accounts: z.array(z.string()),
  changes: z.int().min(1),
  at: z.iso.datetime(),
});
export type ChangedRecord = z.infer<typeof changedRecordSchema>;

const qualityListSchema = z.strictObject({
  report: z.enum(qualityReports),
  /** What the last run of the report over the whole list found. */
  count: z.int().min(1),
  at: z.iso.datetime(),
});
export type QualityList = z.infer<typeof qualityListSchema>;

/** The parts that could not be answered; the others stand all the same. */
export const homeParts = [...waitingKinds, 'quality', 'recent', 'others'] as const;
export type HomePart = (typeof homeParts)[number];

export const homeSchema = z.strictObject({
  /** Only what there is, and what the caller may act upon. */
  waiting: z.array(z.strictObject({ kind: z.enum(waitingKinds), count: z.int().min(1) })),
  /** Reports that found something wrong when they were run last, by night or by hand; none for whoever may not run them. */
  quality: z.array(qualityListSchema),
  /** Records that the caller opened or changed last, the newest first. */
  recent: z.array(recentRecordSchema),
  /** Records that others changed today, the newest change first; null for those who read no history. */
  others: z.strictObject({ data: z.array(changedRecordSchema), more: z.boolean() }).nullable(),
  failed: z.array(z.enum(homeParts)),
});
export type Home = z.infer<typeof homeSchema>;
