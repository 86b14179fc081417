import type { BackupPlace } from './BackupPlace.ts';
import { BackupProblem } from './BackupProblem.ts';
import { isAuthentic, type Manifest } from './manifest.ts';
import { newSalt, type SealingKey, sealingKey } from './sealing.ts';

const saltKey = 'encryption/salt';

/** The key of a target for a passphrase, by the salt that all its backups share, so that a file is encrypted once. */
export async function openSealing(
  place: BackupPlace,
  passphrase: string | undefined,
): Promise<(SealingKey & { readonly salt: string }) | null> {
  if (passphrase === undefined) return null;
  if (!(await place.stat(saltKey))) await place.writeText(saltKey, newSalt());
  const salt = (await place.readText(saltKey)).trim();
  if (!/^[0-9a-f]{32}$/.test(salt)) {
    throw new BackupProblem(`${place.target}: ${saltKey} is damaged: remove it, and the next backup makes a new one.`);
  }
  return { ...(await sealingKey(passphrase, salt)), salt };
}

/**
 * The key of one backup.
 *
 * @throws BackupProblem when it is encrypted and the passphrase is not the one, or its manifest was changed.
 */
export async function sealingOf(manifest: Manifest, passphrase: string | undefined): Promise<SealingKey | null> {
  const { id, encryption } = manifest;
  if (!encryption) return null;
  if (passphrase === undefined) {
    throw new BackupProblem(
      `Backup ${id} is encrypted: give its passphrase in BACKUP_PASSPHRASE or --passphrase-file.`,
    );
  }
  const sealing = await sealingKey(passphrase, encryption.salt);
  if (sealing.id !== encryption.keyId) throw new BackupProblem(`This is not the passphrase of backup ${id}.`);
  if (!isAuthentic(manifest, sealing.key)) {
    throw new BackupProblem(`The manifest of backup ${id} is damaged: use another backup.`);
  }
  return sealing;
}
