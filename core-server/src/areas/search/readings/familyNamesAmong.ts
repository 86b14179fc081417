import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';

/** Which of some words are somebody's last name, as written. */
export async function familyNamesAmong(db: EntityManager, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db.query<{ word: string }[]>(
    `SELECT word FROM unnest($1::text[]) AS word
     WHERE EXISTS (SELECT FROM person p WHERE p.sort_name >= word || ' ' AND p.sort_name < word || '!')`,
    [[...new Set(words.map(normalizeText))]],
  );
  return new Set(rows.map(({ word }) => word));
}
