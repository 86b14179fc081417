import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderInDrop } from '@salient/shared/areas/documents/pageUpload.ts';
import sharp from 'sharp';
import { derivedKey } from '../../../core-server/src/lib/files/storageKeys.ts';
import { imageInfo } from '../../../core-server/src/lib/iiif/imageInfo.ts';
import { tileSide } from '../../../core-server/src/lib/scans/makePyramid.ts';
import { uploadPage } from '../../harness/pages.ts';
import { scanOf } from '../../harness/scanFiles.ts';
import { type Measurement, ms, percentile, perSecond, throughput, timeEach, times } from '../measure.ts';
import { memoryOf, metricOf } from '../metricOf.ts';
import { type BenchMuseum, benchDir, startMuseum } from '../museum.ts';

const size = { width: 5000, height: 7000 };
const viewers = 16;
/** Of a viewer on a large screen, and how many it has on their way at once, as a browser does. */
const [tilesOfScreen, connections] = [12, 6];
/** How long somebody looks at what a screen shows before moving on. Milliseconds. */
const lookMs = 1_500;
const screens = 12;

/** A tile by the address below the image's own, and where it lies in the pyramid. */
interface Tile {
  readonly path: string;
  readonly level: number;
  readonly part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** Scans of an archive on their way in, and as sixteen people look at them at once. */
export async function benchScans(): Promise<Measurement[]> {
  const museum = await startMuseum({ dataDir: benchDir('scans') });
  try {
    const token = await signIn(museum);
    const { images, perScan } = await uploadScans(museum, token);
    await everyPyramid(museum, images);
    const before = await memoryOf(museum);
    let most = before;
    const watching = setInterval(async () => {
      most = Math.max(most, await memoryOf(museum).catch(() => 0));
    }, 250);
    const walks = images.map((_, viewer) => walkOf(viewer));
    const look = () => lookAround(museum, images, walks);
    const first = await withProcessor(museum, look);
    const again = await withProcessor(museum, look);
    clearInterval(watching);
    const direct = await askSharp(museum, walks.flat(2));
    return [
      {
        what: `scans of ${size.width} x ${size.height} uploaded, two at a time`,
        measured: perSecond(1 / perScan),
        budget: 'none',
        met: true,
      },
      row('tile, first time', first.result, direct, 60),
      row('tile, asked again', again.result, direct, 15),
      {
        what: 'processor time of the core for a tile, first time and again',
        measured: [first, again].map(({ seconds, result }) => ms((seconds * 1000) / result.length)).join(', '),
        budget: 'none',
        met: true,
      },
      {
        what: `memory of the core meanwhile, ${viewers} viewers`,
        measured: `${((most - before) / 1e6).toFixed(0)} MB more (${(most / 1e6).toFixed(0)} MB)`,
        budget: 'at most 150 MB more',
        met: most - before <= 150e6,
      },
    ];
  } finally {
    await museum.stop();
  }
}

function row(what: string, taken: readonly number[], direct: readonly number[], budgetMs: number): Measurement {
  const [p95, directP95] = [percentile(taken, 0.95), percentile(direct, 0.95)];
  return {
    what: `${what}, ${viewers} viewers, p95 (p50)`,
    measured: `${ms(p95)} (${ms(percentile(taken, 0.5))})`,
    direct: `${ms(directP95)} (${ms(percentile(direct, 0.5))})`,
    ratio: times(p95 / directP95),
    budget: `at most ${budgetMs} ms`,
    met: p95 <= budgetMs,
  };
}

async function signIn(museum: BenchMuseum): Promise<string> {
  const { token } = await museum.call<{ token: string }>('authenticate2', {
    account: 'admin',
    password: 'a password for the bench',
  });
  return token;
}

/** Draws as many scans as there are viewers and uploads them; answers where their images stand. */
async function uploadScans(museum: BenchMuseum, token: string): Promise<{ images: string[]; perScan: number }> {
  const document_id = randomUUID();
  await museum.query(
    `INSERT INTO document (id, category, title, counter) VALUES ($1, 'DIBORN', 'Bench', nextval('document_counter'))`,
    [document_id],
  );
  const files: Buffer[] = [];
  // Of this run alone, so that nothing of them was made before.
  const seed = Date.now() % 1_000_000;
  for (let n = 0; n < viewers; n++) files.push(await scanOf({ ...size, seed: seed + n }));
  const images: string[] = [];
  const rate = await throughput([...files.keys()], 2, async (n) => {
    const order = orderInDrop('bench', n);
    const { data } = await uploadPage(museum, { token }, files[n] as Buffer, { document_id, order, answer: 'pages' });
    images[n] = (data.urls.preview ?? '').replace(/\/full\/.*$/, '');
  });
  return { images, perScan: 1 / rate };
}

async function everyPyramid({ origin }: BenchMuseum, images: readonly string[]): Promise<void> {
  for (const image of images) {
    for (;;) {
      const answer = await fetch(`${origin}${image}/full/!64,64/0/default.jpg`);
      await answer.arrayBuffer();
      if (answer.ok) break;
      await sleep(500);
    }
  }
}

/** What steps give, and the processor time that the core took for them, which a busy machine does not lengthen much. */
async function withProcessor<T>(museum: BenchMuseum, steps: () => Promise<T>) {
  const before = await metricOf(museum, 'process_cpu_seconds_total');
  const result = await steps();
  return { result, seconds: (await metricOf(museum, 'process_cpu_seconds_total')) - before };
}

/** What a viewer asks for: the whole page first, then screens of tiles here and there, nearer and further. */
function walkOf(viewer: number): Tile[][] {
  const [{ scaleFactors = [] } = {}] = imageInfo('', size, tileSide).tiles;
  return Array.from({ length: screens }, (_, screen) => {
    const level = scaleFactors.length - 1 - ((screen + viewer) % scaleFactors.length);
    const side = tileSide * (scaleFactors[level] ?? 1);
    const [across, down] = [Math.ceil(size.width / side), Math.ceil(size.height / side)];
    const begin = (viewer * 7 + screen * 31) % (across * down);
    return Array.from({ length: Math.min(tilesOfScreen, across * down) }, (_, n) => {
      const at = (begin + n) % (across * down);
      return tileAt(at % across, Math.floor(at / across), level, scaleFactors[level] ?? 1);
    });
  });
}

function tileAt(column: number, row: number, level: number, factor: number): Tile {
  const side = tileSide * factor;
  const [left, top] = [column * side, row * side];
  const [width, height] = [Math.min(side, size.width - left), Math.min(side, size.height - top)];
  const [w, h] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const part = {
    left: column * tileSide,
    top: row * tileSide,
    width: Math.floor(width / factor),
    height: Math.floor(height / factor),
  };
  return { path: `${left},${top},${width},${height}/${w},${h}/0/default.jpg`, level, part };
}

/** Milliseconds of each tile, as all viewers go their way at once. */
async function lookAround(
  { origin }: BenchMuseum,
  images: readonly string[],
  walks: readonly (readonly Tile[][])[],
): Promise<number[]> {
  const taken: number[] = [];
  await Promise.all(
    images.map(async (image, viewer) => {
      const agent = new http.Agent({ keepAlive: true, noDelay: true, maxSockets: connections });
      // People do not move on in step.
      await sleep((lookMs * viewer) / viewers);
      for (const screen of walks[viewer] ?? []) {
        await throughput(screen, connections, async ({ path }) => {
          const began = performance.now();
          await get(agent, `${origin}${image}/${path}`);
          taken.push(performance.now() - began);
        });
        await sleep(lookMs);
      }
      agent.destroy();
    }),
  );
  return taken;
}

function get(agent: http.Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent }, (response) => {
      response.resume();
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} ${address}`));
      response.on('end', resolve);
    });
    request.on('error', reject);
  });
}

/** The same tiles, one after another, made by sharp of a pyramid on the disk. */
async function askSharp(museum: BenchMuseum, tiles: readonly Tile[]): Promise<number[]> {
  const [file] = await museum.query<{ sha256: Buffer }>(
    'SELECT sha256 FROM file f JOIN document_element e ON e.file_id = f.id ORDER BY e.created_at DESC LIMIT 1',
    [],
  );
  if (!file) throw new Error('the bench has no scan');
  const path = join(museum.dataDir, 'files/objects', derivedKey(file.sha256, 'pyramid1-0.tif'));
  sharp.concurrency(1);
  sharp.cache(false);
  return timeEach(tiles.slice(0, 300), ({ level, part }) =>
    sharp(path, { page: level }).extract(part).jpeg({ quality: 85 }).toBuffer(),
  );
}
