import { createHash } from 'node:crypto';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context, Middleware } from 'koa';
import { answerNotModified } from '../../../lib/http/answerNotModified.ts';
import { presentationContext } from '../../../lib/iiif/presentation.ts';
import { type PublicOrigin, publicOrigin } from '../../../lib/pages/publicOrigin.ts';
import type { PageReaders } from '../pages/findPage.ts';
import { documentAddresses } from './iiifAddresses.ts';
import { type ArchiveReader, openForReader } from './openForReader.ts';
import { presentCollection } from './presentCollection.ts';
import { presentManifest } from './presentManifest.ts';
import { presentTranscription } from './presentTranscription.ts';
import { readCollection, readDocument, readPages, readTranscription } from './readArchive.ts';
import { searchTranscriptions, unheededParams } from './searchTranscriptions.ts';

interface ArchiveServices {
  readonly readers: PageReaders;
  readonly publicUrl: string;
}

interface Asked {
  readonly ctx: Context;
  readonly id: string;
  readonly reader: ArchiveReader;
  readonly origin: string;
}

/** Something that is sent as JSON; undefined for what is not there. */
type Answer = (asked: Asked) => Promise<object | undefined>;

/** A browser keeps an answer for so many seconds; what stands between asks each time whether it is still shown. */
const keptSeconds = 60;

/**
 * Documents and collections by the IIIF Presentation API 3.0, with Content Search 2.0 inside a document: of what is disclosed
 * for everybody, of all else below `{id}~{ticket}`. The ticket stands in all addresses that an answer leads to.
 */
export const answerArchive = (services: ArchiveServices) => ({
  manifest: answerWith(services, 'document', async ({ id, reader, origin }) =>
    presentManifest(await readDocument(reader, id), await readPages(reader, id), origin, reader),
  ),
  annotations: answerWith(services, 'document', async ({ ctx, id, reader, origin }) => {
    const { page } = ctx.params as { page: string };
    const known = idSchema.safeParse(page);
    const found = known.success ? await readTranscription(reader, id, known.data) : undefined;
    return found && presentTranscription(found, documentAddresses(origin, id, await reader.ticketForPages(id)));
  }),
  search: answerWith(services, 'document', ({ ctx, id, reader, origin }) => {
    const given = new URLSearchParams(ctx.querystring);
    const [q, motivation, after] = ['q', 'motivation', 'after'].map((name) => given.get(name) ?? '');
    const ignored = unheededParams.filter((name) => given.has(name));
    const query = { q: (q ?? '').slice(0, longestQuery), motivation: motivation ?? '', after: after ?? '', ignored };
    return searchTranscriptions(reader, id, query, origin);
  }),
  collection: answerWith(services, 'collection', async ({ id, reader, origin }) =>
    presentCollection(await readCollection(reader, id), origin, reader),
  ),
});

/** Signs of a search. */
const longestQuery = 500;

function answerWith(
  { readers, publicUrl }: ArchiveServices,
  kind: 'document' | 'collection',
  answer: Answer,
): Middleware {
  return async (ctx) => {
    const [named = '', ticket] = (ctx.params as { id: string }).id.split('~', 2);
    const id = named.toLowerCase();
    ctx.set('cache-control', 'no-store');
    letAllRead(ctx, true);
    const reader = await openForReader(readers, kind, { id, ticket });
    if (typeof reader === 'number') return refuse(ctx, reader);
    letAllRead(ctx, !reader.isStaff);
    const asked = askedOrigin(ctx, publicUrl);
    const body = await answer({ ctx, id, reader, origin: asked.origin });
    if (!body) return refuse(ctx, 404);
    send(ctx, body, reader.isStaff || !asked.isOwn);
  };
}

/** Nobody keeps it, as it may be shown the next time; what is thrown would lose that header. */
function refuse(ctx: Context, status: 403 | 404): void {
  ctx.status = status;
  ctx.body = ctx.message;
}

/** Viewers of other sites read what is everybody's, and what is refused. */
function letAllRead(ctx: Context, isPublic: boolean): void {
  if (isPublic) ctx.set('access-control-allow-origin', '*');
  else ctx.remove('access-control-allow-origin');
  ctx.set('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-origin');
}

/** Whoever asks by another name than the museum's own is told that one: there the viewer reaches all else as well. */
function askedOrigin(ctx: Context, publicUrl: string): PublicOrigin {
  const { host } = URL.canParse(publicUrl) ? new URL(publicUrl) : { host: '' };
  return publicOrigin(ctx, host === ctx.host ? publicUrl : undefined);
}

function send(ctx: Context, body: object, isPrivate: boolean): void {
  const text = JSON.stringify(body);
  ctx.set('etag', `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`);
  ctx.set(
    'cache-control',
    isPrivate ? `private, max-age=${keptSeconds}` : `public, max-age=${keptSeconds}, s-maxage=1`,
  );
  ctx.vary('accept');
  ctx.status = 200;
  if (answerNotModified(ctx)) return;
  const isLinked = ctx.get('accept').includes('application/ld+json');
  ctx.type = isLinked ? `application/ld+json;profile="${presentationContext}"` : 'application/json';
  ctx.body = text;
}
