import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenedPage } from '@salient/shared/areas/figures/openedPage.ts';
import { RpcError } from '@salient/shared/lib/client/rpcError.ts';
import { missingRecordErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Site } from '../../lib/config/Site.ts';
import { BuiltFiles } from '../../lib/pages/BuiltFiles.ts';
import { type Encoding, encode } from '../../lib/pages/encodings.ts';
import { inlineStyles, type StyledPage } from '../../lib/pages/inlineStyles.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { RenderedPage } from '../page-cache/RenderedPage.ts';

/** Makes a call as the guest behind an address, with the same checks as one that comes over the wire. */
export type CallAsGuest = (
  method: string,
  params: Readonly<Record<string, unknown>>,
  address: string,
) => Promise<unknown>;

interface LanguageSigns {
  readonly url: string;
  readonly acceptLanguage: string;
  readonly cookieLanguage: string | undefined;
}

/** The one address of what is asked for, whatever else the request's own says, and the language. */
export interface AskedPage {
  readonly url: string;
  readonly language: Language;
  /** Whether the address stands where pages of this site do, and not below a path that the request made up. */
  readonly isOwn: boolean;
}

interface RenderInput {
  readonly url: string;
  readonly language: Language;
  readonly origin: string;
  readonly template: string;
  readonly readingTemplate: string;
  readonly call: (method: string, params: unknown) => Promise<unknown>;
  readonly now: Date;
  readonly site: Site;
  readonly filesOf: (source: string) => readonly string[];
  readonly assets: readonly string[];
}

/** What the public app's server build exports. */
interface PublicApp {
  readonly readRequest: (signs: LanguageSigns) => AskedPage;
  readonly render: (input: RenderInput) => Promise<{
    status: number;
    headers: Record<string, string>;
    html: string;
    opened: OpenedPage | null;
  }>;
}

/** All that a page depends on besides what the database and the search engine hold, and the settings of the process. */
export interface PageRequest extends Pick<RenderInput, 'url' | 'language' | 'origin' | 'now'> {
  readonly encoding: Encoding;
}

/** Brotli's and gzip's, as a page is made while somebody waits. */
const effort = 5;

/** The public app as it runs on the server: makes pages out of its build and the answers to its calls. */
export class PageRenderer {
  readonly files: BuiltFiles;
  /** The page that is read without the app. */
  readonly #reading: StyledPage;
  readonly #app: Promise<PublicApp>;
  readonly #site: Site;
  readonly #call: CallAsGuest;

  /** @param dist folder of the build, with `client` and `server` in it. */
  constructor({ dist, site, call }: { readonly dist: string; readonly site: Site; readonly call: CallAsGuest }) {
    this.files = new BuiltFiles(join(dist, 'client'), '/publicsearch/');
    this.#reading = inlineStyles(this.files, 'reading.html');
    this.#app = import(pathToFileURL(join(dist, 'server', 'entryServer.js')).href) as Promise<PublicApp>;
    // Said when the first page is asked for.
    this.#app.catch(() => undefined);
    this.#site = site;
    this.#call = call;
  }

  /** What a content security policy allows the styles inside pages by. */
  get styles() {
    return this.#reading.source;
  }

  async readRequest(signs: LanguageSigns): Promise<AskedPage> {
    return (await this.#app).readRequest(signs);
  }

  /** @param address whose budget the page's calls use. */
  async render({ encoding, ...request }: PageRequest, address: string): Promise<RenderedPage> {
    const { render } = await this.#app;
    let hasFailed = false;
    const call = (method: string, params: unknown) =>
      this.#call(method, params as Readonly<Record<string, unknown>>, address).catch((error: unknown) => {
        hasFailed ||= !isAnswer(error);
        throw errorForPages(error);
      });
    const { html, ...page } = await render({
      ...request,
      template: this.files.template,
      readingTemplate: this.#reading.html,
      call,
      site: this.#site,
      filesOf: (source) => this.files.filesOf(source),
      assets: this.files.assets,
    });
    return {
      ...page,
      // Weak, as the page is the same in every encoding.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      body: await encode(Buffer.from(html), encoding, effort),
      isForAll: page.status === 200 && !('Cache-Control' in page.headers) && !hasFailed,
    };
  }
}

/** Whether the error tells a fact, which holds for the next visitor too. */
const isAnswer = (error: unknown) =>
  error instanceof RpcFailure && missingRecordErrors.some((each) => each === error.declaration);

/** Declared errors keep their name; of anything else pages learn nothing. */
function errorForPages(error: unknown): RpcError {
  if (!(error instanceof RpcFailure)) return new RpcError('internal', -32603, 'internal');
  const { name, code } = error.declaration;
  return new RpcError(name, code, name, error.data);
}
