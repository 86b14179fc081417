import type { BenchMuseum } from '../museum.ts';

/** What the bench's archive holds; `BENCH_PAGES` makes it smaller. */
export const archive = { collections: 3_000, documents: 40_000, pages: Number(process.env.BENCH_PAGES ?? 200_000) };

/** Words of four languages, of which a few are very frequent and most are rare, as in any text. */
const languages = [
  [
    'de',
    'het',
    'een',
    'van',
    'in',
    'op',
    'soldaat',
    'loopgraaf',
    'brief',
    'moeder',
    'vijand',
    'nacht',
    'regen',
    'wolk',
  ],
  ['the', 'of', 'and', 'to', 'in', 'trench', 'shell', 'wounded', 'letter', 'mother', 'enemy', 'night', 'rain', 'gas'],
  ['le', 'la', 'de', 'des', 'et', 'tranchee', 'obus', 'blesse', 'lettre', 'mere', 'ennemi', 'nuit', 'pluie', 'hopital'],
  [
    'der',
    'die',
    'und',
    'den',
    'in',
    'graben',
    'granate',
    'verwundet',
    'brief',
    'mutter',
    'feind',
    'nacht',
    'regen',
    'gas',
  ],
];
const syllables = [
  'zil',
  'le',
  'be',
  'ke',
  'ver',
  'dun',
  'ge',
  'lu',
  'veld',
  'pas',
  'schen',
  'dae',
  'loo',
  'berg',
  'houl',
  'wyt',
];

/** A hundred and fifty words: half of them the language's own, half made of syllables, by chance that is the same every time. */
const transcription = `(
  SELECT string_agg(CASE WHEN w.n % 2 = 0
      THEN (l.words)[1 + floor(power(r.x, 2) * 14)::integer]
      ELSE (s.all)[1 + floor(r.x * 16)::integer] || (s.all)[1 + (hashint4(w.n * 7 + p.n) & 15)] || (s.all)[1 + (hashint4(p.n / 3 + w.n) & 15)]
    END, CASE WHEN w.n % 12 = 0 THEN E'.\\n' ELSE ' ' END ORDER BY w.n)
  FROM generate_series(1, 150) AS w (n)
    CROSS JOIN LATERAL (SELECT (hashint8(p.n::bigint * 1000 + w.n) & 1048575) / 1048576.0 AS x) r)`;

const idOf = (kind: string, number: string) =>
  `('00000000-0000-7${kind}00-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Fills a museum with an archive, at its first run. */
export async function fillArchive({ query }: BenchMuseum): Promise<void> {
  const [filled] = await query<{ n: number }>('SELECT count(*)::integer AS n FROM document_element', []);
  if ((filled?.n ?? 0) >= archive.pages) return;
  console.log('filling it with an archive …');
  await query(
    `INSERT INTO collection (id, title, sort_title, adlib_code, sort_code)
     SELECT ${idOf('c', 'n')}, 'Doos ' || n, 'doos ' || n, 'BE.' || n, 'be.' || n FROM generate_series(1, $1) AS n ON CONFLICT DO NOTHING`,
    [archive.collections],
  );
  await query(
    `INSERT INTO document (id, category, title, sort_title, words, status, disclosed, collection_id, adlib_code)
     SELECT ${idOf('d', 'n')}, 'ADLIBC', title, lower(title), lower(title), (ARRAY['todo', 'in_progress', 'done'])[1 + n % 3],
       n % 5 < 2, ${idOf('c', '1 + n % $2')}, 'BE.' || n
     FROM generate_series(1, $1) AS n,
       LATERAL (SELECT (ARRAY['Brieven', 'Dagboek', 'Photographs', 'Carnet', 'Feldpost'])[1 + n % 5] || ' van ' ||
         (ARRAY['Zillebeke', 'Verdun', 'Geluveld', 'Passchendaele'])[1 + n % 4] || ' ' || n AS title) t
     ON CONFLICT DO NOTHING`,
    [archive.documents, archive.collections],
  );
  for (let from = 1; from <= archive.pages; from += 5_000) {
    const numbers = [from, from + 4_999];
    await query(
      `INSERT INTO file (id, mimetype, size_bytes, sha256, storage_key, width, height)
       SELECT ${idOf('f', 'n')}, 'image/jpeg', 1, sha256(n::text::bytea), 'originals/bench-' || n, 5000, 7000
       FROM generate_series($1::integer, $2::integer) AS n ON CONFLICT DO NOTHING`,
      numbers,
    );
    await query(
      `INSERT INTO document_element (id, document_id, position, file_id, transcription)
       SELECT ${idOf('e', 'p.n')}, ${idOf('d', `1 + p.n % ${archive.documents}`)}, p.n / ${archive.documents}, ${idOf('f', 'p.n')}, ${transcription}
       FROM generate_series($1::integer, $2::integer) AS p (n),
         LATERAL (SELECT CASE p.n % 4 ${languages.map((words, at) => `WHEN ${at} THEN ARRAY['${words.join("','")}']`).join(' ')} END AS words) l,
         (SELECT ARRAY['${syllables.join("','")}'] AS all) s
       ON CONFLICT (id) DO NOTHING`,
      numbers,
    );
    if ((from - 1) % 50_000 === 0) console.log(`${from - 1} pages …`);
  }
  await query(
    `INSERT INTO document_tag (tag_id, element_id, position)
     SELECT (ARRAY['letter', 'postcard', 'map'])[1 + n % 3], ${idOf('e', 'n')}, 0 FROM generate_series(1, $1, 10) AS n ON CONFLICT DO NOTHING`,
    [archive.pages],
  );
  await query('VACUUM ANALYZE', []);
}
