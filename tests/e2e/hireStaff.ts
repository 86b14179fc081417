import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { UserEntity } from '../../core-server/src/areas/users/UserEntity.ts';
import { staffPassword, staffTypes } from './museumFacts.ts';

/** Accounts of all types, ready to sign in, and one that has not been activated. */
export async function hireStaff(db: DataSource): Promise<void> {
  const password_hash = await hash(staffPassword, { memoryCost: 8, timeCost: 1 });
  const account = (type: (typeof staffTypes)[number], fields: Partial<UserEntity> = {}) => ({
    id: uuidv7(),
    type,
    account: type,
    name: `Veerle ${type}`,
    email: `${type}@museum.example`,
    status: 'checked' as const,
    password_hash,
    ...fields,
  });
  await db.manager.insert(UserEntity, [
    ...staffTypes.map((type) => account(type)),
    account('normal', { account: 'invited', email: 'invited@museum.example', status: 'pending', password_hash: null }),
  ]);
}
