import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails kept as readable `.eml` files in a folder, where no mail server is configured. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a message; a second one under the same id replaces the first. */
  async keep(id: string, message: Buffer): Promise<void> {
    // The links in it open accounts: nobody else on this machine reads them.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = this.#path(id);
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  /** The words of a kept mail, or null when it lies here no longer or on another machine. */
  async readText(id: string): Promise<string | null> {
    try {
      return plainTextOf(await readFile(this.#path(id), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Clears away what was kept before `time`. */
  async removeOlderThan(time: Date): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
      const path = join(this.#folder, name);
      const { mtime } = await stat(path);
      if (mtime < time) await rm(path, { force: true });
    }
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.eml`);
  }
}

/** The plain-text part of a message that `outboxCarrier` wrote. */
export function plainTextOf(message: string): string | null {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1];
  const parts = boundary === undefined ? [] : message.split(`--${boundary}`);
  const plain = parts.find((part) => /^content-type: text\/plain/im.test(part));
  return plain === undefined ? null : `${plain.slice(plain.indexOf('\n\n') + 2).trimEnd()}\n`;
}
