import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { kioskSettingsSchema } from '../kiosks/kioskSettings.ts';
import { openingHoursSchema } from '../kiosks/openingHours.ts';
import { nameOfDaySchema } from '../names-of-day/namesOfDayMethods.ts';
import { publicEventSchema } from '../persons/publicPerson.ts';
import { publicStorySchema } from '../stories/publicStory.ts';

/** Days of names that a kiosk holds, so that it greets with the right ones when the server is long away (beyond 22). */
export const daysOfNames = 60;
/** Names of one day that a kiosk holds; the total says how many there are. */
export const namesPerDay = 60;

/** One of the dead of a day, for readers of every language. */
export const kioskNameSchema = nameOfDaySchema.omit({ place: true }).extend({
  /** Where the person died, by language; empty when unknown. */
  places: z.record(z.string(), z.string()),
});
export type KioskName = z.infer<typeof kioskNameSchema>;

export const kioskDaySchema = z.strictObject({
  month: z.int(),
  day: z.int(),
  total: z.int().min(0),
  names: z.array(kioskNameSchema),
});
export type KioskDay = z.infer<typeof kioskDaySchema>;

/** Everything that a kiosk shows without asking again, in all languages. */
export const kioskContentSchema = z.strictObject({
  kiosk: kioskNumberSchema,
  /** Changes exactly when something below changes. */
  version: z.string(),
  /** Origin of the addresses in QR codes, without a closing slash. */
  public_origin: z.string(),
  settings: kioskSettingsSchema,
  /** Outside of them the screen is dark, also without a network. */
  opening_hours: openingHoursSchema,
  /** Published at the museum for this kiosk, each with a published story linked (KIOSK-02, KIOSK-03). */
  stories: z.array(publicStorySchema),
  /** Events of the stories' persons in the documents' order, by person. */
  lives: z.record(idSchema, z.array(publicEventSchema)),
  days: z.array(kioskDaySchema),
});
export type KioskContent = z.infer<typeof kioskContentSchema>;
