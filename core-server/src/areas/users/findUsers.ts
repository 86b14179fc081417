import { findUsers, getUser } from '@salient/shared/areas/users/userMethods.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { Brackets } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { loadUser, presentUsers } from './loadUsers.ts';
import { UserEntity } from './UserEntity.ts';

/** Columns that the search box looks into. */
const searched = ['account', 'name', 'email', 'phone', 'description'] as const;
const choices = ['type', 'status', 'language', 'dataset'] as const;

export const handleFindUsers = implement(findUsers, async ({ params, db }) => {
  const { text, filter } = readListFilter(params);
  const query = db.createQueryBuilder(UserEntity, 'u').where('NOT u.deleted');
  for (const [index, word] of text.split(/\s+/).filter(Boolean).entries()) {
    const pattern = { [`word${index}`]: `%${escapeLike(word)}%` };
    query.andWhere(
      new Brackets((any) => {
        for (const column of searched) any.orWhere(`u.${column} ILIKE :word${index}`, pattern);
      }),
    );
  }
  for (const [column, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    const isChoice = (choices as readonly string[]).includes(column);
    query.andWhere(isChoice ? `u.${column} = :${column}` : `u.${column} ILIKE :${column}`, {
      [column]: isChoice ? value : `%${escapeLike(value.trim())}%`,
    });
  }
  for (const [column, direction] of params.sort ?? ([['account', 1]] as const)) {
    // Capitals and small letters stand together.
    query.addSelect(`lower(u.${column})`, `${column}_order`);
    query.addOrderBy(`${column}_order`, direction === 1 ? 'ASC' : 'DESC');
  }
  const [users, total] = await query.addOrderBy('u.id').offset(params.offset).limit(params.limit).getManyAndCount();
  return { data: await presentUsers(db, users), total };
});

export const handleGetUser = implement(getUser, async ({ params, db, fail }) => {
  const user = await loadUser(db, params.id);
  if (!user) throw fail.notFound({ entity: 'app_user', id: params.id });
  return user;
});
