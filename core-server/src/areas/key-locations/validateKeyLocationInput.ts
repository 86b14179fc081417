import {
  type CheckedKeyLocation,
  checkKeyLocation,
  type KeyLocationRules,
} from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { KeyLocationInput } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { type EntityManager, Not } from 'typeorm';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { keyLocationDraftOf } from './keyLocationDraft.ts';

/** Everything that can be wrong with a key location to be created (no `stored`) or updated: rules, and a taken number. */
export async function validateKeyLocationInput(
  db: EntityManager,
  rules: KeyLocationRules,
  input: KeyLocationInput,
  stored?: KeyLocationEntity,
): Promise<CheckedKeyLocation> {
  const checked = checkKeyLocation(input, rules, stored && keyLocationDraftOf(stored));
  const { number } = checked.draft;
  if (number === null || number === stored?.number) return checked;
  const isTaken = await db.existsBy(KeyLocationEntity, { number, ...(stored ? { id: Not(stored.id) } : {}) });
  if (isTaken) checked.errors.add('number', 'DATA_ALREADY_EXISTS');
  return checked;
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly keyLocationRules: KeyLocationRules;
  }
}
