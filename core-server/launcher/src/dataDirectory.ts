import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { diskFull, problemWithPath } from '@salient/core-server/lib/process/StartProblem.ts';

/** Below this much room, in bytes, a start would end in the middle of writing. */
const leastRoom = 64 * 1024 * 1024;

/**
 * Makes sure that the data directory exists, may be written by this user and has room.
 *
 * @throws StartProblem in one sentence otherwise.
 */
export function prepareDataDirectory(dataDir: string): void {
  try {
    // Root's PostgreSQL runs as another user, who has to pass through this folder but not to list it.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const disk = statfsSync(dataDir);
    if (disk.bavail * disk.bsize < leastRoom) throw diskFull(dataDir);
  } catch (error) {
    throw problemWithPath(error, dataDir);
  }
}
