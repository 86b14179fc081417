import type {
  ActiveContactMoment,
  ContactMomentDraftOfAccount,
} from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import {
  contactMomentDraftErrors,
  discardContactMomentDraft,
  getContactMomentDraft,
  saveContactMomentDraft,
} from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { ContactPersonEntity } from '../ContactPersonEntity.ts';
import { holdContactPerson } from '../holdContactPerson.ts';
import { ContactMomentDraftEntity } from './ContactMomentDraftEntity.ts';

async function present(
  db: EntityManager,
  { version, updated_at, moment }: ContactMomentDraftEntity,
): Promise<ContactMomentDraftOfAccount> {
  return { version, updatedAt: updated_at.toISOString(), moment: await followPerson(db, moment) };
}

/** A moment with the contact person as they are known since a merge; undoing that finds it as it was begun. */
async function followPerson(db: EntityManager, moment: ActiveContactMoment): Promise<ActiveContactMoment> {
  const id = (await followMerges(db, 'contact_person', [moment.person.id])).get(moment.person.id);
  const person = id === undefined ? null : await db.findOneBy(ContactPersonEntity, { id });
  if (!person) return moment;
  const { firstName, lastName } = person;
  return { ...moment, person: { id: person.id, firstName, lastName } };
}

export const handleGetContactMomentDraft = implement(getContactMomentDraft, async ({ db, actor }) => {
  const draft = await db.findOneBy(ContactMomentDraftEntity, { user_id: actor.id ?? '' });
  return draft && (await present(db, draft));
});

export const handleSaveContactMomentDraft = implement(saveContactMomentDraft, async (context) => {
  const { params, db, actor, services } = context;
  const user_id = requireAccount(actor);
  await holdAccount(db, user_id);
  const { person } = params.moment;
  if ((await holdContactPerson(db, person.id)) === null) {
    throw new RpcFailure(contactMomentDraftErrors.contactPersonGone, {
      id: person.id,
      isErased: await isErased(db, person.id),
    });
  }
  const stored = await db.findOneBy(ContactMomentDraftEntity, { user_id });
  const ended = await findMomentOfDraft(context, params.moment.id);
  // Versions begin anew with each moment: one that was begun elsewhere meanwhile may have the same.
  const isAnother = stored !== null && stored.moment.id !== params.moment.id;
  if ((stored?.version ?? null) !== params.version || isAnother || ended !== null) {
    throw new RpcFailure(contactMomentDraftErrors.draftChanged, {
      draft: stored && (await present(db, stored)),
    });
  }
  const moment = await followPerson(db, params.moment);
  const draft = { user_id, version: (stored?.version ?? 0) + 1, moment, updated_at: services.now() };
  await db.save(ContactMomentDraftEntity, draft);
  return present(db, draft);
});

export const handleDiscardContactMomentDraft = implement(discardContactMomentDraft, async ({ params, db, actor }) => {
  const user_id = requireAccount(actor);
  await holdAccount(db, user_id);
  await db.query(`DELETE FROM contact_moment_draft WHERE user_id = $1 AND moment ->> 'id' = $2`, [user_id, params.id]);
  return { status: 'OK' as const };
});

/**
 * The moment that a draft of the caller became; null while there is none. Held against a second one at once.
 *
 * @throws RpcFailure invalidData for a draft that another account is at.
 */
export async function findMomentOfDraft(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  draftId: string,
): Promise<string | null> {
  const user_id = requireAccount(actor);
  await holdAccount(db, user_id);
  const [other] = await db.query<object[]>(
    `SELECT FROM contact_moment_draft WHERE user_id <> $1 AND moment ->> 'id' = $2`,
    [user_id, draftId],
  );
  if (other) throw new RpcFailure(commonErrors.invalidData, { draftId: ['draftId: INVALID_REFERENCE'] });
  const [row] = await db.query<{ id: string }[]>('SELECT id FROM contact_person_event WHERE draft_id = $1', [draftId]);
  return row?.id ?? null;
}

/** The draft has become a moment, and goes. */
export async function endContactMomentDraft(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  draftId: string,
  momentId: string,
): Promise<void> {
  await db.query('UPDATE contact_person_event SET draft_id = $2 WHERE id = $1', [momentId, draftId]);
  await db.query(`DELETE FROM contact_moment_draft WHERE user_id = $1 AND moment ->> 'id' = $2`, [actor.id, draftId]);
}

/** Whether a contact person is gone for good: the trail knows that there was somebody, and nothing of them. */
async function isErased(db: EntityManager, id: string): Promise<boolean> {
  const [row] = await db.query<{ is_erased: boolean }[]>(
    `SELECT count(*) > 0 AND count(*) FILTER (WHERE before <> '{}' OR after <> '{}') = 0 AS is_erased
     FROM audit_entry WHERE entity = 'contact_person' AND entity_id = $1`,
    [id],
  );
  return row?.is_erased ?? false;
}

function requireAccount({ id }: ChangeContext['actor']): string {
  if (id === null) throw new RpcFailure(commonErrors.notPermitted);
  return id;
}

/** Two tabs of one account come one after the other. */
const holdAccount = (db: EntityManager, userId: string) =>
  db.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);
