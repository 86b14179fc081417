import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The words of a mail that lies in the outbox. */
export interface KeptWords {
  readonly subject: string;
  readonly text: string;
}

/** Mails kept as readable `.eml` files in a folder, where no mail server is configured. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a mail; a second time under the same id replaces it. */
  async keep(id: string, message: string): Promise<void> {
    // The links in it open accounts: nobody else on this machine reads them.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = this.#path(id);
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  /** What a kept mail says, or null when it lies here no longer or on another machine. */
  async read(id: string): Promise<KeptWords | null> {
    const message = await readFile(this.#path(id), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return message === null ? null : wordsOf(message);
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.eml`);
  }
}

function wordsOf(message: string): KeptWords {
  return { subject: '', text: message };
}
