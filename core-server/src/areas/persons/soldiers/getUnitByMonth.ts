import type { UnitMonth } from '@salient/shared/areas/military/unitPlaces.ts';
import { getUnitByMonth } from '@salient/shared/areas/persons/soldierMethods.ts';
import { type EntityManager, In } from 'typeorm';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { isPublicPersonSql } from '../../datasets/isPublicPersonSql.ts';
import { MilitaryEntityEntity } from '../../military/MilitaryEntityEntity.ts';
import { unitPlaces } from '../../military/unitPlaces.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { presentPublicPlace } from '../../places/presentPublicPlace.ts';
import { servedInUnit } from './servedInUnit.ts';

/** The months of the war, as `yyyymm`. */
const monthsOfWar = Array.from({ length: 53 }, (_, index) => {
  const month = 6 + index;
  return `${1914 + Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`;
});

export const handleGetUnitByMonth = implement(getUnitByMonth, async ({ params, db }) => {
  const { id } = params;
  const unit = await db.findOneBy(MilitaryEntityEntity, { id });
  if (!unit) throw await missingRecordError(db, 'military_entity', id);
  const [placesIn, deaths] = [await unitPlaces(db, id), await deathsIn(db, unit)];
  return monthsOfWar.flatMap((month): UnitMonth[] => {
    const stays = placesIn({ from_date: `${month}??`, to_date: `${month}??` });
    const died = deaths.get(month) ?? [];
    if (stays.length === 0 && died.length === 0) return [];
    return [{ month: `${month.slice(0, 4)}-${month.slice(4)}`, stays, deaths: died }];
  });
});

/** Where who served there died by the war, by month; a place that is not known counts as one. */
async function deathsIn(db: EntityManager, unit: MilitaryEntityEntity): Promise<Map<string, UnitMonth['deaths']>> {
  const byMonth = new Map<string, UnitMonth['deaths']>();
  const served = servedInUnit(unit);
  if (!served) return byMonth;
  const rows = await db.query<{ month: string; place_id: string | null; count: number }[]>(
    `SELECT left(p.sort_died_date, 6) AS month, e.place_id, count(DISTINCT p.id)::integer AS count
     FROM person p LEFT JOIN person_event e ON e.person_id = p.id AND e.type = 'died'
     WHERE p.war_casualty AND ${isPublicPersonSql('p')} AND p.sort_died_date < '1919' AND p.id IN (${served.persons})
     GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`,
    [...served.values],
  );
  const ids = [...new Set(rows.flatMap(({ place_id }) => place_id ?? []))];
  const places = new Map((await db.findBy(PlaceEntity, { id: In(ids) })).map((place) => [place.id, place]));
  for (const { month, place_id, count } of rows) {
    const place = presentPublicPlace(places.get(place_id ?? ''));
    byMonth.set(month, [...(byMonth.get(month) ?? []), { place, count }]);
  }
  return byMonth;
}
