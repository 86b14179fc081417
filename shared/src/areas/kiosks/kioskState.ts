import { z } from 'zod';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { type KioskScreen, kioskReportSchema, silentAfterMs } from './kioskReport.ts';

/** How a kiosk is, in one word; texts: `kiosks.states`. */
export const kioskStates = ['unpaired', 'running', 'in_use', 'dark', 'closed', 'silent'] as const;
export type KioskState = (typeof kioskStates)[number];

export interface KioskSigns {
  readonly isPaired: boolean;
  /** Since the last sign of life; null when there was none. */
  readonly silentMs: number | null;
  readonly isOpen: boolean;
  readonly screen: KioskScreen | null;
}

/** What the signs of a kiosk come to. Silence outside opening hours is no fault. */
export function kioskStateOf({ isPaired, silentMs, isOpen, screen }: KioskSigns): KioskState {
  if (!isPaired) return 'unpaired';
  if (silentMs === null || silentMs > silentAfterMs) return isOpen ? 'silent' : 'closed';
  if (screen === 'menu' || screen === 'reading' || screen === 'warned') return 'in_use';
  if (!isOpen) return 'closed';
  return screen === 'dark' ? 'dark' : 'running';
}

/** How a kiosk is now, by the server's clock alone. */
export const kioskStatusSchema = z.strictObject({
  number: kioskNumberSchema,
  name: z.string(),
  place: z.string(),
  state: z.enum(kioskStates),
  is_open: z.boolean(),
  paired_at: z.iso.datetime().nullable(),
  seen_at: z.iso.datetime().nullable(),
  /** Its last report, also of one that is silent since. */
  report: kioskReportSchema.nullable(),
  /** Moment of the last touch; null when there was none since its start. */
  touched_at: z.iso.datetime().nullable(),
  /** Moment at which its app was started. */
  started_at: z.iso.datetime().nullable(),
  newest: z.strictObject({ content_version: z.string(), app_version: z.string().nullable() }),
  /** Whether it shows the newest; null while that is not known. */
  has_newest_content: z.boolean().nullable(),
  has_newest_app: z.boolean().nullable(),
  screenshot_at: z.iso.datetime().nullable(),
});
export type KioskStatus = z.infer<typeof kioskStatusSchema>;
