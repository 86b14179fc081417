import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { getMilitaryEntitySoldiers } from '@salient/shared/areas/persons/soldierMethods.ts';
import { eventTextKey } from '@salient/shared/areas/search/eventKeys.ts';
import type { ServedIn } from '@salient/shared/areas/search/servedIn.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { loadPersons } from './loadPersons.ts';
import { searchPersons } from './searchPersons.ts';

interface UnitNames {
  readonly army: string;
  readonly regiment: string;
  readonly unit: string;
  readonly unit_nr: string;
}

export const handleGetMilitaryEntitySoldiers = implement(
  getMilitaryEntitySoldiers,
  async ({ params, fail, ...context }) => {
    const { db } = context;
    const { extend } = params;
    const served = await servedIn(db, params);
    if (Object.keys(served.keys).length === 0) throw fail.invalidData({ none: ['none: AT_LEAST_ONE_FIELD_NEEDED'] });
    const { rows, total } = await searchPersons(context, params, {}, { servedIn: served });
    const data = await loadPersons(
      db,
      rows.map(({ id }) => id),
      { memorials: extend.includes('memorials'), militaryEvents: extend.includes('military_events') },
    );
    return { data, total };
  },
);

/**
 * The names as events hold them, and the entity of that name: whose name was written otherwise, or belonged to an entity
 * that became part of this one, is linked to it.
 */
async function servedIn(db: EntityManager, names: UnitNames): Promise<ServedIn> {
  const idsOf = async (type: 'unit' | 'regiment') =>
    (await db.findBy(MilitaryEntityEntity, { name_key: militaryEntityKey(type, names) })).map(({ id }) => id);
  const isUnit = names.unit !== '' || names.unit_nr !== '';
  const keys = {
    army_key: eventTextKey(names.army),
    regt_key: eventTextKey(names.regiment),
    unit_key: eventTextKey(names.unit),
    nr_key: eventTextKey(names.unit_nr),
  };
  return {
    keys: Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== '')),
    unitIds: isUnit ? await idsOf('unit') : [],
    regimentIds: !isUnit && names.regiment !== '' ? await idsOf('regiment') : [],
  };
}
