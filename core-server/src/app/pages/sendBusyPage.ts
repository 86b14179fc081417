import { createHash } from 'node:crypto';
import { errors as de } from '@salient/shared/lib/contract/texts/errors.de.ts';
import { errors as en } from '@salient/shared/lib/contract/texts/errors.en.ts';
import { errors as fr } from '@salient/shared/lib/contract/texts/errors.fr.ts';
import { errors as nl } from '@salient/shared/lib/contract/texts/errors.nl.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Context } from 'koa';
import { setPageHeaders } from '../../lib/pages/pageHeaders.ts';
import type { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

const texts = { nl, en, fr, de } as const;

/** Inside the page: a server that is busy is asked for nothing more. */
const styles = 'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.25rem/1.5 Georgia,serif}';
const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'` as const;

/** Answers who found no turn with a page that costs nothing to make, and that asks again by itself. */
export function sendBusyPage(ctx: Context, { data }: RpcFailure, language: Language): void {
  const { retryAfterSeconds: seconds } = data as { readonly retryAfterSeconds: number };
  setPageHeaders(ctx, { styles: stylesHash });
  ctx.status = 503;
  ctx.set({ 'cache-control': 'no-store', 'content-language': language, 'retry-after': String(seconds) });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>Salient</title>
<style>${styles}</style>
<h1>Salient</h1>
<p>${texts[language].busyPage}</p>
</html>
`;
}
