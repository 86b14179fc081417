import type { ListDouble } from '@salient/shared/areas/imports/importList.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import type pg from 'pg';
import type { PersonRecord } from '../records/records.ts';
import type { KeyedRecord } from '../write/WriteChunk.ts';
import { type LifeDates, probablySame } from './probablySame.ts';

interface Known extends LifeDates {
  readonly id: string;
  readonly surname: string;
  readonly familyname: string;
  readonly sort_name: string;
  readonly sound_keys: readonly string[];
  readonly given_keys: readonly string[];
}

/** Of one name so many are looked at: a name that more bear tells nothing by itself. */
const mostOfOne = 200;

/**
 * Rows that are probably of persons who are there: of the same name, or one that sounds like it, with dates that agree.
 * Persons who came from the same list are left out.
 */
export async function findDoubles(
  client: pg.ClientBase,
  source: string,
  records: readonly KeyedRecord<PersonRecord>[],
): Promise<ListDouble[]> {
  const asked = records.map(({ record, key }) => {
    const { sort_name, sound_keys, given_keys } = personKeys(record.person);
    return { record, key, sort_name, sound_keys, given_keys };
  });
  const { rows } = await client.query<Known & { asked: number }>(
    `WITH asked AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS a (number integer, sort_name text, sound_keys text[], born char(8), died char(8))
     ), candidate AS (
       SELECT a.number, p.id FROM asked a CROSS JOIN LATERAL (
         SELECT id FROM person WHERE sort_name = a.sort_name AND a.sort_name <> '' LIMIT ${mostOfOne}) p
       UNION
       SELECT a.number, p.id FROM asked a JOIN person p ON p.sort_born_date = a.born COLLATE "C" AND p.sound_keys && a.sound_keys
       UNION
       SELECT a.number, p.id FROM asked a JOIN person p ON p.sort_died_date = a.died COLLATE "C" AND p.sound_keys && a.sound_keys
     )
     SELECT c.number AS asked, p.id, p.surname, p.familyname, p.sort_name, p.sound_keys, p.given_keys,
       p.born_day, p.born_month, p.born_year, p.died_day, p.died_month, p.died_year
     FROM candidate c JOIN person p ON p.id = c.id
     WHERE NOT EXISTS (
       SELECT FROM import_row r WHERE r.kind = 'persons' AND r.source = $2 AND r.entity_id = p.id)
     ORDER BY c.number, p.id`,
    [
      JSON.stringify(
        asked.map(({ record: { person }, sort_name, sound_keys }, number) => ({
          ...{ number, sort_name, sound_keys, born: wholeDay(person, 'born'), died: wholeDay(person, 'died') },
        })),
      ),
      source,
    ],
  );
  const doubles = new Map<number, ListDouble>();
  for (const known of rows) {
    const row = asked[known.asked];
    if (!row || doubles.has(known.asked)) continue;
    const sharesGiven = row.given_keys.some((key) => known.given_keys.includes(key));
    if (!probablySame(row.record.person, known, row.sort_name === known.sort_name, sharesGiven)) continue;
    const { record, key } = row;
    doubles.set(known.asked, {
      ...{ key, row: record.row, line: record.line, name: nameOf(record.person) },
      ...datesOf(record.person),
      person: { id: known.id, name: nameOf(known), ...datesOf(known) },
    });
  }
  return [...doubles.values()];
}

const nameOf = ({ surname, familyname }: { surname: string; familyname: string }) => `${surname} ${familyname}`.trim();

/** A day as persons are sorted by it; null where a part of it is not known, as it tells nobody from others. */
function wholeDay(dates: LifeDates, which: 'born' | 'died'): string | null {
  const text = datesOf(dates)[which];
  return text.includes('?') ? null : text;
}

const datesOf = (dates: LifeDates) => ({
  born: encodeDate({ day: dates.born_day, month: dates.born_month, year: dates.born_year }),
  died: encodeDate({ day: dates.died_day, month: dates.died_month, year: dates.died_year }),
});
