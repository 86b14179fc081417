import { createHash } from 'node:crypto';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context, Middleware } from 'koa';
import { answerNotModified } from '../../../lib/http/answerNotModified.ts';
import { askedOrigin, keepFor, letOtherSitesRead, refuse, setJsonType } from '../../../lib/iiif/answers.ts';
import { presentationContext, searchContext } from '../../../lib/iiif/presentation.ts';
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

/** How long a browser keeps an answer. */
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
  search: answerWith(
    services,
    'document',
    ({ ctx, id, reader, origin }) => {
      const given = new URLSearchParams(ctx.querystring);
      const [q, motivation, after] = ['q', 'motivation', 'after'].map((name) => given.get(name) ?? '');
      const ignored = unheededParams.filter((name) => given.has(name));
      const query = { q: (q ?? '').slice(0, longestQuery), motivation: motivation ?? '', after: after ?? '', ignored };
      return searchTranscriptions(reader, id, query, origin);
    },
    searchContext,
  ),
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
  linkedDataContext = presentationContext,
): Middleware {
  return async (ctx) => {
    const [named = '', ticket] = (ctx.params as { id: string }).id.split('~', 2);
    const id = named.toLowerCase();
    letOtherSitesRead(ctx, true);
    const reader = await openForReader(readers, kind, { id, ticket });
    if (typeof reader === 'number') return refuse(ctx, reader);
    letOtherSitesRead(ctx, !reader.isStaff);
    const asked = askedOrigin(ctx, publicUrl);
    const body = await answer({ ctx, id, reader, origin: asked.origin });
    if (!body) return refuse(ctx, 404);
    setJsonType(ctx, linkedDataContext);
    send(ctx, body, reader.isStaff || !asked.isOwn);
  };
}

function send(ctx: Context, body: object, isPrivate: boolean): void {
  const text = JSON.stringify(body);
  ctx.set('etag', `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`);
  keepFor(ctx, isPrivate, keptSeconds);
  ctx.status = 200;
  if (answerNotModified(ctx)) return;
  ctx.body = text;
}
