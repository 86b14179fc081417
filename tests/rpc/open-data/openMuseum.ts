import { v7 as uuidv7 } from 'uuid';
import { MilitaryEntityHistoryEntity } from '../../../core-server/src/areas/military/MilitaryEntityHistoryEntity.ts';
import { keepDumpFresh } from '../../../core-server/src/areas/open-data/dump/keepDumpFresh.ts';
import type { TestServer } from '../../harness/startServer.ts';

/** Has the job of the open data done, as the clock does each minute. */
export const keepFresh = ({ services, dataSource }: TestServer, now = new Date()) =>
  keepDumpFresh({ ...services, dataSource }, now);

/** Whose death nobody knows, and who was born too late to be sure. */
export const mayBeAlive = {
  ...{ war_casualty: false, in_namelist: false, victim_type: 'civilian' as const },
  ...{ born_day: 1, born_month: 5, born_year: 1990 },
};

/** A small museum with something of every kind, whose records name each other. */
export async function fillMuseum({ make, dataSource }: TestServer) {
  const ieper = await make.place({
    ...{ languages: { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } }, country_code: 'BE', lat: 50.85, lon: 2.88 },
  });
  const plymouth = await make.place({
    languages: { en: { name: 'Plymouth' } },
    country_code: 'GB',
    lat: 50.37,
    lon: -4.14,
  });
  const regiment = await make.militaryEntity({ army: 'B.E.F.', regiment: 'Royal Warwickshire Regiment' });
  const battalion = await make.militaryEntity({
    ...{ type: 'unit', army: 'B.E.F.', regiment: 'Royal Warwickshire Regiment', unit: 'Battalion', unit_nr: '10' },
  });
  await dataSource.manager.insert(MilitaryEntityHistoryEntity, {
    ...{ id: uuidv7(), military_entity_id: battalion.id, type: 'track', from_date: '191707??', to_date: '????????' },
    ...{
      entity_id: null,
      army: '',
      description: 'only staff read this',
      track_type: 'rest',
      place_id: ieper.id,
      topo: 'Kasteel',
    },
  });
  const menin = await make.memorial({
    name: 'Menenpoort',
    alternative_names: ['Menin Gate'],
    type: 'plate',
    place_id: ieper.id,
  });
  const [born, died] = [
    { born_day: 3, born_month: 2, born_year: 1893 },
    { died_day: 31, died_month: 7, died_year: 1917 },
  ];
  const jan = await make.person({ ...{ surname: 'Arthur', familyname: 'Pemberton' }, ...born, ...died });
  await make.event('military', {
    ...{
      person_id: jan.id,
      enlisted_army: 'B.E.F.',
      enlisted_regt: 'Royal Warwickshire Regiment',
      enlisted_unit: 'Battalion',
    },
    ...{ enlisted_nr: '10', enlisted_rank: 'Private', enlisted_number: '20431', military_entity_id: battalion.id },
  });
  await make.event('memorated', { person_id: jan.id, memorial_id: menin.id });
  await make.event('where', { person_id: jan.id, place_id: ieper.id, topo: 'Rijselstraat' });
  return { ieper, plymouth, regiment, battalion, menin, jan };
}
