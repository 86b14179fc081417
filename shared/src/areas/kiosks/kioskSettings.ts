import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';

/** How one kiosk stands in its room, and how long it waits for its visitor. */
export const kioskSettingsSchema = z.strictObject({
  /** Diagonal of the panel in inches; sizes of the screen are measured in millimetres of it (beyond 15). */
  panel_inches: z.number().min(10).max(120),
  /** From the visitor's eyes to the panel, in millimetres. */
  viewing_distance_mm: z.int().min(200).max(3000),
  /** What a visitor is greeted in. */
  language: z.enum(languages),
  /** Without a touch on menus and lists until the kiosk asks whether anybody is there; texts have longer by their length. */
  idle_seconds: z.int().min(30).max(600),
  /** Between that question and the next visitor's screen. */
  warn_seconds: z.int().min(20).max(120),
  /** False shows every change at once, for panels that smear or rooms that want stillness. */
  motion: z.boolean(),
});
export type KioskSettings = z.infer<typeof kioskSettingsSchema>;

/** Of a kiosk that nobody has set up: the smallest panel that is foreseen, read at arm's length (ux.md, sections 4 and 5). */
export const defaultKioskSettings: KioskSettings = {
  panel_inches: 21.5,
  viewing_distance_mm: 600,
  language: 'nl',
  idle_seconds: 60,
  warn_seconds: 20,
  motion: true,
};
