import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { kioskCommandKinds } from './kioskCommand.ts';

/** Milliseconds between two signs of life of a kiosk. Two may get lost before it counts as silent (decision 17). */
export const reportEveryMs = 6_000;
/** Without a sign of life for this long a kiosk is silent. */
export const silentAfterMs = 15_000;

/** What stands on the screen: nobody is here, somebody chooses or reads, is being asked whether he is there, or nothing. */
export const kioskScreens = ['attract', 'menu', 'reading', 'warned', 'dark'] as const;
export type KioskScreen = (typeof kioskScreens)[number];

const secondsSchema = z.int().min(0).max(1_000_000_000);
const versionTextSchema = z.string().min(1).max(100);

/** A sign of life. Times are spans, because a kiosk's clock may be wrong; `content_date` is the server's own. */
export const kioskReportSchema = z.strictObject({
  app_version: versionTextSchema,
  /** Of the content on its screen; null while it has none. */
  content_version: versionTextSchema.nullable(),
  /** Id of the bundle that it starts from without a network; null when it holds none. */
  bundle: versionTextSchema.nullable(),
  /** When what it shows was made or fetched, by the server's clock. */
  content_date: z.iso.datetime().nullable(),
  screen: z.strictObject({ width: z.int().min(0).max(100_000), height: z.int().min(0).max(100_000) }),
  /** What the app may still take of the browser's memory, in megabytes; null where the browser does not say. */
  free_memory_mb: z.int().min(0).max(10_000_000).nullable(),
  /** Since the app was started. */
  uptime_seconds: secondsSchema,
  /** Since the last touch; null when there was none since the start. */
  touched_seconds_ago: secondsSchema.nullable(),
  state: z.enum(kioskScreens),
  /** How long the server had been out of reach before this report; null when the last one arrived. */
  offline_seconds: secondsSchema.nullable(),
  /** Script errors since the start, and the last of them. */
  error_count: z.int().min(0).max(1_000_000_000),
  errors: z.array(z.strictObject({ seconds_ago: secondsSchema, message: z.string().max(300) })).max(20),
});
export type KioskReport = z.infer<typeof kioskReportSchema>;

/** Why a kiosk could not do what it was asked. */
export const commandFailures = ['story_not_here', 'nothing_new', 'not_possible'] as const;
export type CommandFailure = (typeof commandFailures)[number];

/** What became of a command on the kiosk; `failure` is null when it was done. */
export const commandOutcomeSchema = z.strictObject({ id: idSchema, failure: z.enum(commandFailures).nullable() });
export type CommandOutcome = z.infer<typeof commandOutcomeSchema>;

/** Checks a PIN without the server: PBKDF2 with SHA-256 and 32 bytes; `salt` and `hash` in base64. */
export const pinVerifierSchema = z.strictObject({ salt: z.string(), iterations: z.int().min(1), hash: z.string() });
export type PinVerifier = z.infer<typeof pinVerifierSchema>;

/** A command as the kiosk gets it, until it says what became of it. */
export const waitingCommandSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(kioskCommandKinds),
  story_id: idSchema.nullable(),
  /** Now, also in a visitor's hands; otherwise what disturbs waits for attract. */
  at_once: z.boolean(),
  /** After so many seconds it is no longer wanted. */
  expires_in_seconds: secondsSchema,
});
export type WaitingCommand = z.infer<typeof waitingCommandSchema>;

/** What a kiosk learns from reporting. */
export const reportAnswerSchema = z.strictObject({
  kiosk: kioskNumberSchema,
  name: z.string(),
  /** The server's clock. */
  now: z.iso.datetime(),
  /** Of what it should show; another one than it shows is to be fetched. */
  content_version: z.string(),
  /** Of the app that the server gives; null when it cannot tell. */
  app_version: z.string().nullable(),
  commands: z.array(waitingCommandSchema),
  /** Opens the staff panel, also when the server is away; null when no PIN is set. */
  exit_pin: pinVerifierSchema.nullable(),
});
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;
