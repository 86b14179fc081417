import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import { mayReferToContacts } from '@salient/shared/areas/references/referencePolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { EntityManager } from 'typeorm';
import { maySeePerson } from '../events/maySeePerson.ts';

/** Whether the actor may know what refers to a record. */
export async function mayAskAbout(
  db: EntityManager,
  actor: Actor,
  type: ReferenceType,
  id: string | null,
): Promise<boolean> {
  if (id !== null && !isId(id)) return false;
  if (type === 'contact-person') return mayReferToContacts(actor);
  return type !== 'person' || id === null || maySeePerson(db, actor, id);
}
