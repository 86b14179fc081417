import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';

/** What staff can ask of a kiosk. `identify` shows its number large; `dark` lasts until `light`, a reload or the next opening. */
export const kioskCommandKinds = [
  'reload',
  'attract',
  'identify',
  'show_story',
  'dark',
  'light',
  'apply_bundle',
  'screenshot',
] as const;
export type KioskCommandKind = (typeof kioskCommandKinds)[number];

const disturbing: readonly KioskCommandKind[] = ['reload', 'attract', 'show_story', 'dark', 'apply_bundle'];

/** Whether a command takes the screen from whoever reads; it waits for attract unless it is wanted at once. */
export const disturbs = (kind: KioskCommandKind): boolean => disturbing.includes(kind);

/** Until a kiosk must have fetched a command, and then until a disturbing one must have found it unused. Seconds. */
export const commandLife = { fetched: 60, unused: 30 * 60 } as const;

/** Where a command stands: waiting for the kiosk, with the kiosk, done, refused by it, or no longer wanted. */
export const commandStates = ['waiting', 'fetched', 'done', 'failed', 'expired'] as const;
export type CommandState = (typeof commandStates)[number];

/** A command as staff see it. */
export const kioskCommandSchema = z.strictObject({
  id: idSchema,
  kiosk: kioskNumberSchema,
  kind: z.enum(kioskCommandKinds),
  story_id: idSchema.nullable(),
  /** Name of the story's person; null without one, or when the story is gone. */
  story_name: z.string().nullable(),
  at_once: z.boolean(),
  state: z.enum(commandStates),
  /** Why the kiosk could not: a key of `kiosks.failures`. */
  failure: z.string().nullable(),
  /** Account of whoever asked; stays when the account is gone. */
  asked_by: z.string(),
  asked_at: z.iso.datetime(),
  fetched_at: z.iso.datetime().nullable(),
  /** When it was done, failed or expired. */
  ended_at: z.iso.datetime().nullable(),
  /** When it expires unless it is done before. */
  expires_at: z.iso.datetime(),
});
export type KioskCommand = z.infer<typeof kioskCommandSchema>;
