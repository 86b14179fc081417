import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type BundleFile,
  contentPath,
  type KioskBundle,
  kioskPagePath,
  shortNamesChunkPath,
  shortNamesPath,
} from '@salient/shared/areas/kiosk-content/kioskBundle.ts';
import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Files } from '../../../lib/files/Files.ts';
import type { BuiltFiles } from '../../../lib/pages/BuiltFiles.ts';
import { ShortNamesList } from '../short-names/ShortNamesList.ts';
import { type KnownPictures, pictureFiles } from './pictureFiles.ts';

export interface BundleSources {
  readonly dataSource: DataSource;
  readonly files: Files;
  /** The built app of the kiosks, below `/kiosk/`. */
  readonly app: BuiltFiles;
  /** Kiosks show what a guest may read, and nothing else gets into a bundle. */
  readonly call: (method: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly now: () => Date;
  readonly log: Logger;
}

/** A file of a bundle as the server sends it. */
export interface SentFile {
  readonly type: string;
  /** Null when it is there no longer. */
  readonly open: () => Promise<Buffer | Readable | null>;
}

interface MadeBundle {
  readonly bundle: KioskBundle;
  /** By the hash of the content. */
  readonly sent: ReadonlyMap<string, SentFile>;
}

/** A file on its way into a bundle. */
type Part = BundleFile & SentFile;

/** How a page says which build it is of. */
const versionTag = /<meta name="salient-app" content="([\w-]{1,100})"/;

/** The one file of the app that its browser fetches by itself. */
export const serviceWorkerPath = '/kiosk/serviceWorker.js';

/**
 * The bundles of the kiosks (beyond 22), made anew when what they hold has changed. Every process makes the same from the
 * same database, so any of them answers for a file of any other's list.
 */
export class KioskBundles {
  readonly #sources: BundleSources;
  readonly #shortNames: ShortNamesList;
  readonly #known: KnownPictures = new Map();
  /** Questions under way: whoever asks meanwhile gets the same answer, so that a flood of them costs one. */
  readonly #asked = new Map<number, Promise<MadeBundle>>();
  readonly #kept = new Map<number, { readonly version: string; readonly made: Promise<MadeBundle> }>();
  #appParts: Promise<Part[]> | undefined;

  constructor(sources: BundleSources) {
    this.#sources = sources;
    this.#shortNames = new ShortNamesList(sources.dataSource, sources.now);
  }

  /** The present bundle of a kiosk; two or three light queries while nothing has changed. */
  async bundle(kiosk: number): Promise<KioskBundle> {
    return (await this.#present(kiosk)).bundle;
  }

  /** A file of the present bundle of a kiosk by the hash of its content; null when it is in it no longer. */
  async file(kiosk: number, sha256: string): Promise<SentFile | null> {
    const kept = await this.#kept.get(kiosk)?.made.catch(() => null);
    return kept?.sent.get(sha256) ?? (await this.#present(kiosk)).sent.get(sha256) ?? null;
  }

  async #present(kiosk: number): Promise<MadeBundle> {
    const asked = this.#asked.get(kiosk) ?? this.#readPresent(kiosk).finally(() => this.#asked.delete(kiosk));
    this.#asked.set(kiosk, asked);
    return asked;
  }

  async #readPresent(kiosk: number): Promise<MadeBundle> {
    const { version: content } = (await this.#sources.call('getKioskContentVersion', { kiosk })) as { version: string };
    const version = `${content} ${(await this.#shortNames.madeAt())?.toISOString()}`;
    const kept = this.#kept.get(kiosk);
    if (kept?.version === version) return kept.made;
    const made = this.#make(kiosk);
    this.#kept.set(kiosk, { version, made });
    // The next question tries again.
    made.catch(() => {
      if (this.#kept.get(kiosk)?.made === made) this.#kept.delete(kiosk);
    });
    return made;
  }

  async #make(kiosk: number): Promise<MadeBundle> {
    const { call, now } = this.#sources;
    const content = (await call('getKioskContent', { kiosk })) as KioskContent;
    this.#appParts ??= this.#app();
    const names = await this.#shortNames.read();
    const parts: Part[] = [
      ...(await this.#appParts),
      jsonPart(contentPath(kiosk), content),
      ...(await this.#pictures(content)),
    ];
    if (names) {
      parts.push(jsonPart(shortNamesPath(kiosk), names.table));
      for (const { prefix, sha256, bytes } of names.chunks) {
        const open = () => this.#shortNames.chunk(sha256);
        parts.push({
          path: shortNamesChunkPath(kiosk, prefix),
          sha256,
          bytes,
          type: 'text/plain; charset=utf-8',
          open,
        });
      }
    }
    const files = parts.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }));
    return {
      bundle: {
        id: hashOf(JSON.stringify(files)).slice(0, 32),
        kiosk,
        created_at: now().toISOString(),
        app_version: versionTag.exec(this.#sources.app.template)?.[1] ?? '',
        content_version: content.version,
        names_date: names?.table.date ?? null,
        files,
      },
      sent: new Map(parts.map(({ sha256, type, open }) => [sha256, { type, open }])),
    };
  }

  async #app(): Promise<Part[]> {
    const { app } = this.#sources;
    const parts = [partOf(kioskPagePath, Buffer.from(app.template), 'text/html; charset=utf-8')];
    for (const { path, file } of app.all) {
      if (path !== serviceWorkerPath) parts.push(partOf(path, await file.content('identity'), file.type));
    }
    return parts;
  }

  async #pictures(content: KioskContent): Promise<Part[]> {
    const { dataSource, files, log } = this.#sources;
    const pictures = await pictureFiles(content, {
      db: dataSource.manager,
      files,
      known: this.#known,
      onMissing: (path, err) => log.warn({ err, path }, 'a kiosk goes without a picture'),
    });
    return pictures.map(({ key, ...picture }) => ({ ...picture, open: () => files.store.open(key) }));
  }
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

function partOf(path: string, content: Buffer, type: string): Part {
  return { path, sha256: hashOf(content), bytes: content.length, type, open: async () => content };
}

const jsonPart = (path: string, value: unknown) =>
  partOf(path, Buffer.from(JSON.stringify(value)), 'application/json; charset=utf-8');
