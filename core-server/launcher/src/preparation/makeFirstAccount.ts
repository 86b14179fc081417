import { ensureAdmin } from '@salient/core-server/areas/users/ensureAdmin.ts';
import { UserEntity } from '@salient/core-server/areas/users/UserEntity.ts';
import { createDataSourceOf } from '@salient/core-server/lib/db/createDataSourceOf.ts';

/**
 * Makes the account `admin` in a database that has no account yet.
 *
 * @returns whether it was made.
 */
export async function makeFirstAccount(databaseUrl: string, password: string): Promise<boolean> {
  const dataSource = createDataSourceOf([UserEntity], {
    url: databaseUrl,
    poolSize: 1,
    applicationName: 'salient-start',
  });
  await dataSource.initialize();
  try {
    return await ensureAdmin(dataSource, password);
  } finally {
    await dataSource.destroy();
  }
}
