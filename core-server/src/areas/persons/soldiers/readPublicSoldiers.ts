import { visitors } from '@salient/shared/areas/persons/personPolicy.ts';
import { findPublicPersonsInUnit, getUnitLosses } from '@salient/shared/areas/persons/soldierMethods.ts';
import { type EntityManager, In } from 'typeorm';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { MilitaryEntityEntity } from '../../military/MilitaryEntityEntity.ts';
import { rankInLanguages } from '../detailsInLanguages.ts';
import { findIdsAmong } from '../findIdsAmong.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { servedInUnit } from './servedInUnit.ts';

/** Everybody may read of all persons what is named here (PUBLIC-40). */
export const handleFindPublicPersonsInUnit = implement(findPublicPersonsInUnit, async ({ params, db }) => {
  const { unitId, text: words, offset, limit } = params;
  const unit = await db.findOneBy(MilitaryEntityEntity, { id: unitId });
  if (!unit) throw await missingRecordError(db, 'military_entity', unitId);
  const served = servedInUnit(unit);
  if (!served) return { data: [], total: 0 };
  const { ids, total } = await findIdsAmong(db, { ...served, words, scope: visitors }, { offset, limit });
  const persons = new Map((await db.findBy(PersonEntity, { id: In(ids) })).map((person) => [person.id, person]));
  const rankOf = await ranksIn(db, unit, ids);
  const data = ids.flatMap((id) => {
    const person = persons.get(id);
    if (!person) return [];
    const { surname: firstName, familyname: lastName, sort_born_date: bornDate, sort_died_date: diedDate } = person;
    const rank = rankOf.get(id) ?? '';
    return [{ id, firstName, lastName, bornDate, diedDate, rank, rankInLanguages: rankInLanguages(rank) }];
  });
  return { data, total };
});

/** The latest rank that each had there. */
async function ranksIn(db: EntityManager, unit: MilitaryEntityEntity, ids: readonly string[]) {
  const served = servedInUnit(unit);
  if (!served || ids.length === 0) return new Map<string, string>();
  const rows = await db.query<{ id: string; rank: string }[]>(
    `SELECT DISTINCT ON (person_id) person_id AS id, enlisted_rank AS rank FROM person_event
     WHERE person_id = ANY($${served.values.length + 1}) AND type = 'military' AND enlisted_rank <> ''
       AND ${served.condition}
     ORDER BY person_id, nullif(sort_start_date, '????????') DESC NULLS LAST, id`,
    [...served.values, ids],
  );
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

export const handleGetUnitLosses = implement(getUnitLosses, async ({ params, db }) => {
  const { unitId } = params;
  const unit = await db.findOneBy(MilitaryEntityEntity, { id: unitId });
  if (!unit) throw await missingRecordError(db, 'military_entity', unitId);
  const served = servedInUnit(unit);
  if (!served) return { total: 0, undated: 0, months: [] };
  const rows = await db.query<{ month: string; count: number }[]>(
    `SELECT left(p.sort_died_date, 6) AS month, count(*)::integer AS count FROM person p
     WHERE p.war_casualty AND ${isPublicPersonSql('p')} AND p.id IN (${served.persons}) GROUP BY 1 ORDER BY 1`,
    [...served.values],
  );
  const isDated = ({ month }: { readonly month: string }) => /^\d{6}$/.test(month);
  const sum = (counted: typeof rows) => counted.reduce((total, { count }) => total + count, 0);
  return {
    total: sum(rows),
    undated: sum(rows.filter((row) => !isDated(row))),
    months: rows
      .filter(isDated)
      .map(({ month, count }) => ({ month: `${month.slice(0, 4)}-${month.slice(4)}`, count })),
  };
});
