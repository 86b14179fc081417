import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { storedLanguage } from '@salient/shared/lib/i18n/storedLanguage.ts';
import type { Context } from 'koa';
import { type CountUse, countPage } from '../../areas/figures/countPage.ts';
import { answerNotModified } from '../../lib/http/answerNotModified.ts';
import { acceptedEncoding, sendEncoded } from '../../lib/pages/encodings.ts';
import type { PageCache } from '../../lib/pages/PageCache.ts';
import { setPageHeaders } from '../../lib/pages/pageHeaders.ts';
import { publicOrigin } from '../../lib/pages/publicOrigin.ts';
import type { CallerBudgets } from '../../lib/rpc/CallerBudgets.ts';
import { HeldBack } from '../../lib/rpc/HeldBack.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { RenderedPage } from '../page-cache/RenderedPage.ts';
import type { PageRenderer, PageRequest } from './PageRenderer.ts';
import { sendBusyPage } from './sendBusyPage.ts';

const hourMs = 3_600_000;

export interface PublicPagesOptions {
  readonly renderer: PageRenderer;
  /** Where rendered pages are kept; each is rendered for each visitor without it. */
  readonly cache?: PageCache<RenderedPage> | undefined;
  /** Public origin without a slash at the end; the request's own when unset. */
  readonly publicUrl?: string | undefined;
  readonly count?: CountUse | undefined;
  readonly now: () => Date;
  /** Makes a page for the guest behind an address, when it is their turn. */
  readonly runPage?: CallerBudgets['runPage'] | undefined;
}

/** The public pages, rendered on the server. */
export class PublicPages {
  readonly #options: PublicPagesOptions;
  readonly #heldBack = new HeldBack();

  constructor(options: PublicPagesOptions) {
    this.#options = options;
  }

  /** Sends the page of an address; an address that leads nowhere gives the page that says so, with status 404. */
  async answer(ctx: Context): Promise<void> {
    const { renderer, cache, count } = this.#options;
    const { request, isKept } = await this.#read(ctx);
    const render = () => this.#render(request, ctx.ip);
    const page = await (cache && isKept ? cache.get(keyOf(request), render) : render()).catch(busyFailure);
    if (page instanceof RpcFailure) {
      await this.#heldBack.hold();
      return sendBusyPage(ctx, page, request.language);
    }
    if (page.opened && count) countPage(ctx, page.opened, count);
    setPageHeaders(ctx, { styles: renderer.styles });
    ctx.status = page.status;
    ctx.set('cache-control', isKept ? cacheControlOf(page) : 'private, no-cache');
    ctx.set(page.headers);
    ctx.vary('Accept-Encoding');
    ctx.type = 'text/html; charset=utf-8';
    ctx.etag = page.etag;
    if (!answerNotModified(ctx)) sendEncoded(ctx, page.body, request.encoding);
  }

  /** Pages are made for so many visitors at once, those first who have asked for least. */
  #render(request: PageRequest, address: string): Promise<RenderedPage> {
    const { renderer, runPage } = this.#options;
    const render = () => renderer.render(request, address);
    return runPage ? runPage(address, render) : render();
  }

  async #read(ctx: Context) {
    const { renderer, publicUrl, now } = this.#options;
    const signs = { acceptLanguage: ctx.get('accept-language'), cookieLanguage: storedLanguage(ctx.get('cookie')) };
    const asked = await renderer.readRequest({ url: ctx.url, ...signs });
    const { origin, isOwn } = publicOrigin(ctx, publicUrl);
    const { url, language } = asked;
    const request: PageRequest = { url, language, origin, now: now(), encoding: acceptedEncoding(ctx) };
    // Anybody can make up hosts and paths, and a page for each of them.
    return { request, isKept: isOwn && asked.isOwn };
  }
}

/** The failure of a page for which there was no turn; any other is thrown on. */
function busyFailure(error: unknown): RpcFailure {
  if (error instanceof RpcFailure && error.declaration === commonErrors.busy) return error;
  throw error;
}

/**
 * Of the moment a page shows the day: with it names of the day change, and permissions of pictures end. The hour tells it
 * too, as days in Brussels begin with a whole hour of UTC, and is had for nothing.
 */
const keyOf = ({ now, ...request }: PageRequest) =>
  JSON.stringify([Math.floor(now.getTime() / hourMs), ...Object.values(request)]);

/**
 * Who keeps a page asks before showing it again (decision 29). A proxy may show it for a second without asking, unless each
 * view of it is counted here.
 */
function cacheControlOf({ isForAll, opened }: RenderedPage): string {
  if (!isForAll) return 'no-cache';
  return opened ? 'public, no-cache' : 'public, max-age=0, s-maxage=1, must-revalidate';
}
