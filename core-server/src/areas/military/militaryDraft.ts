import type { MilitaryNames } from '@salient/shared/areas/military/checkMilitaryEntity.ts';
import type { MilitaryHistoryDraft } from '@salient/shared/areas/military/checkMilitaryHistory.ts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from './MilitaryEntityHistoryEntity.ts';

/** An event of a history with the id under which it is stored. */
export type StoredHistory = MilitaryHistoryDraft & { readonly id: string };

/** The stored names as the validator and the audit trail know them. */
export const militaryNamesOf = (stored: MilitaryEntityEntity): MilitaryNames => ({
  type: stored.type,
  army: stored.army,
  division: stored.division,
  brigade: stored.brigade,
  regiment: stored.regiment,
  corps: stored.corps,
  unit: stored.unit,
  unit_nr: stored.unit_nr,
});

const historyOf = (stored: MilitaryEntityHistoryEntity): StoredHistory => ({
  id: stored.id,
  type: stored.type,
  from_date: stored.from_date,
  to_date: stored.to_date,
  entity_id: stored.entity_id,
  army: stored.army,
  description: stored.description,
  track_type: stored.track_type,
  place_id: stored.place_id,
  topo: stored.topo,
});

const orderOf = ({ from_date, to_date, id }: StoredHistory) => `${from_date} ${to_date} ${id}`;

/** By date, unknown days last, as a history is read. */
export const inHistoryOrder = <Event extends StoredHistory>(history: readonly Event[]): Event[] =>
  [...history].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

/** The histories of some entities, in order. */
export async function loadHistories(
  db: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredHistory[]>> {
  const rows = await db.findBy(MilitaryEntityHistoryEntity, { military_entity_id: In([...ids]) });
  return new Map(
    ids.map((id) => [
      id,
      inHistoryOrder(rows.filter(({ military_entity_id }) => military_entity_id === id).map(historyOf)),
    ]),
  );
}

export const loadHistory = async (db: EntityManager, id: string): Promise<readonly StoredHistory[]> =>
  (await loadHistories(db, [id])).get(id) ?? [];
