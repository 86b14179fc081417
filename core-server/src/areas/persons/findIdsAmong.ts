import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { escapeLike } from '../../lib/search/likePattern.ts';

/** Some persons, by the events that make them so. */
export interface Among {
  /** Selects `person_id`, as often as it likes; its parameters are `$1` and on. */
  readonly persons: string;
  readonly values: readonly unknown[];
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
 * One page of some persons. They may be many thousands: they are found by an index of events, and counted there alone
 * while nothing narrows them.
 */
export async function findIdsAmong(
  db: EntityManager,
  { persons, values, words, army }: Among,
  { offset, limit, sort = [] }: Page,
): Promise<{ readonly ids: string[]; readonly total: number }> {
  const parameters: unknown[] = [...values];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const patterns = normalizeText(words)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => add(`%${escapeLike(word)}%`));
  const conditions = [
    `p.id IN (${persons})`,
    ...patterns.map((pattern) => `(p.familyname_keys LIKE ${pattern} OR p.surname_keys LIKE ${pattern})`),
    ...(army === null
      ? []
      : [
          `EXISTS (SELECT FROM person_event s WHERE s.person_id = p.id AND s.type = 'military'
             AND s.enlisted_army = ${add(army)})`,
        ]),
  ];
  const where = `FROM person p WHERE ${conditions.join(' AND ')}`;
  const isWhole = conditions.length === 1;
  const [counted] = await db.query<{ n: number }[]>(
    isWhole
      ? `SELECT count(DISTINCT person_id)::integer AS n FROM (${persons}) events`
      : `SELECT count(*)::integer AS n ${where}`,
    [...parameters],
  );
  const order = sort.map(([column, direction]) => `${orders[column]} ${direction === 1 ? 'ASC' : 'DESC'}`);
  if (!sort.some(([column]) => column === 'name')) order.push(orders.name);
  const rows = await db.query<{ id: string }[]>(
    `SELECT p.id ${where} ORDER BY ${order.join(', ')}, p.id OFFSET ${add(offset)} LIMIT ${add(limit)}`,
    parameters,
  );
  return { ids: rows.map(({ id }) => id), total: counted?.n ?? 0 };
}
