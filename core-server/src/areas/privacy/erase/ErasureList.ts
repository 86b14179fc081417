import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ListedErasure, listedErasureSchema } from './ListedErasure.ts';

/** The list of erasures in the data directory, outside the database: a database of yesterday learns from it what was erased since. */
export class ErasureList {
  constructor(readonly folder: string) {}

  static in(dataDir: string): ErasureList {
    return new ErasureList(join(dataDir, 'erasures'));
  }

  /** On the disk, whole, when it returns. */
  async write(erasure: ListedErasure): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = this.#path(erasure.id);
    const file = await open(`${path}.part`, 'w', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(erasure, null, 1)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.part`, path);
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  /** The oldest first. @throws Error when one cannot be read: then nobody is served what it would have erased. */
  async read(): Promise<ListedErasure[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const listed: ListedErasure[] = [];
    for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
      listed.push(listedErasureSchema.parse(JSON.parse(await readFile(join(this.folder, name), 'utf8'))));
    }
    return listed.sort((a, b) => a.at.localeCompare(b.at));
  }

  #path(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
