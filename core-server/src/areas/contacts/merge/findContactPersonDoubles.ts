import {
  type ContactDoubleReason,
  findContactPersonDoubles,
  keepContactPersonsApart,
} from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { In } from 'typeorm';
import { queryPage } from '../../../lib/db/queryPage.ts';
import { idsOfPairs, mostOfOneName, type PairRow, presentPairs } from '../../../lib/merges/doublePairs.ts';
import { apartColumns, apartOfPairs, keepApart } from '../../../lib/merges/keepApart.ts';
import { leastDigits } from '../../../lib/personal-data/valueForms.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import { ContactPersonEntity } from '../ContactPersonEntity.ts';
import { tellContactsRead } from '../contactLooks.ts';
import { presentContactPersons } from '../presentContactPerson.ts';

/** How alike two names must be to be nearly the same, from 0 to 1: `Maes` and `Maas` are, `An` and `Jan` are not. */
const leastAlike = 0.56;

/** SQL: a name in the order of its letters, so that first and last name may have changed places. */
const wordsOf = (name: string) =>
  `(SELECT string_agg(word, ' ' ORDER BY word) FROM regexp_split_to_table(${name}, '[-\\s''",.()/]+') AS word WHERE word <> '')`;

const digits = `regexp_replace(c.phone, '[^0-9]', '', 'g')`;

interface Pair extends PairRow {
  readonly same_name: boolean;
  readonly similar_name: boolean;
  readonly same_email: boolean;
  readonly same_phone: boolean;
  readonly same_place: boolean;
  readonly says_nothing: boolean;
}

/**
 * Numbers compare by their last digits, as they do where somebody is erased: with and without the country. One that two
 * persons of other names share is a household's, and proposes nobody.
 */
export const handleFindContactPersonDoubles = implement(findContactPersonDoubles, async ({ params, ...context }) => {
  const { db } = context;
  const { text, apart, offset, limit } = params;
  const page = await queryPage<Pair>(db, {
    with: `WITH known AS MATERIALIZED (
       SELECT c.id, c.first_name_key, c.last_name_key, c.place_id,
         ${wordsOf(`c.first_name_key || ' ' || c.last_name_key`)} AS name,
         nullif(lower(regexp_replace(c.email, '\\s', '', 'g')), '') AS email,
         CASE WHEN length(${digits}) >= ${leastDigits} THEN right(${digits}, ${leastDigits}) END AS phone,
         c.email = '' AND c.phone = '' AND c.street = '' AND c.place_id IS NULL AS says_nothing
       FROM contact_person c
     ), told AS (
       SELECT name FROM known GROUP BY name HAVING count(*) BETWEEN 2 AND ${mostOfOneName}
     ), alike AS (
       SELECT m.id AS a, n.id AS b FROM known m JOIN known n USING (email) WHERE m.id < n.id
       UNION SELECT m.id, n.id FROM known m JOIN known n USING (phone)
         WHERE m.id < n.id AND similarity(m.name, n.name) >= ${leastAlike}
       UNION SELECT m.id, n.id FROM told JOIN known m USING (name) JOIN known n USING (name)
         WHERE m.id < n.id AND (m.place_id = n.place_id OR m.says_nothing OR n.says_nothing)
       UNION SELECT m.id, n.id FROM known m JOIN known n USING (place_id, last_name_key)
         WHERE m.id < n.id AND last_name_key <> '' AND similarity(m.name, n.name) >= ${leastAlike}
     ), pairs AS (
       SELECT p.a, p.b, m.last_name_key || ' ' || m.first_name_key AS sort_name, ${apartColumns},
         m.name = n.name AS same_name, m.name <> n.name AND similarity(m.name, n.name) >= ${leastAlike} AS similar_name,
         coalesce(m.email = n.email, false) AS same_email, coalesce(m.phone = n.phone, false) AS same_phone,
         coalesce(m.place_id = n.place_id, false) AS same_place, m.says_nothing OR n.says_nothing AS says_nothing
       FROM alike p JOIN known m ON m.id = p.a JOIN known n ON n.id = p.b ${apartOfPairs('contact_person')}
       WHERE (m.first_name_key || ' ' || m.last_name_key LIKE $1 OR n.first_name_key || ' ' || n.last_name_key LIKE $1)
         AND (apart.at IS NOT NULL) = $2
     )`,
    rows: `SELECT p.*, CASE WHEN (same_name OR similar_name) AND (same_email OR same_phone) THEN 1
        WHEN same_email THEN 2 WHEN same_place THEN 3 ELSE 4 END AS rank FROM pairs p`,
    order: 'rank, same_name DESC, sort_name, a, b',
    parameters: [likeOfKeys('contains', normalizeText(text)), apart],
    offset,
    limit,
  });
  const ids = idsOfPairs(page.rows);
  await tellContactsRead(context, ids);
  const stored = await db.findBy(ContactPersonEntity, { id: In(ids) });
  const persons = await presentContactPersons(context, stored, ['place']);
  return presentPairs(page, persons, (row) => ({ reasons: reasonsOf(row) }));
});

function reasonsOf(row: Pair): ContactDoubleReason[] {
  const { same_name, similar_name, same_email, same_phone, same_place, says_nothing } = row;
  const reasons = [
    [same_name, 'name'],
    [similar_name, 'similarName'],
    [same_email, 'email'],
    [same_phone, 'phone'],
    [same_place, 'place'],
    [says_nothing, 'nothingElse'],
  ] as const;
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));
}

export const handleKeepContactPersonsApart = implement(keepContactPersonsApart, ({ params, ...context }) =>
  keepApart(context, 'contact_person', params),
);
