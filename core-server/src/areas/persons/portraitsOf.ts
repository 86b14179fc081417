import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../lib/rpc/Services.ts';
import { portraitsOfPersons } from './personHooks.ts';

/** Faces of persons that visitors may see today, by the id of the person; who has none is left out. */
export async function portraitsOf(
  db: EntityManager,
  { hooks, now }: Pick<Services, 'hooks' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Portrait>> {
  const found = await hooks.run(portraitsOfPersons, { db, ids, now: now() });
  return new Map(found.flatMap((portraits) => [...portraits]));
}
