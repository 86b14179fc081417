import type { User } from '@salient/shared/areas/users/user.ts';
import type { EntityManager } from 'typeorm';
import { MailEntity } from '../mails/MailEntity.ts';
import { UserEntity } from './UserEntity.ts';

/** Accounts as administrators see them, in the order of `users`, each with what became of its last invitation. */
export async function presentUsers(db: EntityManager, users: readonly UserEntity[]): Promise<User[]> {
  const invitations = await db
    .createQueryBuilder(MailEntity, 'm')
    .distinctOn(['m.user_id'])
    .where("m.kind = 'invitation' AND m.user_id = ANY(:ids)", { ids: users.map(({ id }) => id) })
    .orderBy('m.user_id')
    .addOrderBy('m.created_at', 'DESC')
    .addOrderBy('m.id', 'DESC')
    .getMany();
  const byUser = new Map(invitations.map((mail) => [mail.user_id, mail]));
  return users.map((user) => presentUser(user, byUser.get(user.id)));
}

/** One account that is not removed, or null. */
export async function loadUser(db: EntityManager, id: string): Promise<User | null> {
  const user = await db.findOneBy(UserEntity, { id, deleted: false });
  const [presented] = user ? await presentUsers(db, [user]) : [];
  return presented ?? null;
}

function presentUser(user: UserEntity, invitation: MailEntity | undefined): User {
  const { id, version, type, account, name, email, phone, description, language, army, dataset, status, deleted } =
    user;
  return {
    id,
    version,
    type,
    account,
    name,
    email,
    phone,
    description,
    language,
    army,
    dataset,
    status,
    deleted,
    invitation: invitation
      ? {
          mail_id: invitation.id,
          status: invitation.status,
          at: (invitation.sent_at ?? invitation.created_at).toISOString(),
        }
      : null,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
  };
}
