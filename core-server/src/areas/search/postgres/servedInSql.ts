import type { ServedIn } from '@salient/shared/areas/search/servedIn.ts';
import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';

/** That somebody served there; each part is answered by an index of its own. */
export function servedInSql({ keys, unitIds, regimentIds }: ServedIn, sql: SqlParameters): string {
  const named = Object.entries(keys).map(([column, key]) => `e.${column} = ${sql.add(key)}`);
  const linked = [
    ...(unitIds.length > 0 ? [`e.military_entity_id = ANY(${sql.add(unitIds)}::uuid[])`] : []),
    ...(regimentIds.length > 0 ? [`e.military_regiment_id = ANY(${sql.add(regimentIds)}::uuid[])`] : []),
  ];
  const parts = [["e.type = 'military'", ...named].join(' AND '), ...linked];
  return `p.id IN (${parts.map((part) => `SELECT e.person_id FROM person_event e WHERE ${part}`).join(' UNION ')})`;
}
