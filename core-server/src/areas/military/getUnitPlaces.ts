import { getUnitPlaces } from '@salient/shared/areas/military/militaryMethods.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { unitPlaces } from './unitPlaces.ts';

export const handleGetUnitPlaces = implement(getUnitPlaces, async ({ params, db }) => {
  const { id, from_date, to_date = from_date } = params;
  if (!(await db.existsBy(MilitaryEntityEntity, { id }))) throw await missingRecordError(db, 'military_entity', id);
  return (await unitPlaces(db, id))({ from_date, to_date });
});
