import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, ms, percentile, timeEach } from '../measure.ts';
import { type BenchMuseum, benchDir, startMuseum, untilIndexed } from '../museum.ts';
import { archive, fillArchive } from './fillArchive.ts';
import { benchSearching, indexes } from './searching.ts';

const budgetMs = 150;
type Caller = Awaited<ReturnType<BenchMuseum['signIn']>>;

/**
 * Searching 40,000 documents with 200,000 transcribed pages (each with 150 words), by staff and by guests and in both engines, and how
 * soon a saved transcription is found.
 */
export async function benchDocuments(): Promise<Measurement[]> {
  const museum = await startMuseum({ dataDir: benchDir(`documents-${archive.pages}`) });
  try {
    await fillArchive(museum);
    await untilIndexed(museum);
    await untilIndexesAreReady(museum);
    const call = await museum.signIn();
    const rows = [
      ...(await benchSearching(museum, call, 'Meilisearch')),
      ...(await listing(museum, call)),
      await finding(call),
    ];
    await museum.query('UPDATE search_index_state SET ready = false WHERE index_name = ANY($1)', [indexes]);
    await sleep(1_200);
    rows.push(...(await benchSearching(museum, call, 'PostgreSQL')));
    await museum.query('UPDATE search_index_state SET ready = true WHERE index_name = ANY($1)', [indexes]);
    for (const { what, measured } of rows) console.log(`${what}: ${measured}`);
    return rows;
  } finally {
    await museum.stop();
  }
}

async function untilIndexesAreReady({ query }: BenchMuseum): Promise<void> {
  for (;;) {
    const rows = await query('SELECT FROM search_index_state WHERE ready AND index_name = ANY($1)', [indexes]);
    if (rows.length === indexes.length) return;
    await sleep(500);
  }
}

async function listing(museum: BenchMuseum, call: Caller): Promise<Measurement[]> {
  const lists: [string, object][] = [
    ['first page', {}],
    ['page 2,000', { offset: 20_000 }],
    ['words of titles', { text: 'dagboek verdun' }],
    ['a tag with its descendants', { tag: 'letter' }],
  ];
  const rows: Measurement[] = [];
  for (const [what, params] of lists) {
    const ask = () => call('findCollectionDocuments', { limit: 10, ...params });
    await ask();
    const taken = percentile(await timeEach(Array(30).fill(0), ask), 0.95);
    rows.push({
      what: `documents list: ${what}, p95`,
      measured: ms(taken),
      budget: `at most ${budgetMs} ms`,
      met: taken <= budgetMs,
    });
  }
  const direct = await timeEach(Array(30).fill(0), () =>
    museum.query('SELECT d.*, count(*) OVER () FROM document d WHERE NOT deleted ORDER BY sort_title, id LIMIT 10', []),
  );
  rows.push({
    what: 'documents list: asked directly, p95',
    measured: ms(percentile(direct, 0.95)),
    budget: '',
    met: true,
  });
  return rows;
}

/** From the answer of a save to the moment a search shows it. */
async function finding(call: Caller): Promise<Measurement> {
  const taken: number[] = [];
  for (let round = 0; round < 20; round++) {
    const word = `zichtbaar${'abcdefghijklmnopqrst'.charAt(round)}${Date.now().toString(36).replace(/\d/g, 'x')}`;
    await call('updateCollectionDocumentElement', {
      documentId: '00000000-0000-7d00-8000-000000000009',
      index: 0,
      element: { transcription: `Een woord: ${word}` },
    });
    const saved = performance.now();
    for (;;) {
      const { total, nearly } = await call<{ total: number; nearly: boolean }>('searchDocuments', { text: word });
      if (total > 0 && !nearly) break;
      if (performance.now() - saved > 30_000)
        throw new Error('a saved transcription did not appear in search within 30 s');
      await sleep(15);
    }
    taken.push(performance.now() - saved);
  }
  const p95 = percentile(taken, 0.95);
  return {
    what: 'saved transcription found, p95',
    measured: `${ms(p95)} (p50 ${ms(percentile(taken, 0.5))})`,
    budget: 'at most 1 s',
    met: p95 <= 1000,
  };
}
