import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenedPage } from '@salient/shared/areas/figures/openedPage.ts';
import { RpcError } from '@salient/shared/lib/client/rpcError.ts';
import { storedLanguage } from '@salient/shared/lib/i18n/storedLanguage.ts';
import type { Context } from 'koa';
import { type CountUse, countPage } from '../../areas/figures/countPage.ts';
import type { Site } from '../../lib/config/Site.ts';
import { BuiltFiles } from '../../lib/pages/BuiltFiles.ts';
import { inlineStyles, type StyledPage } from '../../lib/pages/inlineStyles.ts';
import { setPageHeaders } from '../../lib/pages/pageHeaders.ts';
import { publicOrigin } from '../../lib/pages/publicOrigin.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

/** Makes a call as the guest behind an address, with the same checks as one that comes over the wire. */
export type CallAsGuest = (
  method: string,
  params: Readonly<Record<string, unknown>>,
  address: string,
) => Promise<unknown>;

interface RenderInput {
  readonly url: string;
  readonly acceptLanguage: string;
  readonly cookieLanguage: string | undefined;
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
interface Renderer {
  readonly render: (input: RenderInput) => Promise<{
    status: number;
    headers: Record<string, string>;
    html: string;
    opened: OpenedPage | null;
  }>;
}

export interface PublicPagesOptions {
  /** Folder of the build, with `client` and `server` in it. */
  readonly dist: string;
  /** Public origin without a slash at the end; the request's own when unset. */
  readonly publicUrl?: string | undefined;
  readonly call: CallAsGuest;
  readonly count?: CountUse | undefined;
  readonly site: Site;
  readonly now: () => Date;
}

/** The public pages, rendered on the server. */
export class PublicPages {
  readonly files: BuiltFiles;
  readonly #options: PublicPagesOptions;
  /** The page that is read without the app. */
  readonly #reading: StyledPage;
  readonly #renderer: Promise<Renderer>;

  constructor(options: PublicPagesOptions) {
    this.#options = options;
    this.files = new BuiltFiles(join(options.dist, 'client'), '/publicsearch/');
    this.#reading = inlineStyles(this.files, 'reading.html');
    this.#renderer = import(pathToFileURL(join(options.dist, 'server', 'entryServer.js')).href) as Promise<Renderer>;
    // Said when the first page is asked for.
    this.#renderer.catch(() => undefined);
  }

  /** Renders the page of an address; an address that leads nowhere gives the page that says so, with status 404. */
  async answer(ctx: Context): Promise<void> {
    const { render } = await this.#renderer;
    const { publicUrl, call, count, site, now } = this.#options;
    const { status, headers, html, opened } = await render({
      url: ctx.url,
      acceptLanguage: ctx.get('accept-language'),
      cookieLanguage: storedLanguage(ctx.get('cookie')),
      origin: publicOrigin(ctx, publicUrl),
      template: this.files.template,
      readingTemplate: this.#reading.html,
      call: (method, params) => call(method, params as Readonly<Record<string, unknown>>, ctx.ip).catch(throwForPages),
      now: now(),
      site,
      filesOf: (source) => this.files.filesOf(source),
      assets: this.files.assets,
    });
    if (opened && count) countPage(ctx, opened, count);
    setPageHeaders(ctx, { styles: this.#reading.source });
    ctx.status = status;
    ctx.set('cache-control', 'no-cache');
    ctx.set(headers);
    ctx.type = 'text/html; charset=utf-8';
    ctx.etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = html;
  }
}

/** Declared errors keep their name; of anything else pages learn nothing. */
function throwForPages(error: unknown): never {
  if (error instanceof RpcFailure) {
    const { name, code } = error.declaration;
    throw new RpcError(name, code, name, error.data);
  }
  throw new RpcError('internal', -32603, 'internal');
}
