import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { BackupProblem } from './BackupProblem.ts';

/** What is written for one table, for the list of files, or for the secrets. */
const partSchema = z.strictObject({
  key: z.string(),
  /** As it lies in the target, compressed and perhaps encrypted. */
  bytes: z.int().min(0),
  /** Hexadecimal, of the same bytes. */
  sha256: z.string(),
});
export type BackupPart = z.infer<typeof partSchema>;

const tableSchema = partSchema.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** The sum of its rows (`RowSum`). */
  checksum: z.string(),
});
export type TablePart = z.infer<typeof tableSchema>;

/** What a backup is made of. Written last, so that one without it never counts as a backup. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  id: z.string(),
  /** When the snapshot of the database was taken, ISO 8601. */
  moment: z.string(),
  finishedAt: z.string(),
  programVersion: z.string(),
  /** The newest migration of the database. */
  schemaVersion: z.string(),
  /**
   * How its parts are encrypted; null when they are not. `mac` proves, to whoever has the passphrase, that nobody without
   * it wrote this manifest or changed it.
   */
  encryption: z.strictObject({ salt: z.string(), keyId: z.string(), mac: z.string() }).nullable(),
  tables: z.array(tableSchema),
  /** Its lines name the files of the backup: hash and size. Never encrypted. */
  files: partSchema.extend({ count: z.int().min(0) }),
  /** Files that a record names and that were not there, or not whole, when the backup was made: their hashes. */
  missingFiles: z.array(z.string()),
  /** The file `secrets.json`; null when there is none. */
  secrets: partSchema.nullable(),
  /** What this backup added to the target. */
  newBytes: z.int().min(0),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest with the proof that it was written with `key`. */
export function authenticate(manifest: Manifest, key: Buffer): Manifest {
  const { encryption } = manifest;
  return encryption ? { ...manifest, encryption: { ...encryption, mac: macOf(manifest, key) } } : manifest;
}

export function isAuthentic(manifest: Manifest, key: Buffer): boolean {
  const given = Buffer.from(manifest.encryption?.mac ?? '');
  const right = Buffer.from(macOf(manifest, key));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Over all of it but the proof itself; the schema gives the fields their order. */
function macOf(manifest: Manifest, key: Buffer): string {
  const { encryption, ...rest } = manifestSchema.parse(manifest);
  const text = JSON.stringify([rest, encryption?.salt, encryption?.keyId]);
  return createHmac('sha256', key).update(`manifest ${text}`).digest('hex');
}

export const backupFolder = (id: string) => `backups/${id}`;
export const manifestKey = (id: string) => `${backupFolder(id)}/manifest`;
/** There while a backup is written, and from one that was broken off. */
export const startedKey = (id: string) => `${backupFolder(id)}/started`;

/** The first line is the hash of what follows, so that no byte of it can change unseen. */
export function writeManifest(manifest: Manifest): string {
  const body = JSON.stringify(manifest, null, 1);
  return `sha256 ${hash('sha256', body)}\n${body}`;
}

/** @throws BackupProblem when it is damaged, or written by a newer program. */
export function readManifest(text: string, what: string): Manifest {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== `sha256 ${hash('sha256', body)}`) {
    throw new BackupProblem(`The manifest of ${what} is damaged: use another backup.`);
  }
  const parsed = manifestSchema.safeParse(JSON.parse(body));
  if (!parsed.success)
    throw new BackupProblem(`${what} was made by a newer Salient: use that version, or a newer one.`);
  return parsed.data;
}
