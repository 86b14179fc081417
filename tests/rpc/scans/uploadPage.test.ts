import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { orderInDrop } from '@salient/shared/areas/documents/pageUpload.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedFiles, sweepFiles } from '../../../core-server/src/areas/attachments/sweepFiles.ts';
import { hugePng } from '../../harness/oddPictures.ts';
import { makeDocument, pagesIn, uploadPage } from '../../harness/pages.ts';
import { pdfOf, scanOf, tiffOf } from '../../harness/scanFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-pages-'));
  server = await startServer({ filesFolder: folder });
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let seed = 0;
const small = () => scanOf({ width: 60, height: 80, seed: ++seed });
const namesIn = async (id: string) => (await pagesIn(server, id)).map(({ original_filename }) => original_filename);

test('a scan becomes the last page of a document, and its history says who brought it [UPLOAD-03, UPLOAD-13, UPLOAD-17, PAGE-10, P-03]', async () => {
  const document_id = await makeDocument(server);
  const first = await uploadPage(server, editor, await small(), { document_id, name: 'één.jpg' });
  expect(first).toMatchObject({ status: 'OK', data: { mimetype: 'image/jpeg', double: false } });
  await uploadPage(server, editor, await small(), { document_id, name: 'twee.jpg' });
  expect(await pagesIn(server, document_id)).toMatchObject([
    { id: first.data._id, position: 0, width: 60, original_filename: 'één.jpg' },
    { position: 1, original_filename: 'twee.jpg' },
  ]);
  expect((await fetch(server.origin + first.data.urls.preview)).headers.get('content-type')).toBe('image/jpeg');
  const document = await editor.call(getCollectionDocument, { id: document_id });
  expect(first.data.document?.elements).toEqual(document.elements.slice(0, 1));
  expect(document.elements).toMatchObject([
    { type: 'page', id: first.data._id, width: 60, height: 80, page_number: 1, mimetype: 'image/jpeg' },
    { page_number: 2 },
  ]);
  const { data } = await editor.call(findChanges, { type: 'document', id: document_id });
  expect(data).toMatchObject([{ method: 'uploadImage' }, { method: 'uploadImage' }]);
});

test('a PDF and a TIFF of several pages become their pages, at the place that is asked for', async () => {
  const document_id = await makeDocument(server);
  await uploadPage(server, editor, await small(), { document_id, name: 'a.jpg' });
  await uploadPage(server, editor, await pdfOf(3), { document_id, name: 'b.pdf', document_element: '0' });
  await uploadPage(server, editor, await tiffOf([await small(), await small()]), { document_id, name: 'c.tif' });
  expect(
    (await pagesIn(server, document_id)).map((page) => [page.original_filename, page.file_page, page.position]),
  ).toEqual([
    ...[0, 1, 2].map((page) => ['b.pdf', page, page]),
    ['a.jpg', 0, 3],
    ...[0, 1].map((page) => ['c.tif', page, page + 4]),
  ]);
});

test('a file without a picture is one page all the same [UPLOAD-15]', async () => {
  const document_id = await makeDocument(server);
  const { data } = await uploadPage(server, editor, Buffer.from('1917;Ieper\n'), { document_id, name: 'lijst.csv' });
  expect(data).toMatchObject({ mimetype: 'text/csv', urls: { preview: null } });
  expect(await (await fetch(server.origin + data.urls.original)).text()).toBe('1917;Ieper\n');
});

