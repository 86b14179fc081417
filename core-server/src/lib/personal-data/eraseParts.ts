import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { PersonalDataKind } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import type { EntityManager } from 'typeorm';
import { eraseFromTrail } from '../changes/eraseFromTrail.ts';
import { type PersonalDataTable, setColumns } from './PersonalDataTable.ts';

/** Erases what belongs to records of a kind, as the tables of the areas say it (`of`), its trail included; not the records themselves. */
export async function eraseParts(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  kind: PersonalDataKind,
  ids: readonly string[],
): Promise<void> {
  for (const { table, of, only = 'true', erased, trail } of tables) {
    if (of?.kind !== kind) continue;
    const owned = `(${only}) AND (${of.id})::text = ANY($1::text[])`;
    if (trail) {
      // Of parts that were removed before, the trail alone knows.
      const parts = await db.query<{ id: string }[]>(
        `SELECT t.id FROM ${table} t WHERE ${owned}
         UNION SELECT entity_id FROM audit_entry WHERE entity = $2 AND coalesce(before ->> $3, after ->> $3) = ANY($1::text[])`,
        [ids, trail.entity, trail.owner ?? ''],
      );
      await eraseFromTrail(
        db,
        trail.entity as HistoryType,
        parts.map(({ id }) => id),
        trail.fields,
      );
    }
    if (erased === 'removed') await db.query(`DELETE FROM ${table} t WHERE ${owned}`, [ids]);
    else if (Object.keys(erased).length > 0)
      await db.query(`UPDATE ${table} t SET ${setColumns(erased)} WHERE ${owned}`, [ids]);
  }
}
