import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { defineHook, on } from '../../lib/hooks/Hooks.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { recordsNamed } from '../references/recordsNamed.ts';

/** A look at contact persons, or at moments of theirs. */
export interface ContactLook {
  readonly db: EntityManager;
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  readonly at: Date;
  readonly contactPersonIds: readonly string[];
}

/** Runs in every call that answers with contact persons or their moments, before it answers. */
export const contactsRead = defineHook<ContactLook>('contactsRead');

/** Tells of what a call is about to answer: once, of all contact persons in it. */
export async function tellContactsRead(
  {
    db,
    actor,
    method,
    services,
  }: Omit<ContactLook, 'at' | 'contactPersonIds'> & {
    readonly services: Pick<Services, 'hooks' | 'now'>;
  },
  contactPersonIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(contactPersonIds)];
  if (ids.length === 0) return;
  await services.hooks.run(contactsRead, { db, actor, method, at: services.now(), contactPersonIds: ids });
}

/** As `tellContactsRead`, of the persons of some moments. */
export async function tellMomentsRead(context: Parameters<typeof tellContactsRead>[0], moments: readonly string[]) {
  const rows = await context.db.query<{ id: string }[]>(
    'SELECT DISTINCT contact_person_id AS id FROM contact_person_event WHERE id = ANY($1)',
    [moments],
  );
  await tellContactsRead(
    context,
    rows.map(({ id }) => id),
  );
}

/** Documents name the contact persons to which they refer. */
export const tellContactsNamed = on(recordsNamed, async ({ call, type, ids }) => {
  if (type === 'contact-person') await tellContactsRead(call, ids);
});
