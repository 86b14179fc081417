import { findContactAccess } from '@salient/shared/areas/privacy/access/contactAccessMethods.ts';
import { on } from '../../../lib/hooks/Hooks.ts';
import { withMergedRecords } from '../../../lib/merges/followMerges.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { contactsRead } from '../../contacts/contactLooks.ts';
import { ContactAccessEntity } from './ContactAccessEntity.ts';

/**
 * One statement a call, however many contact persons it answers with. The one thing that queries write: who read is no change
 * of what was read.
 */
export const logContactAccess = on(contactsRead, async ({ db, actor, method, at, contactPersonIds }) => {
  await db.query(
    `INSERT INTO contact_access (at, user_id, account, method, contact_person_id)
     SELECT $1, $2, $3, $4, id FROM unnest($5::uuid[]) AS id`,
    [at, actor.id, actor.account, method, contactPersonIds],
  );
});

export const handleFindContactAccess = implement(findContactAccess, async ({ params, db }) => {
  const { contactPersonId, account, offset, limit } = params;
  const query = db
    .createQueryBuilder(ContactAccessEntity, 'a')
    // Whoever became part of another since is that one.
    .leftJoin('redirect', 'r', `r.from_type = 'contact_person' AND r.from_id = a.contact_person_id`)
    .leftJoin('contact_person', 'c', 'c.id = coalesce(r.to_id, a.contact_person_id)')
    .select(['a.id AS id', 'a.at AS at', 'a.account AS account', 'a.method AS method'])
    .addSelect('a.contact_person_id', 'contactPersonId')
    .addSelect(`CASE WHEN c.id IS NOT NULL THEN concat_ws(' ', c.first_name, c.last_name) END`, 'name');
  if (contactPersonId) {
    const ids = await withMergedRecords(db, 'contact_person', [contactPersonId]);
    query.andWhere('a.contact_person_id = ANY(:ids)', { ids });
  }
  if (account !== '') query.andWhere('lower(a.account) = lower(:account)', { account });
  const total = await query.getCount();
  const rows = await query.orderBy('a.id', 'DESC').offset(offset).limit(limit).getRawMany<{
    id: string;
    at: Date;
    account: string | null;
    method: string;
    contactPersonId: string;
    name: string | null;
  }>();
  return {
    data: rows.map(({ at, name, ...look }) => ({
      ...look,
      at: at.toISOString(),
      contactPersonName: name?.trim() ?? null,
    })),
    total,
  };
});
