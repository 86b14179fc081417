import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startProcess } from '../harness/programs/startProcess.ts';
import { type Measurement, ms, percentile, perSecond, throughput, times } from './measure.ts';
import type { BenchMuseum } from './museum.ts';

const connections = 100;
const quickRequests = 20_000;
const slowRequests = 400;
const withdrawals = 20;
/** Megabytes for pages of the second process, so that the bound is met with. */
const smallCacheMb = 2;

/** Rendered pages as a hundred visitors ask for them at once, beside `/healthz` in the same run. */
export async function benchPages(museum: BenchMuseum): Promise<Measurement[]> {
  const other = await startProcess(museum.databaseUrl, { PAGE_CACHE_MB: String(smallCacheMb) });
  try {
    const story = await publishedStory(museum);
    const measured: Measurement[] = [];
    for (const [what, path] of Object.entries(await pathsOf(museum, story.id)))
      measured.push(...(await measurePage(museum.origin, what, path)));
    return [...measured, await measureBound(museum, other), await measureWithdrawal(museum, other, story)];
  } finally {
    await other.stop();
  }
}

async function pathsOf(museum: BenchMuseum, storyId: string): Promise<Record<string, string>> {
  const [person] = await museum.query<{ id: string }>(
    `SELECT e.person_id AS id FROM person_event e JOIN person p ON p.id = e.person_id AND p.in_namelist
     GROUP BY 1 HAVING count(*) = 4 ORDER BY 1 LIMIT 1`,
    [],
  );
  const [key] = await museum.query<{ id: string }>('SELECT id FROM key_location ORDER BY number LIMIT 1', []);
  return {
    person: `/person/_id=${person?.id}`,
    key: `/public/key_locations/${key?.id}`,
    story: `/public/personstories/${storyId}`,
    names: '/publicsearch',
    'names found': '/search/text=peeters',
  };
}

async function measurePage(origin: string, what: string, path: string): Promise<Measurement[]> {
  const get = keepAliveVisitors(origin);
  /** Answers a second; one that says that the museum is busy is none. */
  const rate = async (count: number, ask: (n: number) => Promise<Answer>) => {
    let answered = 0;
    const all = await throughput([...Array(count).keys()], connections, async (n) => {
      const { status } = await ask(n);
      if (status === 200 || status === 304) answered++;
    });
    return (all * answered) / count;
  };
  const row = (kind: string, measured: number, health: number, hasBudget = true): Measurement => ({
    what: `${what} page, ${kind}, ${connections} connections`,
    measured: perSecond(measured),
    direct: perSecond(health),
    ratio: times(measured / health),
    budget: hasBudget ? 'at least 0.5x /healthz' : 'none',
    met: !hasBudget || measured / health >= 0.5,
  });
  const { etag } = await get(path);
  // Before anything is measured, so that what runs often is compiled.
  await rate(quickRequests / 4, (n) => get(n % 2 ? path : '/healthz'));
  const before = await rate(quickRequests, () => get('/healthz'));
  const hit = await rate(quickRequests, () => get(path));
  const unchanged = await rate(quickRequests, () => get(path, { 'if-none-match': etag }));
  const health = (before + (await rate(quickRequests, () => get('/healthz')))) / 2;
  // What links to a host that the request names itself is made for each.
  const miss = await rate(slowRequests, () => get(path, { host: 'names.example' }));
  return [row('kept', hit, health), row('unchanged (304)', unchanged, health), row('rendered', miss, health, false)];
}

/** Memory that pages take in a process which was asked for more of them than it may keep. */
async function measureBound(museum: BenchMuseum, other: ServerProcess): Promise<Measurement> {
  const get = keepAliveVisitors(other.origin);
  const rows = await museum.query<{ id: string }>('SELECT id FROM person WHERE in_namelist ORDER BY id LIMIT 400', []);
  await throughput(rows, 8, ({ id }) => get(`/person/_id=${id}`));
  const [bytes, pages] = await Promise.all(
    ['bytes', 'pages'].map((figure) => other.metric(`salient_page_cache_${figure}`)),
  );
  return {
    what: `memory of kept pages, ${rows.length} asked for`,
    measured: `${((bytes ?? Number.NaN) / 1e6).toFixed(2)} MB, ${pages} pages`,
    budget: `at most ${smallCacheMb} MiB, as set`,
    met: (bytes ?? Number.NaN) <= smallCacheMb * 1024 * 1024,
  };
}

interface Story {
  readonly id: string;
  readonly targets: readonly string[];
}

async function publishedStory(museum: BenchMuseum): Promise<Story> {
  const [story] = await museum.query<Story & { [column: string]: unknown }>(
    `SELECT id, targets FROM person_story WHERE 'museum' = ANY(targets) ORDER BY id LIMIT 1`,
    [],
  );
  if (!story) throw new Error('the museum of the bench has no published story');
  return story;
}

/** From the moment in which staff withdraw a story until no process shows it any more. */
async function measureWithdrawal(
  museum: BenchMuseum,
  other: ServerProcess,
  { id, targets }: Story,
): Promise<Measurement> {
  const call = await museum.signIn();
  const visitors = [museum.origin, other.origin].map((origin) => keepAliveVisitors(origin));
  const path = `/public/personstories/${id}`;
  const taken: number[] = [];
  for (let n = 0; n < withdrawals; n++) {
    for (const get of visitors) for (let times = 0; times < 3; times++) await get(path);
    const began = performance.now();
    const gone = visitors.map(async (get) => {
      while ((await get(path)).status !== 410) await sleep(1);
      return performance.now() - began;
    });
    await call('unpublishPersonStory', { id });
    taken.push(Math.max(...(await Promise.all(gone))));
    for (const target of targets) await call('publishPersonStory', { id, target, confirmed: true });
  }
  const slowest = Math.max(...taken);
  return {
    what: `a withdrawn story is gone at two processes, of ${withdrawals}`,
    measured: `p50 ${ms(percentile(taken, 0.5))}, slowest ${ms(slowest)}`,
    budget: 'at most 1 s',
    met: slowest <= 1_000,
  };
}

interface Answer {
  readonly status: number;
  readonly etag: string;
}

/** Asks for pages over kept-alive connections as browsers do, each time from another visitor's address. */
function keepAliveVisitors(origin: string) {
  const agent = new http.Agent({ keepAlive: true, noDelay: true, maxSockets: connections });
  let visitor = 0;
  return (path: string, own: http.OutgoingHttpHeaders = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      visitor = (visitor + 1) % 250;
      const headers = {
        'accept-encoding': 'gzip, br',
        'accept-language': 'nl',
        'x-forwarded-for': `192.0.2.${visitor}`,
        ...own,
      };
      const request = http.get(origin + path, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' }));
      });
      request.on('error', reject);
    });
}
