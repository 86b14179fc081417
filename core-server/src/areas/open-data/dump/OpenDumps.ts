import type { OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../../lib/files/FileStore.ts';
import type { Content, WrittenFile } from './DumpFile.ts';
import type { DumpFileName } from './dumpFiles.ts';

/** A file of the dump that is given away now. */
export interface DumpEntry extends Content {
  readonly name: DumpFileName;
  /** Compressed by gzip, as it is stored. */
  readonly packed: Content;
  /** Records in it, for files of records. */
  readonly records?: number;
}

/** What is given away now. */
export interface Dump {
  /** When it began to be made: what was changed since is not in it. ISO 8601. */
  readonly made_at: string;
  readonly licence: OpenLicence;
  readonly files: readonly DumpEntry[];
}

/** A dump with those of its files that the store lost or holds cut short: they are not given away until they are made again. */
export interface HeldDump extends Dump {
  readonly lost: readonly DumpFileName[];
}

const folder = 'open-data';
const dumpKey = `${folder}/dump.json`;
/** The content stands in the key: a file that is the same tomorrow keeps its address and its ETag, and no reader gets half of each. */
export const keyOf = ({ name, packed }: Pick<DumpEntry, 'name' | 'packed'>) =>
  `${folder}/files/${packed.sha256}/${name}.gz`;

/** How long what is given away is remembered, so that not each visitor has the store asked. Milliseconds. */
const rememberedMs = 2_000;

/** The dumps in the store of files: one that is whole and given away, and at times a next one that is not yet. */
export class OpenDumps {
  readonly #store: FileStore;
  readonly #remembered = new LRUCache<'current', { readonly dump: HeldDump | null }>({ max: 1, ttl: rememberedMs });

  constructor(store: FileStore) {
    this.#store = store;
  }

  /** Null until the first one was made, and when it can no longer be read which one it is. */
  async current(): Promise<HeldDump | null> {
    const remembered = this.#remembered.get('current');
    if (remembered) return remembered.dump;
    const dump = await this.#read();
    this.#remembered.set('current', { dump });
    return dump;
  }

  async #read(): Promise<HeldDump | null> {
    if (!(await this.#store.stat(dumpKey))) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.#store.open(dumpKey)) chunks.push(chunk as Buffer);
    const dump = parseDump(Buffer.concat(chunks).toString('utf8'));
    if (!dump) return null;
    const held = await Promise.all(dump.files.map((entry) => this.holds(entry)));
    return { ...dump, lost: dump.files.flatMap(({ name }, at) => (held[at] ? [] : [name])) };
  }

  /** Whether a file lies there whole. */
  async holds(entry: DumpEntry): Promise<boolean> {
    return (await this.#store.stat(keyOf(entry)))?.bytes === entry.packed.bytes;
  }

  /** Takes a finished file; nobody sees it before `giveAway`. */
  async put(name: DumpFileName, path: string, { packed }: WrittenFile): Promise<void> {
    // Also where one lies there already: it may have been damaged since.
    await this.#store.put(keyOf({ name, packed }), path);
  }

  /** From now on this dump is given away, and what only those before it had is removed. */
  async giveAway(dump: Dump): Promise<void> {
    await this.#store.putBytes(dumpKey, Buffer.from(JSON.stringify(dump)));
    this.#remembered.delete('current');
    const kept = new Set([dumpKey, ...dump.files.map(keyOf)]);
    for await (const { key } of this.#store.list(`${folder}/`)) if (!kept.has(key)) await this.#store.remove(key);
  }
}

/** Null for one that was cut off or overwritten. */
function parseDump(text: string): Dump | null {
  try {
    return JSON.parse(text) as Dump;
  } catch {
    return null;
  }
}
