import {
  findAttachments,
  getFileTickets,
  removeAttachment,
} from '@salient/shared/areas/attachments/attachmentMethods.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { memorialWithPictures, upload } from '../../harness/upload.ts';

let server: TestServer;
const faults: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
let now = new Date('2026-11-11T11:00:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now, log });
});
afterAll(() => server.close());

async function picture() {
  const { editor, memorial, pictures } = await memorialWithPictures(server);
  const [attachment] = pictures;
  if (!attachment) throw new Error('no picture');
  return { editor, memorial, attachment };
}
const get = (url: string, headers: Record<string, string> = {}) => fetch(server.origin + url, { headers });
const statusOf = async (url: string) => (await get(url)).status;

test('without a ticket nobody reads a file, nor with one that was bent, is for another file, or is over [UPLOAD-18]', async () => {
  const { attachment, editor } = await picture();
  const other = (await picture()).attachment;
  const { original } = attachment.urls;
  const [path, ticket = ''] = original.split('?ticket=');
  expect(await statusOf(original)).toBe(200);
  expect(await statusOf(`${path}`)).toBe(403);
  expect(await statusOf(`${path}?ticket=`)).toBe(403);
  expect(await statusOf(`${path}?token=${editor.token}`)).toBe(403);
  expect(await statusOf(`${path}?ticket=${ticket.slice(0, -2)}AA`)).toBe(403);
  expect(await statusOf(`/api/file/${other.id}/original?ticket=${ticket}`)).toBe(403);
  // A refusal is an answer, and no fault that somebody has to look into.
  expect(faults).toEqual([]);
  const forged = Buffer.from(JSON.stringify({ sub: null, resource: `attachment:${other.id}`, exp: 4e9 })).toString(
    'base64url',
  );
  expect(await statusOf(`/api/file/${other.id}/original?ticket=${forged}.${ticket.split('.')[1]}`)).toBe(403);
  const before = now;
  now = new Date(now.getTime() + 60_000);
  expect(await statusOf(original)).toBe(403);
  now = before;
});

test('a ticket lives at most a minute, and is the same for half of one, so that a page drawn again loads nothing anew', async () => {
  const { attachment, editor } = await picture();
  const asked = async () => (await editor.call(getFileTickets, { ids: [attachment.id] }))[0];
  const first = await asked();
  now = new Date(now.getTime() + 29_000);
  const second = await asked();
  expect(second).toEqual(first);
  expect(new Date(second?.expires_at ?? '').getTime() - now.getTime()).toBe(31_000);
  now = new Date(now.getTime() + 1_000);
  expect((await asked())?.urls.original).not.toBe(first?.urls.original);
  expect(await statusOf(first?.urls.original ?? '')).toBe(200);
});

test('tickets are given to those who may see the file, and a removed file is gone at once', async () => {
  const { attachment, editor, memorial } = await picture();
  const reader = await server.signIn('readonly');
  expect(await reader.call(getFileTickets, { ids: [attachment.id] })).toHaveLength(1);
  await expect(server.guest.call(getFileTickets, { ids: [attachment.id] })).rejects.toMatchObject({ code: 1000 });
  await editor.call(removeAttachment, { id: attachment.id });
  expect(await statusOf(attachment.urls.original)).toBe(404);
  expect(await editor.call(getFileTickets, { ids: [attachment.id] })).toEqual([]);
  const document = { collection: 'memorials' as const, collection_id: memorial.id };
  expect((await editor.call(findAttachments, { document })).total).toBe(0);
});

test('a file is sent so that nothing in it runs, under its own name, and is not asked for twice', async () => {
  const { memorial, editor } = await picture();
  const fields = { collection: 'memorials', _id: memorial.id };
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const { data } = await upload(server, editor, Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]), {
    fields,
    name: '<b>"سليم" 🌺.html',
  });
  const answer = await get(data.urls.original);
  expect(answer.headers.get('content-type')).toBe('image/gif');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('سليم');
  const etag = answer.headers.get('etag') ?? '';
  expect((await get(data.urls.original, { 'if-none-match': etag })).status).toBe(304);
  const preview = await get(data.urls.preview ?? '', { accept: 'image/webp' });
  expect(preview.headers.get('vary')).toMatch(/accept/i);
  expect(preview.headers.get('etag')).not.toBe(etag);
});

test('parts of a file are sent to who asks for them', async () => {
  const { attachment } = await picture();
  const whole = Buffer.from(await (await get(attachment.urls.original)).arrayBuffer());
  const part = async (range: string, headers = {}) => {
    const answer = await get(attachment.urls.original, { range, ...headers });
    return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())] as const;
  };
  const total = whole.length;
  expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${total}`, whole.subarray(0, 4)]);
  expect(await part('bytes=10-')).toEqual([206, `bytes 10-${total - 1}/${total}`, whole.subarray(10)]);
  expect(await part('bytes=-5')).toEqual([206, `bytes ${total - 5}-${total - 1}/${total}`, whole.subarray(-5)]);
  expect((await part(`bytes=${total}-`))[0]).toBe(416);
  expect((await part('bytes=0-3', { 'if-range': '"another"' }))[0]).toBe(200);
  expect((await part('lines=1-2'))[0]).toBe(200);
});

test('what does not exist is not found, whatever is asked for', async () => {
  const { attachment } = await picture();
  const [, ticket] = attachment.urls.original.split('?');
  for (const path of ['w4000', 'raw', '..%2foriginal', 'w320.webp']) {
    expect(await statusOf(`/api/file/${attachment.id}/${path}?${ticket}`), path).toBe(404);
  }
  expect(await statusOf('/api/file/1/original')).toBe(404);
  expect(await statusOf('/api/file/019b0000-0000-7000-8000-000000000000/original')).toBe(404);
});

test('a picture that is shown small in many places is made once, and each width is real', async () => {
  const { attachment } = await picture();
  const urls = Object.values(attachment.urls.sizes);
  const answers = await Promise.all([...urls, ...urls].map((url) => get(url, { accept: 'image/webp' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(urls.length);
});
