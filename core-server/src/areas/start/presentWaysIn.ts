import type { WaysIn } from '@salient/shared/areas/start/startPage.ts';
import { type EntityManager, In } from 'typeorm';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { presentUnitNames } from '../military/presentUnitNames.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import type { Counted, CountedWaysIn } from './countWaysIn.ts';

/** The ways in by the names that they have now; what was removed or merged since it was counted is left out. */
export async function presentWaysIn(db: EntityManager, { places, units, memorials }: CountedWaysIn): Promise<WaysIn> {
  return {
    places: withRecords(places, await db.findBy(PlaceEntity, { id: In(idsOf(places)) }), (place, count) => ({
      id: place.id,
      names: namesOfPlace(place),
      count,
    })),
    units: withRecords(units, await db.findBy(MilitaryEntityEntity, { id: In(idsOf(units)) }), (unit, count) => ({
      unit: presentUnitNames(unit),
      count,
    })),
    memorials: withRecords(
      memorials,
      await db.findBy(MemorialEntity, { id: In(idsOf(memorials)) }),
      (memorial, count) => ({
        id: memorial.id,
        name: memorial.name,
        count,
      }),
    ),
  };
}

const idsOf = (counted: readonly Counted[]) => counted.map(({ id }) => id);

function withRecords<Row extends { readonly id: string }, Shown>(
  counted: readonly Counted[],
  records: readonly Row[],
  present: (record: Row, count: number) => Shown,
): Shown[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return counted.flatMap(({ id, count }) => {
    const record = byId.get(id);
    return record && count > 0 ? [present(record, count)] : [];
  });
}
