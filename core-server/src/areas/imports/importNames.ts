import { findImportMemorialCandidates, findImportUnitCandidates } from '@salient/shared/areas/imports/importMethods.ts';
import { armyKey } from '@salient/shared/areas/military/names/armyNames.ts';
import { plainOrdinals } from '@salient/shared/areas/military/names/plainOrdinals.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { In } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { presentMemorials } from '../memorials/presentMemorials.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { presentMilitaryEntity } from '../military/presentMilitaryEntity.ts';
import { mostShown } from './importPlaces.ts';

/** How alike names must be to be shown, from 0 to 1: a person judges. */
const leastAlike = 0.3;
/** Units that are weighed by their numbers and their army. */
const mostWeighed = 100;

/** Records in the order in which their ids were found. */
function inOrder<T extends { readonly id: string }>(records: readonly T[], rows: readonly { id: string }[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

export const handleFindImportMemorialCandidates = implement(
  findImportMemorialCandidates,
  async ({ params: { name, place }, ...context }) => {
    const [key, placeKey] = [name, place].map((text) => normalizeText(text).replaceAll('|', ' '));
    const rows = await context.db.query<{ id: string }[]>(
      `SELECT m.id FROM memorial m LEFT JOIN place p ON p.id = m.place_id
         CROSS JOIN LATERAL (
           SELECT max(greatest(similarity(each.name, $1), word_similarity($1, each.name))) AS alike
           FROM unnest(string_to_array(btrim(m.name_keys, '|'), '|')) AS each (name)) AS told
         CROSS JOIN LATERAL (SELECT $2 <> '' AND coalesce(p.name_keys LIKE $3, false) AS is_there) AS lies
       WHERE told.alike >= ${leastAlike} OR lies.is_there
       ORDER BY told.alike + lies.is_there::integer * ${leastAlike} DESC, m.sort_name, m.id LIMIT $4`,
      [key, placeKey, likeOfKeys('complete', placeKey ?? ''), mostShown],
    );
    const found = await context.db.findBy(MemorialEntity, { id: In(rows.map(({ id }) => id)) });
    return { candidates: inOrder(await presentMemorials(context, found, ['place_names']), rows) };
  },
);

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** The numbers in a name, a battalion's Roman ones among them. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d+|\b[ivx]+\b/g) ?? [])
    .map((number) => (romans.includes(number) ? String(romans.indexOf(number)) : number))
    .sort();

export const handleFindImportUnitCandidates = implement(findImportUnitCandidates, async ({ params, db }) => {
  const { army, regiment, unit, unit_nr } = params;
  const isUnit = unit !== '' || unit_nr !== '';
  const asked = plainOrdinals(normalizeText([unit_nr, unit, regiment].filter(Boolean).join(' ')));
  const rows = await db.query<{ id: string; army: string; search_key: string; alike: number }[]>(
    `SELECT m.id, m.army, m.search_key, told.alike FROM military_entity m
       CROSS JOIN LATERAL (
         SELECT greatest(similarity(m.search_key, $1), word_similarity($1, m.search_key)) AS alike) AS told
     WHERE m.type = $2 AND told.alike >= ${leastAlike}
     ORDER BY told.alike DESC, m.sort_name, m.id LIMIT ${mostWeighed}`,
    [asked, isUnit ? 'unit' : 'regiment'],
  );
  const numbers = numbersIn(asked).join(' ');
  const weigh = (row: (typeof rows)[number]) =>
    row.alike +
    // The 9th is not the 19th, however alike they are written.
    (numbersIn(row.search_key).join(' ') === numbers ? 1 : 0) +
    (army !== '' && armyKey(row.army) === armyKey(army) ? 0.5 : 0);
  const best = rows.sort((a, b) => weigh(b) - weigh(a)).slice(0, mostShown);
  const found = await db.findBy(MilitaryEntityEntity, { id: In(best.map(({ id }) => id)) });
  return { candidates: inOrder(found, best).map(presentMilitaryEntity) };
});
