import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrls } from '../../../core-server/src/areas/documents/pageUrls.ts';
import { hugePng } from '../../harness/oddPictures.ts';
import { makeDocument, uploadPage } from '../../harness/pages.ts';
import { pdfOf, scanOf } from '../../harness/scanFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let now = new Date('2026-11-26T09:20:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });
const statusOf = async (path: string) => (await get(path)).status;

/** The image of the public validator: a thousand pixels each way in squares of a hundred, each of a colour of its own. */
const squares = 10;
const colourOf = (column: number, row: number) => [15 + column * 23, 15 + row * 23, (column * 31 + row * 53) % 200];
async function squareImage(): Promise<Buffer> {
  const pixels = Buffer.alloc(squares * squares * 3);
  for (let row = 0; row < squares; row++)
    for (let column = 0; column < squares; column++) pixels.set(colourOf(column, row), (row * squares + column) * 3);
  return sharp(pixels, { raw: { width: squares, height: squares, channels: 3 } })
    .resize(1000, 1000, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

async function pageOf(bytes: Buffer, { disclosed = true } = {}) {
  const document = await makeDocument(server, { disclosed });
  const { data } = await uploadPage(server, editor, bytes, { document_id: document });
  const page = { id: data._id, document_id: document, width: 1 };
  const actor = { id: await accountOf(editor) };
  const { image, url_resized, url_original } = await pageUrls(page, { files: server.files, actor });
  return {
    document,
    id: data._id,
    open: `/iiif/3/images/${data._id}`,
    image: image ?? '',
    url_resized: url_resized ?? '',
    url_original,
  };
}
const accountOf = async ({ token }: TestClient) => {
  const { readSessions } = await import('../../../core-server/src/areas/users/readSession.ts');
  return (await readSessions('revisor')(server.dataSource, token, now)).actor.id;
};
async function pixelsAt(path: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { info, at };
}
const near = (wanted: number[]) => wanted.map((value) => expect.closeTo(value, -1.3));

describe('the checks of the IIIF Image validator, by its public list', () => {
  let page: Awaited<ReturnType<typeof pageOf>>;
  beforeAll(async () => {
    page = await pageOf(await squareImage());
  });

  test('info.json: its fields, its media types and who may read it (info_json, jsonld, cors)', async () => {
    const answer = await get(`${page.open}/info.json`);
    expect(await answer.json()).toMatchObject({
      '@context': 'http://iiif.io/api/image/3/context.json',
      ...{ id: server.origin + page.open, type: 'ImageService3', protocol: 'http://iiif.io/api/image' },
      ...{ profile: 'level2', width: 1000, height: 1000 },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const linked = await get(`${page.open}/info.json`, { accept: 'application/ld+json' });
    expect(linked.headers.get('content-type')).toBe(
      'application/ld+json;profile="http://iiif.io/api/image/3/context.json"',
    );
  });

  test('the address of the image itself leads to its description (baseurl_redirect)', async () => {
    const answer = await get(page.open);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page.open}/info.json`]);
  });

  test('ids that are made up are not found (id_error_random, id_error_unescaped, id_error_escapedslash)', async () => {
    for (const id of ['a', '01a21688-9111-7227-b958-318ababf77e6', `${page.id}x`, `[${page.id}]`, `a%2F${page.id}`]) {
      expect(await statusOf(`/iiif/3/images/${id}/info.json`), id).toBe(404);
      expect(await statusOf(`/iiif/3/images/${id}/full/max/0/default.jpg`), id).toBe(404);
    }
    expect(await statusOf(`/iiif/3/images/${encodeURIComponent(page.id.toUpperCase())}/info.json`)).toBe(200);
  });

  test('regions by pixels, by percent and square show their squares (region_pixels, region_percent, region_square)', async () => {
    for (const [column, row] of [
      [0, 0],
      [4, 2],
      [9, 9],
    ] as const) {
      const byPixels = await pixelsAt(`${page.open}/${column * 100},${row * 100},100,100/max/0/default.png`);
      expect([byPixels.info.width, byPixels.info.height]).toEqual([100, 100]);
      expect(byPixels.at(50, 50)).toEqual(near(colourOf(column, row)));
      const byPercent = await pixelsAt(`${page.open}/pct:${column * 10},${row * 10},10,10/max/0/default.jpg`);
      expect(byPercent.at(50, 50)).toEqual(near(colourOf(column, row)));
    }
    expect((await pixelsAt(`${page.open}/square/200,/0/default.jpg`)).info.width).toBe(200);
  });

  test('sizes: width, height, both, confined, percent and of a region (size_wc, size_ch, size_wh, size_bwh, size_percent, size_region)', async () => {
    const sizeOf = async (text: string, region = 'full') => {
      const { info, at } = await pixelsAt(`${page.open}/${region}/${text}/0/default.jpg`);
      expect(at(Math.floor(info.width / 20), Math.floor(info.height / 20))).toEqual(near(colourOf(0, 0)));
      return [info.width, info.height];
    };
    expect(await sizeOf('320,')).toEqual([320, 320]);
    expect(await sizeOf(',275')).toEqual([275, 275]);
    expect(await sizeOf('500,250')).toEqual([500, 250]);
    expect(await sizeOf('!400,150')).toEqual([150, 150]);
    expect(await sizeOf('pct:37.5')).toEqual([375, 375]);
    expect(await sizeOf('50,', '0,0,100,50')).toEqual([50, 25]);
    expect(await sizeOf('max')).toEqual([1000, 1000]);
  });

  test('turned by right angles and mirrored (rot_full_basic, rot_region_basic, rot_mirror, rot_mirror_180)', async () => {
    const corner = async (rotation: string) =>
      (await pixelsAt(`${page.open}/full/max/${rotation}/default.png`)).at(50, 50);
    expect(await corner('90')).toEqual(near(colourOf(0, 9)));
    expect(await corner('180')).toEqual(near(colourOf(9, 9)));
    expect(await corner('270')).toEqual(near(colourOf(9, 0)));
    expect(await corner('!0')).toEqual(near(colourOf(9, 0)));
    expect(await corner('!180')).toEqual(near(colourOf(0, 9)));
    const part = await pixelsAt(`${page.open}/300,500,200,100/max/90/default.jpg`);
    expect([part.info.width, part.info.height]).toEqual([100, 200]);
    expect(part.at(50, 50)).toEqual(near(colourOf(3, 5)));
  });

  test('qualities and formats (quality_color, quality_grey, quality_bitonal, format_jpg, format_png, format_webp)', async () => {
    const grey = await pixelsAt(`${page.open}/full/200,/0/gray.jpg`);
    expect(new Set(grey.at(30, 90)).size).toBe(1);
    expect([0, 255]).toContain((await pixelsAt(`${page.open}/full/200,/0/bitonal.png`)).at(30, 90)[0]);
    for (const [ending, type] of [
      ['jpg', 'image/jpeg'],
      ['png', 'image/png'],
      ['webp', 'image/webp'],
    ]) {
      expect((await get(`${page.open}/full/200,/0/color.${ending}`)).headers.get('content-type')).toBe(type);
    }
  });

  test('what cannot be is a bad request (region_, size_, rot_, quality_ and format_error_random, size_noup)', async () => {
    const parts = ['abc/max/0/default.jpg', '0,0,0,0/max/0/default.jpg', '1000,0,10,10/max/0/default.jpg'].concat(
      ...['full/abc/0/default.jpg', 'full/1001,/0/default.jpg', 'full/max/abc/default.jpg', 'full/max/361/default.jpg'],
      ...['full/max/0/abc.jpg', 'full/max/0/default.abc', 'full/max/0/default'],
    );
    for (const part of parts) expect(await statusOf(`${page.open}/${part}`), part).toBe(400);
    expect(await statusOf(`${page.open}/full/^2000,/0/default.jpg`)).toBe(501);
    const refused = await get(`${page.open}/full/max/22.5/default.jpg`);
    expect(refused.status).toBe(501);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await statusOf(`${page.open}/%E0%A4%A/max/0/default.jpg`)).toBe(400);
  });

  test('an answer names its one form and its level, and is not sent twice', async () => {
    const answer = await get(`${page.open}/0,0,1000,1000/500,500/0/color.jpg`);
    const link = answer.headers.get('link') ?? '';
    expect(link).toContain('<http://iiif.io/api/image/3/level2.json>;rel="profile"');
    expect(link).toContain(`<${page.open}/full/500,500/0/default.jpg>;rel="canonical"`);
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(`${page.open}/full/500,/0/default.jpg`, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });
});

describe('who sees a page [DOCUMENT-74, UPLOAD-18, P-07]', () => {
  test('without a ticket nobody sees one that is not disclosed, and cannot tell it from one that is not there', async () => {
    const page = await pageOf(await scanOf({ width: 300, height: 400 }), { disclosed: false });
    const { image, open, url_original, url_resized, id } = page;
    for (const path of [
      `${open}/info.json`,
      open,
      `${open}/full/max/0/default.jpg`,
      `/api/file/${id}/original`,
      `/api/file/${id}/preview`,
    ]) {
      expect(await statusOf(path), path).toBe(404);
    }
    for (const path of [`${image}/info.json`, url_resized, url_original, `${image}/full/max/0/default.jpg`]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control')).toMatch(/^private/);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const info = (await (await get(`${image}/info.json`)).json()) as { id: string };
    expect(info.id).toBe(server.origin + image);
  });

  test('a ticket opens the pages of its document alone, while its account is open, for twelve hours at most', async () => {
    const page = await pageOf(await scanOf({ width: 300, height: 400, seed: 2 }), { disclosed: false });
    const other = await pageOf(await scanOf({ width: 300, height: 400, seed: 3 }), { disclosed: false });
    const ticket = page.image.split('~')[1] ?? '';
    const info = `${page.image}/info.json`;
    expect(await statusOf(`${other.open}~${ticket}/info.json`)).toBe(403);
    expect(await statusOf(`${page.open}~${ticket.slice(0, -2)}AA/info.json`)).toBe(403);
    expect(await statusOf(`${page.open}~/info.json`)).toBe(403);
    expect(await statusOf(`/api/file/${page.id}/original?token=${editor.token}`)).toBe(404);
    const began = now;
    now = new Date(began.getTime() + 6 * 3600_000);
    expect(await statusOf(info)).toBe(200);
    now = new Date(began.getTime() + 12 * 3600_000);
    expect(await statusOf(info)).toBe(403);
    now = began;
    const account = await accountOf(editor);
    await server.dataSource.query(`UPDATE app_user SET status = 'suspended' WHERE id = $1`, [account]);
    expect(await statusOf(info)).toBe(403);
    await server.dataSource.query(`UPDATE app_user SET status = 'checked' WHERE id = $1`, [account]);
    expect(await statusOf(info)).toBe(200);
  });

  test('what is disclosed is everybody’s, and gone from every address with the next request once it is taken back', async () => {
    const page = await pageOf(await scanOf({ width: 700, height: 900, seed: 4 }));
    const paths = [
      ...[
        `${page.open}/info.json`,
        `${page.open}/full/max/0/default.jpg`,
        `${page.open}/0,0,512,512/256,/0/default.webp`,
      ],
      ...[`/api/file/${page.id}/original`, `/api/file/${page.id}/preview`],
    ];
    for (const path of paths) expect([200, 302], path).toContain(await statusOf(path));
    const tile = await get(`${page.open}/full/max/0/default.jpg`);
    expect(tile.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=1');
    expect(tile.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const etag = tile.headers.get('etag') ?? '';
    await server.dataSource.query('UPDATE document SET disclosed = false WHERE id = $1', [page.document]);
    for (const path of paths) expect(await statusOf(path), path).toBe(404);
    expect((await get(`${page.open}/full/max/0/default.jpg`, { 'if-none-match': etag })).status).toBe(404);
  });

  test('guests get the picture of a disclosed page without the notes of the camera, staff the file as it was', async () => {
    const noted = await sharp(await scanOf({ width: 300, height: 400, seed: 5 }))
      .withExif({ IFD0: { Artist: 'Somebody at home' } })
      .jpeg()
      .toBuffer();
    const page = await pageOf(noted);
    const open = await fetch(`${server.origin}/api/file/${page.id}/original`);
    expect(Buffer.from(await open.arrayBuffer()).includes('Somebody')).toBe(false);
    const own = await fetch(server.origin + page.url_original);
    expect(Buffer.from(await own.arrayBuffer()).equals(noted)).toBe(true);
  });
});

test('the resized picture has at most 1600 pixels on its long side, and is never enlarged [UPLOAD-19]', async () => {
  const large = await pageOf(await scanOf({ width: 1200, height: 2000 }), { disclosed: false });
  expect((await pixelsAt(large.url_resized)).info).toMatchObject({ width: 960, height: 1600 });
  const little = await pageOf(await scanOf({ width: 90, height: 120 }), { disclosed: false });
  expect((await pixelsAt(little.url_resized)).info).toMatchObject({ width: 90, height: 120 });
});

test('the pages of a PDF are drawn, each as itself', async () => {
  const document = await makeDocument(server, { disclosed: true });
  const { data } = await uploadPage(server, editor, await pdfOf(2), { document_id: document, name: 'a.pdf' });
  const sizes = await Promise.all(
    data.pages.map(async ({ id }) => {
      const { info, at } = await pixelsAt(`/iiif/3/images/${id}/full/max/0/default.png`);
      expect(at(5, 5)).toEqual([255, 255, 255]);
      return [info.width, info.height];
    }),
  );
  expect(sizes).toEqual([
    [1653, 2338],
    [2338, 1653],
  ]);
});

test('guests get a whole page in up to 16 megapixels and all of it by tiles, staff as it is [DOCUMENT-74]', async () => {
  const page = await pageOf(hugePng(5000, 6000));
  const info = async (path: string) => (await (await get(`${path}/info.json`)).json()) as Record<string, unknown>;
  expect(await info(page.open)).toMatchObject({ width: 5000, height: 6000, maxArea: 16_000_000 });
  expect(await info(page.image)).not.toHaveProperty('maxArea');
  const { width, height } = (await pixelsAt(`${page.open}/full/max/0/default.jpg`)).info;
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(width / height).toBeCloseTo(5 / 6, 2);
  expect(await statusOf(`${page.open}/full/5000,/0/default.jpg`)).toBe(400);
  expect((await pixelsAt(`${page.open}/4488,5488,512,512/max/0/default.jpg`)).info).toMatchObject({ width: 512 });
  expect((await pixelsAt(`${page.image}/full/max/0/default.jpg`)).info).toMatchObject({ width: 5000, height: 6000 });
});