test('files that arrive in another order stand in the order of their drop, and a drop after the one before', async () => {
  const document_id = await makeDocument(server);
  const send = async (drop: string, index: number) =>
    uploadPage(server, editor, await small(), {
      document_id,
      name: `${drop}${index}`,
      order: orderInDrop(drop, index),
    });
  await Promise.all([4, 0, 10, 2].map((index) => send('x', index)));
  await send('y', 1);
  await Promise.all([send('x', 3), send('y', 0), send('x', 1)]);
  expect(await namesIn(document_id)).toEqual(['x0', 'x1', 'x2', 'x3', 'x4', 'x10', 'y0', 'y1']);
  expect((await pagesIn(server, document_id)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('an upload that is repeated is one page, also when both arrive at once, and after its page was moved', async () => {
  const [document_id, elsewhere] = [await makeDocument(server), await makeDocument(server)];
  const upload_id = randomUUID();
  const bytes = await small();
  const send = () => uploadPage(server, editor, bytes, { document_id, upload_id });
  const ids = (await Promise.all([send(), send(), send()])).map(({ data }) => data._id);
  expect(new Set(ids).size).toBe(1);
  await server.dataSource.query('UPDATE document_element SET document_id = $2 WHERE id = $1', [ids[0], elsewhere]);
  expect((await send()).data).toMatchObject({ _id: ids[0], double: false, pages: [{ document_id: elsewhere }] });
  expect(await pagesIn(server, document_id)).toEqual([]);
});

test('a file that the document has already is told and not stored twice, unless somebody says so', async () => {
  const document_id = await makeDocument(server);
  const bytes = await small();
  const answers = await Promise.all([0, 1].map(() => uploadPage(server, editor, bytes, { document_id })));
  expect(answers.map(({ data }) => data.double).sort()).toEqual([false, true]);
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  expect((await uploadPage(server, editor, bytes, { document_id, again: 'true' })).data.double).toBe(false);
  expect(await pagesIn(server, document_id)).toHaveLength(2);
  const other = await makeDocument(server);
  expect((await uploadPage(server, editor, bytes, { document_id: other })).data.double).toBe(false);
});

describe('refused', () => {
  const stored = async () => {
    const [row] = await server.dataSource.query(
      'SELECT (SELECT count(*)::int FROM file) AS files, (SELECT count(*)::int FROM document_element) AS pages',
    );
    let objects = 0;
    for await (const _ of server.files.store.list('originals')) objects++;
    return { ...row, objects };
  };

  test('is who may not, and where no pages are [DOCUMENT-61]', async () => {
    const document_id = await makeDocument(server);
    const bytes = await small();
    const before = await stored();
    const reader = await server.signIn('readonly');
    const code = async (as: TestClient, fields: Record<string, string>) =>
      (await uploadPage(server, as, bytes, { document_id, ...fields })).code;
    expect(await code(server.guest, {})).toBe('NO_SESSION');
    expect(await code(reader, {})).toBe('NOT_PERMITTED');
    expect(await code(editor, { document_id: randomUUID() })).toBe('DOES_NOT_EXIST');
    expect(await code(editor, { document_id: 'x' })).toBe('INVALID_DATA');
    expect(await code(editor, { document_id: await makeDocument(server, { category: 'WEB' }) })).toBe('NO_PAGES_HERE');
    expect(await code(editor, { document_id: await makeDocument(server, { deleted: true }) })).toBe('DOCUMENT_REMOVED');
    expect(await code(editor, { order: '../1' })).toBe('INVALID_DATA');
    expect(await stored()).toEqual(before);
  });

  test('is a form with more after its file than it may have, and a name with a sign that no name has', async () => {
    const document_id = await makeDocument(server);
    const before = await stored();
    const bytes = new Uint8Array(await small());
    const forms: [string, string, (form: FormData) => void][] = [
      ['a second file', 'INVALID_DATA', (form) => form.append('file', new Blob(['b']), 'b.jpg')],
      ['forty fields', 'INVALID_DATA', (form) => Array.from({ length: 40 }, (_, n) => form.append(`x${n}`, 'y'))],
      ['NUL in a name', 'INVALID_FILE_NAME', (form) => form.set('file', new Blob([bytes]), 'a\0b.jpg')],
    ];
    for (const [name, code, change] of forms) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ token: editor.token, document_id })) form.set(field, value);
      form.set('file', new Blob([bytes]), 'a.jpg');
      change(form);
      const answer = await fetch(`${server.origin}/api/uploadpage/uploadImage`, { method: 'POST', body: form });
      expect(await answer.json(), name).toEqual({ status: 'NOK', data: { none: [`none: ${code}`] } });
      expect(await stored(), name).toEqual(before);
    }
  });

  test('is every bad file, each with one sentence and nothing stored', async () => {
    const document_id = await makeDocument(server);
    const good = await scanOf({ width: 500, height: 700 });
    const bad: [string, Buffer, string][] = [
      ['scan.jpg', good.subarray(0, good.length / 2), 'FILE_DAMAGED'],
      ['scan.png', hugePng(40_000, 40_000), 'IMAGE_TOO_LARGE'],
      ['scan.pdf', await pdfOf(1, { userPassword: 'Ieper' }), 'PDF_LOCKED'],
      ['scan.pdf', await pdfOf(501), 'TOO_MANY_PAGES'],
      ['scan.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'INVALID_FILE_TYPE'],
      ['scan.jpg', Buffer.from('<html><script>alert(1)</script></html>'), 'INVALID_FILE_TYPE'],
      ['scan.tif', Buffer.alloc(0), 'FILE_EMPTY'],
      [`${'s'.repeat(297)}.jpg`, good, 'INVALID_FILE_NAME'],
      ['../../etc/scan.jpg', good, 'INVALID_FILE_NAME'],
      ['..\\scan.jpg', good, 'INVALID_FILE_NAME'],
    ];
    const before = await stored();
    for (const [name, bytes, code] of bad) {
      expect((await uploadPage(server, editor, bytes, { document_id, name })).code, name).toBe(code);
    }
    expect(await stored()).toEqual(before);
  });
});

test('the sweep leaves files of pages, and takes them a while after the last page is gone', async () => {
  const { store } = server.files;
  const document_id = await makeDocument(server);
  const { data } = await uploadPage(server, editor, await small(), { document_id });
  const [{ storage_key: key }] = await server.dataSource.query(
    'SELECT f.storage_key FROM file f JOIN document_element e ON e.file_id = f.id WHERE e.id = $1',
    [data._id],
  );
  const future = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
  const sweep = async () => {
    await removeUnusedFiles(server, future);
    await sweepFiles(server, future);
  };
  await sweep();
  expect(await store.stat(key)).not.toBeNull();
  await server.dataSource.query('DELETE FROM document_element WHERE id = $1', [data._id]);
  await sweep();
  expect(await store.stat(key)).toBeNull();
});
