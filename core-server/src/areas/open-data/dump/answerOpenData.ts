import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { licenceFacts } from '@salient/shared/areas/open-data/openLicences.ts';
import { chooseLanguage, languagesOfHeader } from '@salient/shared/lib/i18n/chooseLanguage.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { storedLanguage } from '@salient/shared/lib/i18n/storedLanguage.ts';
import type { Context, Middleware } from 'koa';
import type { Files } from '../../../lib/files/Files.ts';
import { answerNotModified } from '../../../lib/http/answerNotModified.ts';
import { letOtherSitesRead, refuse } from '../../../lib/iiif/answers.ts';
import { setPageHeaders } from '../../../lib/pages/pageHeaders.ts';
import { ConcurrencyLimiter, NoFreeSlot } from '../../../lib/rpc/ConcurrencyLimiter.ts';
import { keptByVisitors, sendRendition } from '../../attachments/answerFile.ts';
import { dumpFiles } from './dumpFiles.ts';
import type { OpenData } from './OpenData.ts';
import { type DumpEntry, type HeldDump, keyOf } from './OpenDumps.ts';
import { openDataPage, openDataStyles, openDataTexts, wholeFiles } from './openDataPage.ts';

interface Options {
  readonly openData: OpenData;
  readonly files: Files;
  readonly publicUrl: string;
}

/** How long a reader may show what it has without asking. Seconds. */
const keptSeconds = 60;

/** Unpacking takes a processor: so many are unpacked at once, and of one address a few. */
const unpacking = { slots: 3, slotsOfOne: 2, waiting: 20, waitingOfOne: 5, waitMs: 5_000 };

/** Headers that speak of the file that would have been sent. */
const ofContent = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'accept-ranges',
  'etag',
];

/** What stands at the addresses of the open data; all of them are not found where the museum gives nothing away. */
export function answerOpenData({ openData, files, publicUrl }: Options) {
  const limiter = new ConcurrencyLimiter(unpacking);
  const withDump =
    (answer: (ctx: Context, dump: HeldDump) => Promise<void> | void): Middleware =>
    async (ctx) => {
      letOtherSitesRead(ctx, true);
      if (openData.licence === null) return refuse(ctx, 404);
      const dump = await openData.dumps.current();
      if (!dump) return askToComeBack(ctx, 'making');
      ctx.set('cache-control', keptByVisitors(keptSeconds));
      return answer(ctx, dump);
    };
  return {
    page: (async (ctx) => {
      if (openData.licence === null) return refuse(ctx, 404);
      const dump = await openData.dumps.current();
      const language = languageOf(ctx);
      setPageHeaders(ctx, { styles: openDataStyles });
      ctx.vary('Accept-Language');
      ctx.set({ 'cache-control': 'no-cache', 'content-language': language });
      ctx.status = dump ? 200 : 503;
      if (!dump) ctx.set('retry-after', '60');
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = openDataPage(dump, language);
    }) satisfies Middleware,
    index: withDump((ctx, dump) => {
      ctx.status = 200;
      ctx.type = 'application/json; charset=utf-8';
      ctx.etag = [dump.made_at, ...dump.lost].join(' ');
      if (answerNotModified(ctx)) return;
      ctx.body = `${JSON.stringify(indexOf(dump, publicUrl), null, 2)}\n`;
    }),
    file: withDump(async (ctx, dump) => {
      const { file: asked } = ctx.params as { file: string };
      const entry = dump.files.find(({ name }) => name === asked || `${name}.gz` === asked);
      if (!entry) return refuse(ctx, 404);
      // Asked anew, as a file may be lost between one reader and the next.
      if (!(await openData.dumps.holds(entry))) return askToComeBack(ctx, 'lost');
      try {
        if (asked === entry.name) await sendUnpacked(ctx, entry, files, limiter);
        else {
          const rendition = { key: keyOf(entry), mimetype: 'application/gzip', negotiated: false };
          await sendRendition(ctx, files, rendition, asked);
        }
      } catch (error) {
        // Or in the moment in which it is opened.
        if (await openData.dumps.holds(entry)) throw error;
        for (const header of ofContent) ctx.remove(header);
        askToComeBack(ctx, 'lost');
      }
    }),
  };
}

const languageOf = (ctx: Context): Language =>
  chooseLanguage({
    address: typeof ctx.query.lang === 'string' ? ctx.query.lang : null,
    stored: storedLanguage(ctx.get('cookie')),
    browser: languagesOfHeader(ctx.get('accept-language')),
  });

/** Says in the reader's language what is not there yet, or not there any more, and that it will be. */
function askToComeBack(ctx: Context, why: 'making' | 'lost'): void {
  const language = languageOf(ctx);
  ctx.set({ 'retry-after': '60', 'content-language': language });
  ctx.vary('Accept-Language');
  refuse(ctx, 503, openDataTexts(language)(`openData.${why}`));
}

/** Sends a file that lies there compressed: as it lies there to whoever unpacks it, and else unpacked on the way. */
async function sendUnpacked(ctx: Context, entry: DumpEntry, files: Files, limiter: ConcurrencyLimiter): Promise<void> {
  const { mediaType } = dumpFiles[entry.name];
  const takesPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  ctx.compress = false;
  ctx.vary('Accept-Encoding');
  ctx.set('x-content-type-options', 'nosniff');
  ctx.set('etag', `"${entry.sha256.slice(0, 32)}${takesPacked ? '-gzip' : ''}"`);
  ctx.attachment(entry.name, { type: mediaType === 'text/plain' ? 'inline' : 'attachment' });
  ctx.type = `${mediaType}; charset=utf-8`;
  ctx.status = 200;
  if (answerNotModified(ctx)) return;
  if (takesPacked) ctx.set('content-encoding', 'gzip');
  ctx.length = takesPacked ? entry.packed.bytes : entry.bytes;
  if (ctx.method === 'HEAD') return;
  if (takesPacked) {
    ctx.body = await files.store.open(keyOf(entry));
    return;
  }
  const began = new Promise<void>((begin, reject) => {
    const sending = limiter.run(ctx.ip, () => {
      begin();
      return new Promise<void>((end) => ctx.res.once('close', end));
    });
    sending.catch(reject);
  });
  try {
    await began;
  } catch (error) {
    if (!(error instanceof NoFreeSlot)) throw error;
    ctx.remove('content-length');
    ctx.set('retry-after', '10');
    return refuse(ctx, 503);
  }
  ctx.body = pipeline(await files.store.open(keyOf(entry)), createGunzip(), () => undefined);
}

/** What there is, as programs read it. */
function indexOf(dump: HeldDump, publicUrl: string) {
  const { title, url } = licenceFacts[dump.licence];
  const addressOf = (name: string) => `${publicUrl}/open-data/${name}`;
  return {
    title: 'Names List: open data',
    made_at: dump.made_at,
    licence: { id: dump.licence, title, url, text: addressOf('LICENCE.txt') },
    dictionary: addressOf('dictionary.md'),
    checksums: addressOf('SHA256SUMS'),
    services: { reconciliation: `${publicUrl}/reconcile`, oai_pmh: `${publicUrl}/oai` },
    ...(dump.lost.length > 0 ? { being_made_again: dump.lost } : {}),
    files: wholeFiles(dump).map(({ name, bytes, sha256, packed, records }) => ({
      name,
      description: dumpFiles[name].says,
      media_type: dumpFiles[name].mediaType,
      ...(records === undefined ? {} : { records }),
      ...{ url: addressOf(name), bytes, sha256 },
      gzip: { url: addressOf(`${name}.gz`), ...packed },
    })),
  };
}
