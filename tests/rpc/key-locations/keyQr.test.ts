import { getKeyLocationQr } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codesInImage, printPdf } from '../../harness/readCodes.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let reader: TestClient;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ now: () => now });
  reader = await server.signIn('readonly');
});
afterAll(() => server.close());

async function get(address: string) {
  const reply = await fetch(server.origin + address);
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
}

async function onlyCode(number?: number) {
  const { id } = await server.make.keyLocation({ name: 'Sint-Jacobskerk', ...(number ? { number } : {}) });
  const { codes, sheet, expires_at } = await reader.call(getKeyLocationQr, { ids: [id] });
  const [code] = codes;
  if (!code) throw new Error('no code was answered');
  return { id, code, sheet, expires_at };
}

describe('the code of a key location', () => {
  test('holds its short address, as a picture of at least 1024 pixels and as a drawing [KEYLOC-33, UPLOAD-11, P-05]', async () => {
    const { code } = await onlyCode();
    expect(code.address).toMatch(/^https:\/\/salient\.example\/s\/[2-9A-HJ-NP-Z]{6}$/);
    const { reply, bytes } = await get(code.png);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1024);
    expect((await codesInImage(bytes)).map(({ text }) => text)).toEqual([code.address]);

    const drawing = await get(code.svg);
    expect(drawing.reply.headers.get('content-disposition')).toContain('attachment');
    expect(drawing.bytes.toString()).toContain(code.address.replace('https://', ''));
    expect((await codesInImage(drawing.bytes, 600)).map(({ text }) => text)).toEqual([code.address]);
  });

  test('is saved under the number and the name when that is wished [KEYLOC-12, UPLOAD-11]', async () => {
    const { code } = await onlyCode(41);
    const shown = await get(code.png);
    expect(shown.reply.headers.get('content-disposition')).toContain('inline');
    const saved = await get(`${code.png}&target=download`);
    expect(saved.reply.headers.get('content-disposition')).toBe('attachment; filename="41 Sint-Jacobskerk.png"');
  });

  test('is read with a ticket for this very key, for a minute; a session token opens nothing [KEYLOC-34, UPLOAD-13]', async () => {
    const { id, code } = await onlyCode();
    const other = await onlyCode();
    const status = async (address: string) => (await get(address)).reply.status;
    expect(await status(code.png)).toBe(200);
    expect(await status(code.png.replace('/api/', '/'))).toBe(200);
    expect(await status(code.png.replace(id, other.id))).toBe(403);
    expect(await status(`/api/qr/keyLocation?id=${id}&ticket=${reader.token}`)).toBe(403);
    expect(await status(`/api/qr/keyLocation?id=${id}&token=${reader.token}`)).toBe(400);
    const former = now;
    now = new Date(former.getTime() + 61_000);
    expect(await status(code.png)).toBe(403);
    now = former;
  });

  test('is refused for a key that is not there', async () => {
    const { id } = await onlyCode();
    const ids = [id, '00000000-0000-4000-8000-000000000000'];
    await expect(reader.call(getKeyLocationQr, { ids })).rejects.toMatchObject({ name: 'notFound' });
  });
});

describe('the sheet to print', () => {
  test('shows number, name and short address beside a code of at least 25 mm [beyond 6]', async () => {
    const { code, sheet } = await onlyCode(42);
    const [page, ...more] = await printPdf((await get(sheet.replace('distance=300', 'distance=100'))).bytes);
    expect(more).toEqual([]);
    expect(page?.text).toContain('42');
    expect(page?.text).toContain('Sint-Jacobskerk');
    expect(page?.text).toContain(code.address.replace('https://', ''));
    expect(page?.codes.map(({ text }) => text)).toEqual([code.address]);
    expect(page?.codes[0]?.side).toBeGreaterThan(24.5);
    expect(page?.codes[0]?.side).toBeLessThan(25.6);
  });

  test('makes a code a tenth of the distance that it is read from [beyond 6]', async () => {
    const { sheet } = await onlyCode();
    for (const distance of [600, 1400]) {
      const [page] = await printPdf((await get(sheet.replace('distance=300', `distance=${distance}`))).bytes);
      expect(Math.abs((page?.codes[0]?.side ?? 0) - distance / 10)).toBeLessThan(distance / 400 + 0.5);
    }
  });

  test('holds as many keys as fit on a page, and every one of them can be read', async () => {
    const places = [];
    for (let index = 0; index < 11; index++) {
      places.push(await server.make.keyLocation({ name: `Een plaats met een lange naam, nummer ${index}` }));
    }
    const ids = places.map(({ id }) => id);
    const { codes, sheet } = await reader.call(getKeyLocationQr, { ids });
    const pages = await printPdf((await get(sheet)).bytes);
    expect(pages).toHaveLength(2);
    const read = pages.flatMap((page) => page.codes.map(({ text }) => text));
    expect(read.sort()).toEqual(codes.map(({ address }) => address).sort());
  });
});
