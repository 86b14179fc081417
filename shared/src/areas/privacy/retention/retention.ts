import { z } from 'zod';
import { retentionPeriodSchema } from '../../../lib/retention/retentionPeriod.ts';
import { idSchema } from '../../../lib/schemas/commonSchemas.ts';

/** Of a reason why something is kept longer. */
export const longestKeepReason = 500;

/** The name of a class of data; the areas of the server say which there are. */
export const retentionClassSchema = z.string().min(1).max(50);

/** A day as programs write it: `2027-03-31`. */
export const daySchema = z.iso.date();

/** For how long a class of data is kept. */
export const retentionRuleSchema = z.strictObject({
  class: retentionClassSchema,
  /** The key of its words. */
  label: z.string(),
  /** The key of the words that say from when its time runs. */
  from: z.string(),
  /** Null for without limit. */
  period: retentionPeriodSchema.nullable(),
  /** What holds unless the museum says otherwise. */
  default_period: retentionPeriodSchema.nullable(),
});
export type RetentionRule = z.infer<typeof retentionRuleSchema>;

export const retentionSchema = z.strictObject({
  version: z.int(),
  rules: z.array(retentionRuleSchema),
  /** The last day on which nothing is erased unless somebody confirms it; null before the first night. */
  confirm_until: daySchema.nullable(),
  first_run_at: z.iso.datetime().nullable(),
  last_run_at: z.iso.datetime().nullable(),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

/** `waiting` for somebody or for the clock, `postponed` until a day, `kept` for good. */
export const retentionStatuses = ['waiting', 'postponed', 'kept'] as const;
export type RetentionStatus = (typeof retentionStatuses)[number];

/** Something that is due to be erased. */
export const retentionEntrySchema = z.strictObject({
  id: idSchema,
  class: retentionClassSchema,
  label: z.string(),
  /** Null where all that is due in a class is one entry. */
  record_id: idSchema.nullable(),
  /** Of the record; empty for an entry of many rows. */
  name: z.string(),
  count: z.int(),
  /** Since when its time ran. */
  since: z.iso.datetime(),
  listed_at: z.iso.datetime(),
  status: z.enum(retentionStatuses),
  /** Whether it may be kept for good. */
  may_be_kept: z.boolean(),
  postponed_until: daySchema.nullable(),
  reason: z.string(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
});
export type RetentionEntry = z.infer<typeof retentionEntrySchema>;

/** What was listed and erased at once, in one class: never what stood there. */
export const erasureRunSchema = z.strictObject({
  id: idSchema,
  at: z.iso.datetime(),
  class: retentionClassSchema,
  label: z.string(),
  listed: z.int(),
  erased: z.int(),
  record_ids: z.array(idSchema),
  /** Who confirmed it; null for what the clock did. */
  account: z.string().nullable(),
});
export type ErasureRun = z.infer<typeof erasureRunSchema>;
