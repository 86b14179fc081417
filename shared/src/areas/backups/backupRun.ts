import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** `backup` makes one, `verify` restores the newest into a scratch database and compares. */
export const backupRunKinds = ['backup', 'verify'] as const;
export type BackupRunKind = (typeof backupRunKinds)[number];

/** `asked` waits for its turn, which comes within seconds. */
export const backupRunStates = ['asked', 'running', 'done', 'failed'] as const;

/**
 * Why a run failed: its process died, the disk has too little room, the check found the backup damaged, or anything
 * else, which `detail` tells in the words of the program.
 */
export const backupProblems = ['interrupted', 'disk_full', 'damaged', 'failed'] as const;
export type BackupProblem = (typeof backupProblems)[number];

/** What became of one backup or of the check of one. Sizes in bytes. */
export const backupRunSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(backupRunKinds),
  state: z.enum(backupRunStates),
  /** The account of who asked; null for what the clock began. */
  asked_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** The moment whose state the backup holds. */
  backup_moment: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
  /** What was not in an earlier backup. */
  new_bytes: z.int().nullable(),
  problem: z.enum(backupProblems).nullable(),
  detail: z.string().nullable(),
});
export type BackupRun = z.infer<typeof backupRunSchema>;

/** A good backup older than this is too old: one night was missed and half the next day went by. Milliseconds. */
export const overdueAfterMs = 36 * 3_600_000;

/** How the server itself is: backups, disk, files, mail and catalogue, for administrators. */
export const serverStateSchema = z.strictObject({
  mail: z.strictObject({
    /** Whether a mail server is set. Without one nothing is sent: mails are kept in `outbox`, a folder of the server. */
    has_server: z.boolean(),
    outbox: z.string().nullable(),
  }),
  /** Whether an archive catalogue is set, from which collections and documents are taken. */
  catalogue: z.strictObject({ is_set: z.boolean() }),
  backup: z.strictObject({
    /** Whether backups are made by the clock; otherwise none is ever overdue. */
    is_scheduled: z.boolean(),
    /** The moment that the last good one holds, and when one was last restored and compared without a difference. */
    last_good_at: z.iso.datetime().nullable(),
    last_verified_at: z.iso.datetime().nullable(),
    is_overdue: z.boolean(),
  }),
  disk: z.strictObject({
    free_bytes: z.int(),
    total_bytes: z.int(),
    /** Little is left. */
    is_low: z.boolean(),
    /** So little that imports, uploads and backups are refused. */
    is_full: z.boolean(),
  }),
  files: z.strictObject({
    /** Stored files that are lost or have other bytes than were uploaded. */
    damaged: z.int(),
    /** Of some of them. */
    names: z.array(z.string()),
  }),
});
export type ServerState = z.infer<typeof serverStateSchema>;
