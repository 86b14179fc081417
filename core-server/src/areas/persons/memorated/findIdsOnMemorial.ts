import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { escapeLike } from '../../../lib/search/likePattern.ts';

export interface OnMemorial {
  readonly memorialId: string;
  /** Each stands somewhere in a name of the person. */
  readonly words: string;
  /** The army that the reader is held to; null for all. */
  readonly army: string | null;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly sort?: PersonSort | undefined;
}

const orders = { name: 'p.sort_name', born: 'p.sort_born_date', died: 'p.sort_died_date' } as const;

/**
 * One page of the persons on a memorial. A memorial may bear many thousands of names: they are found by the index of its
 * events, and counted there alone while nothing narrows them.
 */
export async function findIdsOnMemorial(
  db: EntityManager,
  { memorialId, words, army }: OnMemorial,
  { offset, limit, sort = [] }: Page,
): Promise<{ readonly ids: string[]; readonly total: number }> {
  const patterns = normalizeText(words)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${escapeLike(word)}%`);
  const parameters = [memorialId, ...patterns, ...(army === null ? [] : [army])];
  const conditions = [
    'p.id IN (SELECT e.person_id FROM person_event e WHERE e.memorial_id = $1)',
    ...patterns.map((_, index) => `(p.familyname_keys LIKE $${index + 2} OR p.surname_keys LIKE $${index + 2})`),
    ...(army === null
      ? []
      : [
          `EXISTS (SELECT FROM person_event s WHERE s.person_id = p.id AND s.type = 'military'
             AND s.enlisted_army = $${parameters.length})`,
        ]),
  ];
  const where = `FROM person p WHERE ${conditions.join(' AND ')}`;
  const isWhole = conditions.length === 1;
  const [counted] = await db.query<{ n: number }[]>(
    isWhole
      ? 'SELECT count(DISTINCT person_id)::integer AS n FROM person_event WHERE memorial_id = $1'
      : `SELECT count(*)::integer AS n ${where}`,
    parameters,
  );
  const order = sort.map(([column, direction]) => `${orders[column]} ${direction === 1 ? 'ASC' : 'DESC'}`);
  if (!sort.some(([column]) => column === 'name')) order.push(orders.name);
  const rows = await db.query<{ id: string }[]>(
    `SELECT p.id ${where} ORDER BY ${order.join(', ')}, p.id OFFSET $${parameters.length + 1} LIMIT $${parameters.length + 2}`,
    [...parameters, offset, limit],
  );
  return { ids: rows.map(({ id }) => id), total: counted?.n ?? 0 };
}
