import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, encode } from './encodings.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible: ReadonlySet<string> = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** Brotli's within a percent of its highest, in a tenth of the time; gzip's highest. */
const effort = 9;

/** One file of a build, in memory; compressed forms are made at the first wish and kept. */
export class BuiltFile {
  readonly type: string;
  readonly etag: string;
  /** Files with a hash in their name never change. */
  readonly immutable: boolean;
  readonly encodings: readonly Encoding[];
  readonly #content: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(path: string, content: Buffer) {
    const extension = extname(path);
    this.#content = content;
    this.type = types[extension] ?? 'application/octet-stream';
    this.etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    this.immutable = path.startsWith('assets/');
    this.encodings = compressible.has(extension) ? ['br', 'gzip', 'identity'] : ['identity'];
  }

  get text(): string {
    return this.#content.toString('utf8');
  }

  content(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = encode(this.#content, encoding, effort);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** Where one source file of a build went to. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** The files of one built web app. */
export class BuiltFiles {
  readonly #files: ReadonlyMap<string, BuiltFile>;
  readonly #manifest: Readonly<Record<string, ManifestEntry>>;
  readonly #base: string;

  /**
   * @param folder what `vite build` wrote.
   * @param base the address that the build stands under, such as `/publicsearch/`.
   * @throws Error when the app has not been built.
   */
  constructor(folder: string, base: string) {
    if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no build: run npm run build first`);
    this.#base = base;
    const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
    this.#files = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const full = join(entry.parentPath, entry.name);
          const path = relative(folder, full).split(sep).join('/');
          return [path, new BuiltFile(path, readFileSync(full))];
        }),
    );
    const manifest = this.#files.get('.vite/manifest.json');
    this.#manifest = manifest ? JSON.parse(manifest.text) : {};
  }

  /** The app's page, before anything is filled in. */
  get template(): string {
    return this.page('index.html');
  }

  /** A page of the build, before anything is filled in; blank when there is none of the name. */
  page(name: `${string}.html`): string {
    return this.#files.get(name)?.text ?? '';
  }

  /** The file at an address; undefined for the pages themselves and for what the build keeps to itself. */
  at(path: string): BuiltFile | undefined {
    if (!path.startsWith(this.#base)) return undefined;
    const name = path.slice(this.#base.length);
    return name.endsWith('.html') || name.startsWith('.') ? undefined : this.#files.get(name);
  }

  /** Every file that a browser may fetch, with its address. */
  get all(): readonly { readonly path: string; readonly file: BuiltFile }[] {
    return [...this.#files.keys()].flatMap((name) => {
      const path = this.#base + name;
      const file = this.at(path);
      return file ? [{ path, file }] : [];
    });
  }

  /** Addresses of the fonts and pictures that the app's page uses. */
  get assets(): readonly string[] {
    return (this.#manifest['index.html']?.assets ?? []).map((file) => this.#base + file);
  }

  /** Addresses of a source file's output and of all that it imports, for early fetching. */
  filesOf(source: string): readonly string[] {
    const found = new Set<string>();
    const add = (name: string) => {
      const entry = this.#manifest[name];
      if (!entry || found.has(this.#base + entry.file)) return;
      found.add(this.#base + entry.file);
      for (const imported of entry.imports ?? []) add(imported);
    };
    add(source);
    return [...found];
  }
}
