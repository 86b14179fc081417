import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const versionTag = /<meta name="salient-app" content="([\w-]{1,100})"/;

/** The built kiosk app that this server gives. */
export class KioskApp {
  readonly #page: string | null;
  #known: { readonly changedMs: number; readonly version: string | null } | undefined;

  /** @param folder of the build; null for a server that gives none. */
  constructor(folder: string | null) {
    this.#page = folder && join(folder, 'index.html');
  }

  /** Its version as its page says it; null where nothing is built. A new build is noticed. */
  async version(): Promise<string | null> {
    if (!this.#page) return null;
    try {
      const { mtimeMs: changedMs } = await stat(this.#page);
      if (this.#known?.changedMs !== changedMs) {
        const version = versionTag.exec(await readFile(this.#page, 'utf8'))?.[1] ?? null;
        this.#known = { changedMs, version };
      }
      return this.#known.version;
    } catch {
      return null;
    }
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly kioskApp: KioskApp;
  }
}
