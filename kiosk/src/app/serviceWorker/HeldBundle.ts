import {
  type BundleFile,
  bundleFilePath,
  contentPath,
  type KioskBundle,
  kioskPagePath,
} from '@salient/shared/areas/kiosk-content/kioskBundle.ts';

/** Where a bundle's own list lies among its files. */
const listPath = '/kiosk/list.json';

/** Headers that a page needs besides its type: what it may load and run. */
const keptHeaders = ['content-type', 'content-security-policy', 'x-content-type-options'];

const cachePrefix = 'kiosk-bundle-';
const cacheName = (kiosk: number, id: string) => `${cachePrefix}${kiosk}-${id}`;

/** A file that is not what the list says. */
export class DamagedFile extends Error {}

/** One bundle in a cache of its own. Whatever leaves it has the hash that its list says. */
export class HeldBundle {
  readonly bundle: KioskBundle;
  readonly #cache: Cache;
  readonly #byPath: ReadonlyMap<string, BundleFile>;
  readonly #byHash: ReadonlyMap<string, BundleFile>;

  private constructor(bundle: KioskBundle, cache: Cache) {
    this.bundle = bundle;
    this.#cache = cache;
    this.#byPath = new Map(bundle.files.map((file) => [file.path, file]));
    this.#byHash = new Map(bundle.files.map((file) => [file.sha256, file]));
  }

  /** A complete bundle; null when its cache is gone, was never finished, or holds another list than its id says. */
  static async open(kiosk: number, id: string): Promise<HeldBundle | null> {
    const name = cacheName(kiosk, id);
    if (!(await caches.has(name))) return null;
    const cache = await caches.open(name);
    const list = (await (await cache.match(listPath))?.json().catch(() => null)) as
      | Partial<KioskBundle>
      | null
      | undefined;
    const isWhole = list?.files && id === (await idOf(list.files));
    return isWhole ? new HeldBundle(list as KioskBundle, cache) : null;
  }

  /** Ids of all bundles that there is anything of. */
  static async ids(kiosk: number): Promise<string[]> {
    const prefix = cacheName(kiosk, '');
    return (await caches.keys()).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  }

  /** A bundle that is on its way, with what has arrived of it before. */
  static async begin(bundle: KioskBundle): Promise<HeldBundle> {
    return new HeldBundle(bundle, await caches.open(cacheName(bundle.kiosk, bundle.id)));
  }

  /** Removes the bundles of a kiosk that nobody needs any more; who is needed is asked when all that there are are known. */
  static async keepOnly(kiosk: number, needed: () => readonly string[]): Promise<void> {
    const held = await HeldBundle.ids(kiosk);
    const kept = needed();
    await Promise.all(held.filter((id) => !kept.includes(id)).map((id) => caches.delete(cacheName(kiosk, id))));
  }

  /** All files are there: from now on it can be opened. */
  async finish(): Promise<void> {
    await this.#cache.put(listPath, Response.json(this.bundle));
  }

  fileAt(path: string): BundleFile | undefined {
    return this.#byPath.get(path);
  }

  /** What the app cannot start without. */
  get essentials(): readonly BundleFile[] {
    const { kiosk, files } = this.bundle;
    const isApp = ({ path }: BundleFile) => path === kioskPagePath || path.startsWith(`${kioskPagePath}assets/`);
    return files.filter((file) => isApp(file) || file.path === contentPath(kiosk));
  }

  /** A file as it was received; null when it is missing or damaged. */
  async read({ path, sha256 }: BundleFile): Promise<Response | null> {
    const kept = await this.#cache.match(path);
    const content = await kept?.arrayBuffer().catch(() => null);
    if (!kept || !content || (await hashOf(content)) !== sha256) return null;
    return new Response(content, { headers: kept.headers });
  }

  /** A file of the same content, wherever it stood in this bundle. */
  async readByHash(sha256: string): Promise<Response | null> {
    const file = this.#byHash.get(sha256);
    return file ? this.read(file) : null;
  }

  /**
   * Fetches a file from the server.
   *
   * @throws DamagedFile when something else arrives; TypeError or TimeoutError when nothing does; QuotaExceededError when the disk is full.
   */
  async fetch(file: BundleFile, timeoutMs: number): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(bundleFilePath(this.bundle.kiosk, file.sha256), { cache: 'no-store', signal });
    if (!reply.ok) throw new DamagedFile(`${file.path}: ${reply.status}`);
    await this.put(file, reply);
  }

  /** @throws DamagedFile when the content is another one. */
  async put({ path, sha256 }: BundleFile, reply: Response): Promise<void> {
    const content = await reply.arrayBuffer();
    if ((await hashOf(content)) !== sha256) throw new DamagedFile(path);
    const headers = keptHeaders.flatMap((name): [string, string][] => {
      const value = reply.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    await this.#cache.put(path, new Response(content, { headers }));
  }
}

/** As the server makes it of a list. */
const idOf = async (files: readonly BundleFile[]): Promise<string> =>
  (await hashOf(new TextEncoder().encode(JSON.stringify(files)))).slice(0, 32);

async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
