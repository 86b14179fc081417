import {
  findMemorialDoubles,
  findSimilarMemorials,
  keepMemorialsApart,
} from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { In } from 'typeorm';
import { areNear } from '../../lib/db/areNear.ts';
import { idsOfPairs, mostOfOneName, type PairRow, presentPairs } from '../../lib/merges/doublePairs.ts';
import { apartColumns, apartOfPairs, keepApart } from '../../lib/merges/keepApart.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { presentMemorials } from './presentMemorials.ts';

/** How alike a name and one of a memorial's names must be, from 0 to 1. */
const leastAlike = 0.45;

/** Kilometres within which a memorial of a like name may be the one that is typed, and two of the same name one. */
const near = { typing: 10, doubles: 2 } as const;

/** A name or names as they compare: lists write "Tyne Cot" and "Tynecot" for one cemetery. */
const withoutBlanks = (keys: string) => `replace(${keys}, ' ', '')`;

/** Every memorial with where it lies: by itself, by its address, or by its place. */
const located = `(
  SELECT m.id, m.name_keys, m.sort_name, m.place_id, coalesce(m.lat, m.address_lat, p.lat) AS lat,
    coalesce(m.lon, m.address_lon, p.lon) AS lon
  FROM memorial m LEFT JOIN place p ON p.id = m.place_id)`;

export const handleFindSimilarMemorials = implement(findSimilarMemorials, async ({ params, ...context }) => {
  const keys = [...new Set(params.names.map((name) => normalizeText(name).replaceAll('|', ' ')))].filter(
    (key) => key.length > 1,
  );
  const [key] = keys;
  if (key === undefined) return [];
  return context.db.transaction(async (db) => {
    // What the index proposes by.
    await db.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${leastAlike}`);
    const rows = await db.query<{ id: string }[]>(
      `SELECT m.id FROM ${located} m
         LEFT JOIN place here ON here.id = $3
         CROSS JOIN LATERAL (
           SELECT ${withoutBlanks('m.name_keys')} LIKE ANY($6) AS is_same,
             here.id IS NOT NULL AND (m.place_id = here.id OR coalesce(${areNear('m', 'here', near.typing)}, false)) AS is_near,
             m.lat IS NULL OR here.lat IS NULL AS is_somewhere
         ) AS told
       WHERE (m.name_keys LIKE ANY($2) OR $1 <% m.name_keys) AND ($4::uuid IS NULL OR m.id <> $4)
         AND CASE WHEN told.is_same THEN told.is_near OR told.is_somewhere
             ELSE told.is_near AND (SELECT max(similarity(each.name, $1))
               FROM unnest(string_to_array(btrim(m.name_keys, '|'), '|')) AS each (name)) >= ${leastAlike} END
       ORDER BY told.is_same DESC, m.place_id IS NOT DISTINCT FROM here.id DESC, m.sort_name, m.id LIMIT $5`,
      [
        key,
        keys.map((each) => likeOfKeys('complete', each)),
        params.place_id,
        params.except ?? null,
        params.limit,
        keys.map((each) => likeOfKeys('complete', each.replaceAll(' ', ''))),
      ],
    );
    return presentInOrder(
      { ...context, db },
      rows.map(({ id }) => id),
    );
  });
});

export const handleFindMemorialDoubles = implement(findMemorialDoubles, async ({ params, ...context }) => {
  const { text, apart, offset, limit } = params;
  const key = normalizeText(text);
  const rows = await context.db.query<(PairRow & { total: number })[]>(
    `WITH named AS (
       SELECT m.id, ${withoutBlanks('each.name')} AS name, m.place_id, m.lat, m.lon
       FROM ${located} m, unnest(string_to_array(btrim(m.name_keys, '|'), '|')) AS each (name)
     ), told AS (
       SELECT name FROM named GROUP BY name HAVING count(DISTINCT id) BETWEEN 2 AND ${mostOfOneName}
     ), pairs AS (
       SELECT DISTINCT a.id AS a, b.id AS b
       FROM told JOIN named a USING (name) JOIN named b USING (name)
       WHERE a.id < b.id AND (a.place_id = b.place_id OR ${areNear('a', 'b', near.doubles)}
         OR (a.place_id IS NULL AND a.lat IS NULL) OR (b.place_id IS NULL AND b.lat IS NULL))
     )
     SELECT p.a, p.b, ${apartColumns}, count(*) OVER ()::integer AS total
     FROM pairs p JOIN memorial m ON m.id = p.a JOIN memorial n ON n.id = p.b ${apartOfPairs('memorial')}
     WHERE (m.name_keys LIKE $1 OR n.name_keys LIKE $1) AND (apart.at IS NOT NULL) = $4
     ORDER BY m.sort_name, p.a, p.b OFFSET $2 LIMIT $3`,
    [likeOfKeys('contains', key), offset, limit, apart],
  );
  const memorials = await presentInOrder(context, idsOfPairs(rows));
  return { data: presentPairs(rows, memorials, () => ({})), total: rows[0]?.total ?? 0 };
});

export const handleKeepMemorialsApart = implement(keepMemorialsApart, ({ params, ...context }) =>
  keepApart(context, 'memorial', params),
);

async function presentInOrder(context: Parameters<typeof presentMemorials>[0], ids: readonly string[]) {
  const found = await context.db.findBy(MemorialEntity, { id: In([...ids]) });
  const presented = await presentMemorials(context, found, ['place_names', 'nbr_of_persons']);
  const byId = new Map(presented.map((memorial) => [memorial.id, memorial]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
