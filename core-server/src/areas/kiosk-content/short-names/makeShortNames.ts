import { createHash } from 'node:crypto';
import {
  type ShortName,
  shortNameKeys,
  shortNamePrefix,
  writeFamily,
  writePerson,
} from '@salient/shared/areas/kiosk-content/shortNames.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { notifyKiosks } from '../../kiosks/notifyKiosks.ts';

type Row = ShortName & { readonly sort_name: string };

/** Persons read at once; between two reads the process answers others. */
const batch = 5_000;

/** Chunks written at once. */
const written = 50;

/**
 * Makes the short list of names anew: whoever is in the names list now and has a family name. Chunks that did not change
 * stay, so that kiosks fetch only those that did; and kiosks are told.
 */
export async function makeShortNames({ dataSource }: { readonly dataSource: DataSource }, now: Date) {
  const { chunks, persons } = await collect(dataSource.manager);
  await dataSource.transaction(async (db) => {
    await db.query('DELETE FROM short_names_chunk WHERE prefix <> ALL ($1)', [[...chunks.keys()]]);
    const whole = [...chunks].map(([prefix, lines]) => ({ prefix, content: Buffer.from(lines.join('')) }));
    for (let from = 0; from < whole.length; from += written) await keep(db, whole.slice(from, from + written));
    await db.query(
      `INSERT INTO short_names (made_at, persons) VALUES ($1, $2)
       ON CONFLICT (one) DO UPDATE SET made_at = excluded.made_at, persons = excluded.persons`,
      [now, persons],
    );
    await notifyKiosks(db, { event: 'short_names_made', hint: { kiosks: [...kioskNumbers] } });
  });
  return { chunks: chunks.size, persons };
}

/** The lines of each chunk, in the order of the names list. */
async function collect(db: EntityManager) {
  const chunks = new Map<string, string[]>();
  let persons = 0;
  let family: Row[] = [];
  const close = () => {
    const [first] = family;
    if (first) addFamily(chunks, first.familyname, family);
    family = [];
  };
  let last = { sort_name: '', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await db.query<Row[]>(
      `SELECT id, surname, familyname, born_year, died_year, sort_name FROM person
       WHERE in_namelist AND ${isPublicPersonSql('person')} AND (sort_name, id) > ($1, $2::uuid) ORDER BY sort_name, id LIMIT ${batch}`,
      [last.sort_name, last.id],
    );
    for (const row of rows) {
      if (row.familyname.trim() === '') continue;
      if (family[0]?.familyname !== row.familyname) close();
      family.push(row);
      persons += 1;
    }
    const end = rows.at(-1);
    if (!end || rows.length < batch) break;
    last = end;
  }
  close();
  return { chunks, persons };
}

function addFamily(chunks: Map<string, string[]>, familyname: string, family: readonly Row[]): void {
  const lines = writeFamily(familyname) + family.map(writePerson).join('');
  for (const prefix of new Set(shortNameKeys(familyname).map(shortNamePrefix))) {
    const chunk = chunks.get(prefix);
    if (chunk) chunk.push(lines);
    else chunks.set(prefix, [lines]);
  }
}

async function keep(db: EntityManager, chunks: readonly { prefix: string; content: Buffer }[]): Promise<void> {
  await db.query(
    `INSERT INTO short_names_chunk (prefix, sha256, content)
     SELECT * FROM unnest($1::text[], $2::bytea[], $3::bytea[])
     ON CONFLICT (prefix) DO UPDATE SET sha256 = excluded.sha256, content = excluded.content
       WHERE short_names_chunk.sha256 <> excluded.sha256`,
    [
      chunks.map(({ prefix }) => prefix),
      chunks.map(({ content }) => createHash('sha256').update(content).digest()),
      chunks.map(({ content }) => content),
    ],
  );
}
