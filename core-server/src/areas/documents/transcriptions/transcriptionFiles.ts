import { Readable } from 'node:stream';
import { counterText } from '@salient/shared/areas/documents/documentTypes.ts';
import { transcriptions as de } from '@salient/shared/areas/documents/texts/pages/transcriptions.de.ts';
import { transcriptions as en } from '@salient/shared/areas/documents/texts/pages/transcriptions.en.ts';
import { transcriptions as fr } from '@salient/shared/areas/documents/texts/pages/transcriptions.fr.ts';
import { transcriptions as nl } from '@salient/shared/areas/documents/texts/pages/transcriptions.nl.ts';
import { getTranscriptionFiles } from '@salient/shared/areas/documents/transcriptionMethods.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { FileTickets } from '../../../lib/files/FileTickets.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { transcriptionText } from '../../../lib/transcriptions/TranscribedDocument.ts';
import { drawApart } from '../../../lib/transcriptions/transcriptionProcess.ts';
import type { LoadedTranscription } from '../../../lib/transcriptions/transcriptionTasks.ts';
import { isAccountOpenSql } from '../../users/isAccountOpenSql.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { type ScanOfDocument, scansOf } from './scansOf.ts';

const dictionaries = { nl, en, fr, de };

/** What a ticket for a transcription says that it opens. */
const resourceOf = (id: string) => `transcription:${id}`;

export const handleGetTranscriptionFiles = implement(
  getTranscriptionFiles,
  async ({ params: { id, language }, db, actor, fail, services }) => {
    if (!(await db.existsBy(DocumentEntity, { id }))) throw fail.notFound({ entity: 'document', id });
    const { tickets } = services.files;
    const ticket = await tickets.sign(actor, resourceOf(id));
    const url = (form: string) => `/api/transcription/${id}?${new URLSearchParams({ form, language, ticket })}`;
    return { text: url('text'), pdf: url('pdf'), expires_at: tickets.expiresAt().toISOString() };
  },
);

const querySchema = z.object({
  form: z.enum(['text', 'pdf']),
  language: z.enum(languages).default('nl'),
  ticket: z.string(),
});

interface Options {
  readonly dataSource: DataSource;
  readonly tickets: FileTickets;
}

/** `GET /api/transcription/:id`: the transcription of a document to keep, for whoever holds a ticket of `getTranscriptionFiles`. */
export function answerTranscription({ dataSource, tickets }: Options): Middleware {
  return async (ctx) => {
    const query = querySchema.safeParse(ctx.query);
    const id = idSchema.safeParse(ctx.params.id);
    if (!query.success || !id.success) return ctx.throw(400);
    const { form, language, ticket } = query.data;
    const reader = await tickets.reader(ticket, resourceOf(id.data));
    if (!(await isOpen(dataSource, reader?.sub ?? null))) return ctx.throw(403, 'This address is over');
    const document = await dataSource.manager.findOneBy(DocumentEntity, { id: id.data });
    if (!document) return ctx.throw(404);
    const transcribed = transcribedOf(document, await scansOf(dataSource.manager, document.id), language);
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-content-type-options', 'nosniff');
    const name = document.title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ');
    ctx.attachment(`${[...name].slice(0, 100).join('')}.${form === 'pdf' ? 'pdf' : 'txt'}`);
    ctx.type = form === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8';
    ctx.body = Readable.from(form === 'pdf' ? drawApart(transcribed, language) : transcriptionText(transcribed));
  };
}

async function isOpen(dataSource: DataSource, account: string | null): Promise<boolean> {
  const [row] = await dataSource.query<{ isOpen: boolean }[]>(`SELECT ${isAccountOpenSql('$1')} AS "isOpen"`, [
    account,
  ]);
  return row?.isOpen === true;
}

function transcribedOf(
  { title, counter, adlibCode }: DocumentEntity,
  scans: readonly ScanOfDocument[],
  language: Language,
): LoadedTranscription {
  const { t } = textsOf(createTexts(language, { transcriptions: dictionaries[language] }));
  const heading = ({ part, number, original_filename }: ScanOfDocument) =>
    [part, t('transcriptions.page', { number }), original_filename].filter(Boolean).join(' · ');
  return {
    title,
    reference: counter === null ? adlibCode : counterText(counter),
    pages: scans.map((scan) => ({ heading: heading(scan), text: scan.transcription })),
  };
}
