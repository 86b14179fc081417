import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes. */
const abandonedMs = 60 * 60 * 1000;

/** A folder of this machine for files that are under way. What a killed process leaves there is cleared away later. */
export class TempFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Does `steps` with the path of a file that is gone afterwards. */
  async with<T>(steps: (path: string) => Promise<T>): Promise<T> {
    // Personal pictures lie here for a moment: nobody else on this machine reads them.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = join(this.#folder, `${randomUUID()}.part`);
    try {
      return await steps(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async clear(now: Date): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < now.getTime() - abandonedMs) await rm(path, { force: true });
    }
  }
}
