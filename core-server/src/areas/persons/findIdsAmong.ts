import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { isPublicPersonSql } from '../datasets/isPublicPersonSql.ts';
import { scopeSql } from '../datasets/scopeSql.ts';

/** Some persons, by the events that make them so. */
export interface Among {
  /** Selects `person_id`, as often as it likes; its parameters are `$1` and on. */
  readonly persons: string;
  readonly values: readonly unknown[];
  /** The same as a condition on an event. */
  readonly condition: string;
  /** Each stands somewhere in a name of the person. */
  readonly words: string;
  /** What the reader is held to. */
  readonly scope: PersonScope;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly sort?: PersonSort | undefined;
}

const orders = { name: 'p.sort_name', born: 'p.sort_born_date', died: 'p.sort_died_date' } as const;

/** Those who may be alive are few, and found by an index of their own. */
const livingAmong = (persons: string) =>
  `(SELECT count(*) FROM person p WHERE NOT (${isPublicPersonSql('p')}) AND p.id IN (${persons}))`;

/**
 * One page of some persons. They may be many thousands: they are found by an index of events, and counted there alone
 * while nothing narrows them. Where they are so many that a walk through all persons by name meets a page of them sooner
 * than they are collected, it is that walk.
 */
export async function findIdsAmong(
  db: EntityManager,
  { persons, values, condition, words, scope }: Among,
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
    ...scopeSql({ ...scope, publicOnly: false }, add),
  ];
  const hidden = scope.publicOnly ? [isPublicPersonSql('p')] : [];
  const where = `FROM person p WHERE ${[...conditions, ...hidden].join(' AND ')}`;
  const isWhole = conditions.length === 1;
  const [counted] = await db.query<{ n: number; everybody: number }[]>(
    isWhole
      ? `SELECT (count(DISTINCT person_id) - ${scope.publicOnly ? livingAmong(persons) : 0})::integer AS n,
           (SELECT reltuples FROM pg_class WHERE oid = 'person'::regclass) AS everybody FROM (${persons}) events`
      : `SELECT count(*)::integer AS n, 0 AS everybody ${where}`,
    [...parameters],
  );
  const { n: total = 0, everybody = 0 } = counted ?? {};
  const isByName = sort.every(([column, direction]) => column === 'name' && direction === 1);
  const walked = ((offset + limit) * everybody) / Math.max(total, 1);
  if (isWhole && isByName && everybody > 0 && walked < total) {
    // OFFSET 0 keeps the planner from collecting them all the same.
    const rows = await db.query<{ id: string }[]>(
      `SELECT p.id FROM person p
       WHERE ${[`EXISTS (SELECT FROM person_event e WHERE e.person_id = p.id AND ${condition} OFFSET 0)`, ...hidden].join(' AND ')}
       ORDER BY p.sort_name, p.id OFFSET ${add(offset)} LIMIT ${add(limit)}`,
      parameters,
    );
    return { ids: rows.map(({ id }) => id), total };
  }
  const order = sort.map(([column, direction]) => `${orders[column]} ${direction === 1 ? 'ASC' : 'DESC'}`);
  if (!sort.some(([column]) => column === 'name')) order.push(orders.name);
  const rows = await db.query<{ id: string }[]>(
    `SELECT p.id ${where} ORDER BY ${order.join(', ')}, p.id OFFSET ${add(offset)} LIMIT ${add(limit)}`,
    parameters,
  );
  return { ids: rows.map(({ id }) => id), total };
}
