import {
  checkMilitaryEntity,
  type MilitaryNames,
  mainNameField,
} from '@salient/shared/areas/military/checkMilitaryEntity.ts';
import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { historyLimits } from '@salient/shared/areas/military/militaryHistory.ts';
import type { MilitaryEntityInput } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { type EntityManager, Not } from 'typeorm';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistory, militaryNamesOf, type StoredHistory } from './militaryDraft.ts';
import { validateHistory } from './validateHistory.ts';

export interface CheckedMilitaryEntity {
  readonly draft: {
    readonly names: MilitaryNames;
    /** Absent where the stored history stays. */
    readonly history?: readonly StoredHistory[];
  } | null;
  readonly errors: FieldErrorList;
}

/**
 * Everything that can be wrong with an entity to be created (no `stored`) or updated.
 *
 * @param kept the names of one that comes back: what the trail kept was valid once.
 */
export async function validateMilitaryEntityInput(
  db: EntityManager,
  input: MilitaryEntityInput,
  stored?: MilitaryEntityEntity,
  kept?: MilitaryNames,
): Promise<CheckedMilitaryEntity> {
  const { names, errors } = checkMilitaryEntity(input, stored ? militaryNamesOf(stored) : kept);
  if (!names) return { draft: null, errors };
  const name_key = militaryEntityKey(names.type, names);
  const others = stored ? { id: Not(stored.id) } : {};
  if (errors.isEmpty && (await db.existsBy(MilitaryEntityEntity, { name_key, ...others }))) {
    errors.add(mainNameField(names.type), 'MILITARY_ENTITY_ALREADY_EXISTS');
  }
  if (!input.history) return { draft: { names }, errors };
  const owner = { id: stored?.id, history: stored ? await loadHistory(db, stored.id) : [] };
  // A merge may have brought more: they stay until somebody thins them out, and become no more.
  const most = Math.max(historyLimits.events, kept ? input.history.length : owner.history.length);
  if (input.history.length > most) return { draft: null, errors: errors.add('history', 'TOO_MANY_VALUES') };
  const checked = await validateHistory(db, input.history, owner);
  return { draft: { names, history: checked.history }, errors: errors.merge(checked.errors.errors) };
}
