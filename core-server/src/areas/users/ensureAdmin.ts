import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from './password.ts';
import { UserEntity } from './UserEntity.ts';

/** Account of the first administrator (STACK-19). */
export const firstAccount = 'admin';

/**
 * Creates the first administrator when nobody has an account yet.
 *
 * @returns whether it was created, so that a generated password is shown only when it is true.
 */
export async function ensureAdmin(dataSource: DataSource, password: string): Promise<boolean> {
  if ((await dataSource.manager.count(UserEntity)) > 0) return false;
  const inserted = await dataSource
    .createQueryBuilder()
    .insert()
    .into(UserEntity)
    .values({
      id: uuidv7(),
      type: 'admin',
      account: firstAccount,
      name: 'Administrator',
      status: 'checked',
      password_hash: await hashPassword(password),
    })
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as unknown[]).length > 0;
}
