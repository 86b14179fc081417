import { z } from 'zod';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { kioskSettingsSchema } from './kioskSettings.ts';
import { openingHoursSchema } from './openingHours.ts';

/** Bounds that form, server and database share. */
export const kioskLimits = {
  name: 100,
  place: 200,
  exceptions: 200,
  /** Minutes without a sign of life until somebody is written to. */
  alertMinutes: { least: 1, most: 240 },
  email: 200,
} as const;

/** How a kiosk is set up, as staff see it. There are always four; none is created or removed. */
export const kioskSchema = z.strictObject({
  id: idSchema,
  number: kioskNumberSchema,
  version: z.int(),
  name: z.string(),
  /** Where in the building it stands. */
  place: z.string(),
  ...kioskSettingsSchema.shape,
  ...openingHoursSchema.shape,
  /** Who is written to when it is silent within its opening hours; empty for nobody. */
  alert_email: z.string(),
  alert_minutes: z.int(),
  /** Whether a PIN opens its staff panel. */
  has_exit_pin: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type Kiosk = z.infer<typeof kioskSchema>;

const typedNumberSchema = z.union([z.number(), z.string().max(100)]).nullish();
const typedTextSchema = z.string().max(10_000).nullish();

/**
 * What a client sends for a kiosk. Shapes only: what the values must satisfy is `checkKiosk`'s.
 */
export const kioskInputSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  name: typedTextSchema,
  place: typedTextSchema,
  panel_inches: typedNumberSchema,
  viewing_distance_mm: typedNumberSchema,
  language: typedTextSchema,
  idle_seconds: typedNumberSchema,
  warn_seconds: typedNumberSchema,
  motion: z.boolean().nullish(),
  always_open: z.boolean().nullish(),
  monday: typedTextSchema,
  tuesday: typedTextSchema,
  wednesday: typedTextSchema,
  thursday: typedTextSchema,
  friday: typedTextSchema,
  saturday: typedTextSchema,
  sunday: typedTextSchema,
  exceptions: z.array(z.string().max(100)).max(1_000).nullish(),
  alert_email: typedTextSchema,
  alert_minutes: typedNumberSchema,
});
export type KioskInput = z.infer<typeof kioskInputSchema>;
