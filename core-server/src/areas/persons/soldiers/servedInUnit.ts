import type { MilitaryEntityEntity } from '../../military/MilitaryEntityEntity.ts';
import type { Among } from '../findIdsAmong.ts';

type Served = Pick<Among, 'persons' | 'values' | 'condition'>;

/**
 * Who served in a regiment or a unit: whose event is linked to it, and whose event names it in the same words. Each half is
 * answered by an index of its own. Other entities have nobody of their own; null then.
 */
export function servedInUnit({ id, type, name_key }: MilitaryEntityEntity): Served | null {
  const link = { regiment: 'military_regiment_id', unit: 'military_entity_id' } as const;
  if (type !== 'regiment' && type !== 'unit') return null;
  const columns = (['army_key', 'regt_key', 'unit_key', 'nr_key'] as const).slice(0, type === 'regiment' ? 2 : 4);
  const keys = name_key.split('|').slice(1);
  const named = columns.map((column, index) => `${column} = $${index + 2}`);
  const inWords = `type = 'military' AND ${named.join(' AND ')}`;
  return {
    condition: `(${link[type]} = $1 OR (${inWords}))`,
    persons: `SELECT person_id FROM person_event WHERE ${link[type]} = $1
      UNION ALL SELECT person_id FROM person_event WHERE ${inWords}`,
    values: [id, ...columns.map((_, index) => (keys[index] ?? '').slice(0, 100).trim())],
  };
}
