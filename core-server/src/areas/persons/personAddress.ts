import { isPublicPerson } from '@salient/shared/areas/persons/living/livingStatus.ts';
import type { ShortAddressTarget } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import type { PageState } from '../short-addresses/PageState.ts';
import { removedAt } from '../short-addresses/removedAt.ts';
import { PersonEntity } from './PersonEntity.ts';

/** What the short address of a person leads to: the person, or the one that it became part of, for as long as that is there. */
export async function personAddress(db: EntityManager, target: ShortAddressTarget): Promise<PageState> {
  const id = (await followMerges(db, 'person', [target.id])).get(target.id) ?? target.id;
  const person = await db.findOneBy(PersonEntity, { id });
  if (person) return isPublicPerson(person) ? { isPublic: true, id } : { isPublic: false, since: null };
  return { isPublic: false, since: await removedAt(db, 'person', id) };
}
