import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, ms, percentile, timeEach, times } from '../measure.ts';
import { type BenchMuseum, benchDir, startMuseum, untilIndexed } from '../museum.ts';
import { archive, fillArchive } from './fillArchive.ts';

const rounds = 8;
const budgetMs = 150;
type Caller = Awaited<ReturnType<BenchMuseum['signIn']>>;

/** Questions of all kinds: frequent words and rare ones, several together, phrases, slips of the pen, filters. */
const questions: Readonly<Record<string, readonly object[]>> = {
  'a rare word': [{ text: 'zilverdun' }, { text: 'passchenloo' }, { text: 'gelukebe' }],
  'the most frequent words': [{ text: 'de' }, { text: 'in' }, { text: 'the of' }],
  'several words': [{ text: 'brief nacht verdun' }, { text: 'trench enemy rain' }, { text: 'loopgraaf moeder' }],
  'a phrase': [{ text: '"brieven van zillebeke"' }, { text: '"dagboek van geluveld"' }, { text: 'brief "de nacht"' }],
  'a slip of the pen': [{ text: 'loopgraav' }, { text: 'Pashendaele' }, { text: 'trenhc' }],
  'words and filters': [
    { text: 'nacht', tag: 'letter' },
    { text: 'nacht', disclosed: true, status: 'done' },
    { text: 'brief', collectionId: '00000000-0000-7c00-8000-000000000007' },
  ],
};

/** Searching 40,000 documents with 200,000 transcribed pages (each with 150 words), in both engines, and how soon a saved transcription is found. */
export async function benchDocuments(): Promise<Measurement[]> {
  const museum = await startMuseum({ dataDir: benchDir(`documents-${archive.pages}`) });
  try {
    await fillArchive(museum);
    await untilIndexed(museum);
    await untilDocumentsAreReady(museum, true);
    const call = await museum.signIn();
    const rows = [
      ...(await searching(museum, call, 'Meilisearch')),
      ...(await listing(museum, call)),
      await finding(call),
    ];
    await museum.query(`UPDATE search_index_state SET ready = false WHERE index_name = 'documents'`, []);
    await sleep(1_200);
    rows.push(...(await searching(museum, call, 'PostgreSQL')));
    await museum.query(`UPDATE search_index_state SET ready = true WHERE index_name = 'documents'`, []);
    for (const { what, measured } of rows) console.log(`${what}: ${measured}`);
    return rows;
  } finally {
    await museum.stop();
  }
}

async function untilDocumentsAreReady({ query }: BenchMuseum, ready: boolean): Promise<void> {
  for (;;) {
    const [row] = await query<{ ready: boolean }>(
      `SELECT ready FROM search_index_state WHERE index_name = 'documents'`,
      [],
    );
    if (row?.ready === ready) return;
    await sleep(500);
  }
}

async function searching(
  museum: BenchMuseum,
  call: Caller,
  engine: 'Meilisearch' | 'PostgreSQL',
): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  const all: number[] = [];
  const direct: number[] = [];
  for (const [what, asked] of Object.entries(questions)) {
    const each = Array(rounds).fill(asked).flat() as object[];
    const ask = (params: object) => call('searchDocuments', { ...params, limit: 10 });
    await timeEach(asked, ask);
    const taken = await timeEach(each, ask);
    all.push(...taken);
    direct.push(...(await timeEach(each, (params) => askDirectly(museum, (params as { text: string }).text))));
    rows.push({
      what: `documents, ${engine}: ${what}, p95`,
      measured: `${ms(percentile(taken, 0.95))} (p50 ${ms(percentile(taken, 0.5))})`,
      budget: '',
      met: true,
    });
  }
  const [own, other] = [percentile(all, 0.95), percentile(direct, 0.95)];
  rows.push({
    what: `documents, ${engine}: all of these, p95`,
    measured: ms(own),
    direct: ms(other),
    ratio: times(own / other),
    budget: `at most ${budgetMs} ms`,
    met: own <= budgetMs,
  });
  return rows;
}

/** The words asked of PostgreSQL's full text by itself, first page and exact total, without rights, rows and snippets. */
const askDirectly = ({ query }: BenchMuseum, text: string) =>
  query(
    `WITH found AS (SELECT id FROM document_text WHERE vector @@ plainto_tsquery('simple', $1))
     SELECT (SELECT count(*) FROM found), ARRAY(SELECT id FROM found LIMIT 10)`,
    [text],
  );

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
