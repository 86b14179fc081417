import type { TextCriterion } from '@salient/shared/areas/search/textCriterion.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { likeOfKey } from '../../lib/search/likeOfKeys.ts';

interface FoundUnits {
  readonly mode: 'in' | 'not_in' | 'empty';
  readonly ids: readonly string[];
}

/** The military entities that a filter means, by id or by name; null when it says nothing. */
export async function findUnits(db: EntityManager, { mode, value, id }: TextCriterion): Promise<FoundUnits | null> {
  if (mode === 'empty') return { mode: 'empty', ids: [] };
  if (mode === 'selected' && id) {
    return { mode: 'in', ids: [(await followMerges(db, 'military_entity', [id])).get(id) ?? id] };
  }
  const key = normalizeText(value);
  if (key === '') return null;
  const compared = mode === 'not_equal' || mode === 'selected' ? 'complete' : mode;
  const rows = await db.query<{ id: string }[]>('SELECT id FROM military_entity WHERE sort_name LIKE $1', [
    likeOfKey(compared, key),
  ]);
  return { mode: mode === 'not_equal' ? 'not_in' : 'in', ids: rows.map((row) => row.id) };
}
