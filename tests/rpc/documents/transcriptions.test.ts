import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { getTranscriptionFiles } from '@salient/shared/areas/documents/transcriptionMethods.ts';
import {
  type TranscriptionUploadAnswer,
  transcriptionUploadPath,
} from '@salient/shared/areas/documents/transcriptionUpload.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ZippedFile, zip } from '../../../core-server/src/lib/transcriptions/zip.fixture.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const alto = (...lines: string[]) =>
  `<alto><Layout><Page><TextBlock>${lines.map((line) => `<TextLine><String CONTENT="${line}"/></TextLine>`).join('')}</TextBlock></Page></Layout></alto>`;

async function send(documentId: string, content: Buffer, fields: Record<string, string> = {}, client = editor) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token: client.token, document_id: documentId, ...fields }))
    form.set(name, value);
  form.set('file', new Blob([new Uint8Array(content)]), 'transcripties.zip');
  const response = await fetch(server.origin + transcriptionUploadPath, { method: 'POST', body: form });
  return (await response.json()) as { status: string; data: TranscriptionUploadAnswer & { none?: string[] } };
}
const zipped = (files: Readonly<Record<string, string>>) =>
  zip(Object.entries(files).map(([name, content]): ZippedFile => ({ name, content })));

/** A digital document of two scans, one of them written out. */
async function letter(): Promise<{ id: string; pages: string[] }> {
  const { id } = await server.make.document({ category: 'DIBORN', title: 'Brief van Karel' });
  const first = await server.make.page(id, { original_filename: 'brief_01.jpg', position: 0 });
  const second = await server.make.page(id, {
    original_filename: 'brief_02.jpg',
    position: 1,
    transcription: 'met de hand',
  });
  return { id, pages: [first.id, second.id] };
}
const transcriptionsOf = async (id: string) =>
  (await editor.call(getCollectionDocument, { id })).elements.map((each) =>
    each.type === 'page' ? each.transcription : null,
  );

test('transcriptions come to the pages of their names, what is there stays unless it shall give way, and each page keeps its history', async () => {
  const { id } = await letter();
  const files = {
    'page/brief_01.xml': alto('Lieve moeder,', 'alles gaat goed.'),
    'page/brief_02.xml': alto('Anders'),
    'page/brief_09.xml': alto('Van een andere brief'),
    'page/leeg.xml': alto(),
    'page/veel.xml': `<alto ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    'page/fout.xml': '<!DOCTYPE alto SYSTEM "http://127.0.0.1:9/x"><alto/>',
  };
  const answer = await send(id, zipped(files));
  expect(answer).toEqual({
    status: 'OK',
    data: {
      ...{
        written: 1,
        same: 0,
        kept: ['brief_02.jpg'],
        empty: ['leeg.xml'],
        without_scan: ['brief_09.xml'],
        ambiguous: [],
      },
      refused: [
        { name: 'veel.xml', reason: 'too_large' },
        { name: 'fout.xml', reason: 'doctype' },
      ],
    },
  });
  expect(await transcriptionsOf(id)).toEqual(['Lieve moeder,\nalles gaat goed.', 'met de hand']);
  expect((await send(id, zipped(files), { replace: 'true' })).data).toMatchObject({ written: 1, same: 1, kept: [] });
  expect(await transcriptionsOf(id)).toEqual(['Lieve moeder,\nalles gaat goed.', 'Anders']);
  const { data: changes } = await editor.call(findChanges, { type: 'document', id });
  expect(changes[0]).toMatchObject({ record: { type: 'document_element' }, fields: [{ field: 'transcription' }] });
});

test('is refused to who may not, for what is no ZIP, and for what holds no pages; nothing is stored', async () => {
  const { id } = await letter();
  const refusal = async (...params: Parameters<typeof send>) => (await send(...params)).data.none?.[0];
  const good = zipped({ 'brief_01.xml': alto('x') });
  expect(await refusal(id, good, {}, await server.signIn('readonly'))).toContain('NOT_PERMITTED');
  expect(await refusal(id, good, {}, server.guest)).toContain('NO_SESSION');
  expect(await refusal(id, Buffer.from('<alto/>'))).toContain('INVALID_FILE_TYPE');
  expect(await refusal(noId, good)).toContain('DOES_NOT_EXIST');
  const web = await server.make.document({ category: 'ARCHIVE' });
  expect(await refusal(web.id, good)).toContain('NO_PAGES_HERE');
  expect(await transcriptionsOf(id)).toEqual(['', 'met de hand']);
});

test('the transcription of a document is fetched as text and as PDF, with a ticket that opens it alone', async () => {
  const { id } = await letter();
  const reader = await server.signIn('readonly');
  const { text, pdf } = await reader.call(getTranscriptionFiles, { id, language: 'de' });
  const answer = await fetch(server.origin + text);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('Brief van Karel.txt');
  expect(await answer.text()).toMatch(
    /^Brief van Karel\n.*\n\[Seite 1 · brief_01\.jpg\]\n\n\[Seite 2 · brief_02\.jpg\]\nmet de hand\n$/s,
  );
  const sheet = Buffer.from(await (await fetch(server.origin + pdf)).arrayBuffer());
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
  const other = (await letter()).id;
  expect((await fetch(server.origin + text.replace(id, other))).status).toBe(403);
  expect((await fetch(`${server.origin}/api/transcription/${id}?form=text&ticket=x`)).status).toBe(403);
  // A title is cut between signs, and what an account was given ends with it.
  await server.dataSource.query('UPDATE document SET title = $2 WHERE id = $1', [id, `${'a'.repeat(99)}💥💥`]);
  const named = await fetch(server.origin + text);
  expect(decodeURIComponent(String(named.headers.get('content-disposition')))).toContain(`${'a'.repeat(99)}💥.txt`);
  await expect(reader.call(getTranscriptionFiles, { id: noId })).rejects.toMatchObject({ name: 'notFound' });
  await server.dataSource.query(`UPDATE app_user SET status = 'suspended' WHERE type = 'readonly'`);
  expect((await fetch(server.origin + text)).status).toBe(403);
});
