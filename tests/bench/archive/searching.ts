import pg from 'pg';
import { type Measurement, ms, percentile, timeEach, times } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

const rounds = 8;
const budgetMs = 150;

type Caller = BenchMuseum['call'];
type Questions = Readonly<Record<string, readonly { readonly text: string; readonly [filter: string]: unknown }[]>>;

/** Questions of all kinds: frequent words and rare ones, several together, phrases, slips of the pen. */
const questions: Questions = {
  'a rare word': [{ text: 'zilverdun' }, { text: 'passchenloo' }, { text: 'gelukebe' }],
  'the most frequent words': [{ text: 'de' }, { text: 'in' }, { text: 'the of' }],
  'several words': [{ text: 'brief nacht verdun' }, { text: 'trench enemy rain' }, { text: 'loopgraaf moeder' }],
  'a phrase': [{ text: '"brieven van zillebeke"' }, { text: '"dagboek van geluveld"' }, { text: 'brief "de nacht"' }],
  'a slip of the pen': [{ text: 'loopgraav' }, { text: 'Pashendaele' }, { text: 'trenhc' }],
};
const filtered: Questions = {
  'words and filters': [
    { text: 'nacht', tag: 'letter' },
    { text: 'nacht', disclosed: true, status: 'done' },
    { text: 'brief', collectionId: '00000000-0000-7c00-8000-000000000007' },
  ],
};

/** Who searches, by which method and in which texts. Guests narrow nothing. */
const audiences = [
  { who: 'staff', method: 'searchDocuments', table: 'document_text', asked: { ...questions, ...filtered } },
  { who: 'guests', method: 'searchPublicDocuments', table: 'public_document_text', asked: questions },
] as const;

/** The indexes of both audiences. */
export const indexes = ['documents', 'public-documents'];

/** Each kind of question of each audience by itself, and all together beside PostgreSQL asked directly. */
export async function benchSearching(
  museum: BenchMuseum,
  staff: Caller,
  engine: 'Meilisearch' | 'PostgreSQL',
): Promise<Measurement[]> {
  // As whoever writes the query by hand would come to set it: texts are found by their index, and nothing is written to disk.
  const options = '-c enable_seqscan=off -c work_mem=64MB';
  const database = new pg.Client({ connectionString: museum.databaseUrl, options });
  await database.connect();
  try {
    const rows: Measurement[] = [];
    for (const { who, method, table, asked } of audiences) {
      const call = who === 'staff' ? staff : museum.call;
      const all: number[] = [];
      const direct: number[] = [];
      for (const [what, some] of Object.entries<Questions[string]>(asked)) {
        const each = Array(rounds).fill(some).flat() as typeof some;
        const ask = async (params: object) => {
          const { degraded } = await call<{ degraded: boolean }>(method, { ...params, limit: 10 });
          if (degraded && engine === 'Meilisearch') throw new Error('Meilisearch did not answer');
        };
        await timeEach(some, ask);
        const taken = await timeEach(each, ask);
        all.push(...taken);
        direct.push(...(await timeEach(each, ({ text }) => askDirectly(database, table, text))));
        rows.push({
          what: `documents for ${who}, ${engine}: ${what}, p95`,
          measured: `${ms(percentile(taken, 0.95))} (p50 ${ms(percentile(taken, 0.5))})`,
          budget: '',
          met: true,
        });
      }
      const [own, other] = [percentile(all, 0.95), percentile(direct, 0.95)];
      rows.push({
        what: `documents for ${who}, ${engine}: all of these, p95`,
        measured: ms(own),
        direct: ms(other),
        ratio: times(own / other),
        budget: `at most ${budgetMs} ms`,
        met: own <= budgetMs,
      });
    }
    return rows;
  } finally {
    await database.end();
  }
}

/** The words asked of PostgreSQL's full text by itself, first page and exact total, without rights, rows, order and snippets. */
const askDirectly = (database: pg.Client, table: string, text: string) =>
  database.query(
    `WITH found AS (SELECT id FROM ${table} WHERE vector @@ plainto_tsquery('simple', $1))
     SELECT (SELECT count(*) FROM found), ARRAY(SELECT id FROM found LIMIT 10)`,
    [text],
  );
