import type { VictimType } from '@salient/shared/areas/persons/personValues.ts';
import type { EntityManager } from 'typeorm';

/** What events need to know of the person that they belong to; by the name of its table, as persons stand above events. */
export interface PersonOfEvents {
  readonly victim_type: VictimType;
  readonly war_casualty: boolean;
  readonly born_day: number | null;
  readonly born_month: number | null;
  readonly born_year: number | null;
  readonly died_day: number | null;
  readonly died_month: number | null;
  readonly died_year: number | null;
}

const columns = 'victim_type, war_casualty, born_day, born_month, born_year, died_day, died_month, died_year';

export async function findPersonOfEvents(db: EntityManager, id: string): Promise<PersonOfEvents | null> {
  const [person] = await db.query<PersonOfEvents[]>(`SELECT ${columns} FROM person WHERE id = $1`, [id]);
  return person ?? null;
}

/** The same, and the person's events are this transaction's alone to change until it ends. */
export async function lockPersonOfEvents(db: EntityManager, id: string): Promise<PersonOfEvents | null> {
  const [person] = await db.query<PersonOfEvents[]>(`SELECT ${columns} FROM person WHERE id = $1 FOR NO KEY UPDATE`, [
    id,
  ]);
  return person ?? null;
}
