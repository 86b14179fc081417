import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { pageChannel } from '../../lib/db/watchForPages.ts';
import { defaultPageCacheMb, PageCache } from '../../lib/pages/PageCache.ts';
import { DatabaseListener } from '../../lib/realtime/DatabaseListener.ts';
import type { RenderedPage } from './RenderedPage.ts';

interface PageCacheParts {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly registry: Registry;
  readonly maxMb: number | undefined;
  /** Something that pages show has changed; runs before the next page is made. */
  readonly onChange: () => void;
}

/** The cache of rendered pages, with the connection on which the database says what changes; the latter is to be closed. */
export function openPageCache({ databaseUrl, log, registry, maxMb = defaultPageCacheMb, onChange }: PageCacheParts) {
  const forget = () => {
    onChange();
    pageCache.forgetAll();
  };
  const changes = new DatabaseListener({
    url: databaseUrl,
    applicationName: 'salient-pages',
    channels: { [pageChannel]: forget },
    onConnected: forget,
    onLost: forget,
    onError: (error) => {
      if (!isUnavailable(error)) log.warn({ err: error }, 'pages are not kept until changes are heard again');
    },
  });
  const hasHeardAll = () => changes.hasHeardAll();
  const pageCache = new PageCache<RenderedPage>({ hasHeardAll, maxBytes: maxMb * 1024 * 1024 });
  collectPageCacheMetrics(registry, pageCache);
  return { pageCache, changes };
}

function collectPageCacheMetrics(registry: Registry, cache: PageCache<RenderedPage>): void {
  const gauge = (figure: 'bytes' | 'pages', help: string) =>
    new Gauge({
      name: `salient_page_cache_${figure}`,
      help,
      registers: [registry],
      collect() {
        this.set(cache.figures[figure]);
      },
    });
  const counter = (figure: 'hits' | 'misses', help: string) =>
    new Counter({
      name: `salient_page_cache_${figure}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(cache.figures[figure]);
      },
    });
  gauge('bytes', 'Memory that rendered pages take');
  gauge('pages', 'Rendered pages in memory');
  counter('hits', 'Public pages that were answered from memory');
  counter('misses', 'Public pages that were rendered');
}
