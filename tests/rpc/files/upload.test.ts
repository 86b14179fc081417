import { randomUUID } from 'node:crypto';
import { findAttachments } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { animation, hugePng, noise } from '../../harness/oddPictures.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { image, imageBytes, upload } from '../../harness/upload.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

/** A fresh memorial, and the fields that put a file there. */
async function place(): Promise<{ id: string; fields: Record<string, string> }> {
  const { id } = await server.make.memorial();
  return { id, fields: { collection: 'memorials', _id: id } };
}
const list = async (id: string) =>
  (await editor.call(findAttachments, { document: { collection: 'memorials', collection_id: id } })).data;

describe('an uploaded picture', () => {
  test('is kept with its size, its type and the addresses that show it [UPLOAD-01, UPLOAD-02, UPLOAD-09, UPLOAD-17, P-02]', async () => {
    const { id, fields } = await place();
    const bytes = await imageBytes('png', 900, 600);
    const { http, status, data } = await upload(server, editor, bytes, { fields, name: 'poort.png' });
    expect([http, status]).toEqual([200, 'OK']);
    expect(data).toMatchObject({
      ...{ collection: 'memorials', collection_id: id, position: 0, name: 'poort.png', version: 1 },
      ...{ mimetype: 'image/png', bytes: bytes.length, width: 900, height: 600, licence: 'unknown' },
    });
    expect(Object.keys(data.urls.sizes)).toEqual(['320', '640', '1080']);
    const original = await fetch(server.origin + data.urls.original);
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
    const preview = await fetch(server.origin + data.urls.preview, { headers: { accept: 'image/webp,*/*' } });
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 427 });
  });

  test('goes to either address, and pictures follow each other in a record [UPLOAD-13, UPLOAD-20]', async () => {
    const { id, fields } = await place();
    for (const path of ['/api/file/uploadImage', '/file/uploadImage']) {
      expect((await upload(server, editor, await imageBytes(), { path, fields })).status).toBe('OK');
    }
    await upload(server, editor, await imageBytes(), { fields: { ...fields, position: '7' } });
    expect((await list(id)).map(({ position }) => position)).toEqual([0, 1, 7]);
  });

  test('is one file however often the same bytes come, and one picture when an answer was lost and it is sent again', async () => {
    const { id, fields } = await place();
    const bytes = await imageBytes('jpeg', 123, 77);
    const upload_id = randomUUID();
    const again = { ...fields, upload_id };
    const first = await upload(server, editor, bytes, { fields: again });
    const second = await upload(server, editor, bytes, { fields: again });
    expect(second.data.id).toBe(first.data.id);
    await upload(server, editor, bytes, { fields });
    expect(await list(id)).toHaveLength(2);
    const [row] = await server.dataSource.query('SELECT count(*)::int AS files FROM file WHERE width = 123');
    expect(row.files).toBe(1);
    const other = await upload(server, editor, bytes, {
      fields: { ...(await place()).fields, upload_id },
    });
    expect(other.code).toBe('INVALID_DATA');
  });

  test('is measured and shown upright, without what the camera noted in it', async () => {
    const { fields } = await place();
    const turned = await image('jpeg', 80, 60)
      .withExif({ IFD0: { Copyright: 'secret-note' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await upload(server, editor, turned, { fields });
    expect([data.width, data.height]).toEqual([60, 80]);
    const shown = Buffer.from(await (await fetch(server.origin + data.urls.preview)).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(shown).metadata();
    expect([width, height, exif, orientation]).toEqual([60, 80, undefined, undefined]);
  });

  test.each([
    ['in the colours of print', () => image('jpeg').toColourspace('cmyk').jpeg().toBuffer()],
    ['of an animation, its first', () => animation('gif')],
    ['of an animation in WebP, its first', () => animation('webp')],
    [
      'with a transparent ground',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['of sixteen bits', () => image('png').toColourspace('rgb16').png().toBuffer()],
  ])('%s is shown in sRGB', async (_, make) => {
    const { fields } = await place();
    const { status, data } = await upload(server, editor, await make(), { fields });
    expect(status).toBe('OK');
    const shown = await fetch(server.origin + data.urls.preview);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const { space, pages } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([space, pages]).toEqual(['srgb', undefined]);
  });
});

describe('a file is refused', () => {
  const executable = Buffer.concat([
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'),
    Buffer.alloc(2000, 7),
  ]);
  test.each([
    ['an executable named as a photo', async () => executable, 'INVALID_FILE_TYPE'],
    [
      'a page named as a photo',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'INVALID_FILE_TYPE',
    ],
    [
      'a drawing, which can hold programs',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'INVALID_FILE_TYPE',
    ],
    [
      'a pdf where only pictures are taken',
      async () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
      'INVALID_FILE_TYPE',
    ],
    ['a photo of which the end is missing', async () => (await noise(300, 300)).subarray(0, 20_000), 'IMAGE_DAMAGED'],
    ['a head of a photo without any picture', async () => (await imageBytes()).subarray(0, 200), 'IMAGE_DAMAGED'],
    ['a photo of 30,000 by 30,000 pixels', async () => hugePng(30_000, 30_000), 'IMAGE_TOO_LARGE'],
    ['a line of 70,000 pixels', async () => hugePng(1, 70_000), 'IMAGE_TOO_LARGE'],
    ['nothing', async () => Buffer.alloc(0), 'FILE_EMPTY'],
  ])('%s [UPLOAD-06, UPLOAD-07, UPLOAD-15, RPC-19]', async (_, make, code) => {
    const { id, fields } = await place();
    const answer = await upload(server, editor, await make(), { fields, name: 'vakantie.jpg' });
    expect(answer).toMatchObject({ http: 200, status: 'NOK', data: { none: [`none: ${code}`] } });
    expect(await list(id)).toEqual([]);
  });

  test('when it is larger than allowed, as soon as that is seen, and the sender hears so [UPLOAD-15]', async () => {
    const { fields } = await place();
    const large = Buffer.concat([await imageBytes(), Buffer.alloc(uploadLimits.bytes)]);
    expect(await upload(server, editor, large, { fields })).toMatchObject({ http: 200, code: 'FILE_TOO_LARGE' });
  });

  test('by who sends it and where to [UPLOAD-05, UPLOAD-16, ROLE-12]', async () => {
    const { fields } = await place();
    const bytes = await imageBytes();
    const codeOf = async (client: Pick<TestClient, 'token'>, given: Record<string, string>) =>
      (await upload(server, client, bytes, { fields: given })).code;
    expect(await codeOf(server.guest, fields)).toBe('NO_SESSION');
    expect(await codeOf({ token: 'no such session' }, fields)).toBe('NO_SESSION');
    for (const type of ['readonly', 'read-be-soldiers', 'api-read', 'api-write'] as const) {
      expect(await codeOf(await server.signIn(type), fields), type).toBe('NOT_PERMITTED');
    }
    expect(await codeOf(await server.signIn('normal-civilian'), fields)).toBeUndefined();
    expect(await codeOf(editor, { ...fields, _id: randomUUID() })).toBe('DOES_NOT_EXIST');
    expect(await codeOf(editor, { ...fields, collection: 'persons' })).toBe('INVALID_DATA');
    expect(await codeOf(editor, { collection: 'memorials' })).toBe('INVALID_DATA');
    expect(await codeOf(editor, { ...fields, position: '-1' })).toBe('INVALID_DATA');
  });

  test('when the form has none, or is no form', async () => {
    const form = new FormData();
    form.set('token', editor.token);
    const post = async (body: FormData | string) =>
      (await (await fetch(`${server.origin}/api/file/uploadImage`, { method: 'POST', body })).json()) as unknown;
    const missing = { status: 'NOK', data: { none: ['none: FILE_MISSING'] } };
    expect(await post(form)).toEqual(missing);
    expect(await post('{}')).toEqual(missing);
  });

  test('when the form ends in the middle of the file, or the file stands in a field of another name', async () => {
    const { id, fields } = await place();
    const text = Object.entries({ token: editor.token, ...fields }).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const post = async (field: string, end: string) => {
      const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
      const response = await fetch(`${server.origin}/api/file/uploadImage`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: Buffer.concat([Buffer.from(text.join('') + head), await imageBytes(), Buffer.from(end)]),
      });
      return (await response.json()) as unknown;
    };
    const refused = (code: string) => ({ status: 'NOK', data: { none: [`none: ${code}`] } });
    expect(await post('file', '')).toEqual(refused('UPLOAD_INCOMPLETE'));
    expect(await post('picture', '\r\n--b--\r\n')).toEqual(refused('INVALID_DATA'));
    expect(await list(id)).toEqual([]);
    expect(await post('file', '\r\n--b--\r\n')).toMatchObject({ status: 'OK' });
  });
});

test('a name keeps its emoji and its script, and loses folders and what would hide its ending', async () => {
  const { fields } = await place();
  const nameOf = async (name: string) => (await upload(server, editor, await imageBytes(), { fields, name })).data.name;
  expect(await nameOf('👩‍👧 سليم 1917.jpg')).toBe('👩‍👧 سليم 1917.jpg');
  expect(await nameOf('../../etc/passwd')).toBe('passwd');
  expect(await nameOf('photo\u202egpj.exe')).toBe('photogpj.exe');
});

test('two pictures are made at once and the others wait, so that many large ones cost no more memory than two', async () => {
  const { fields } = await place();
  const bytes = await image('jpeg', 3000, 3000).toBuffer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(server, editor, bytes, { fields })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill('OK'));
});
