import type { Config } from '@salient/core-server/lib/config/readConfig.ts';
import type { Secrets } from './secrets.ts';

/**
 * Makes the account `admin` in a database that has no account yet, with SALIENT_ADMIN_PASSWORD or a generated password.
 *
 * @returns the generated password when it was used just now, so that it is shown once.
 */
export async function makeFirstAccount(
  databaseUrl: string,
  { adminPassword }: Pick<Config, 'adminPassword'>,
  secrets: Secrets,
): Promise<string | undefined> {
  const [{ createDataSource }, { ensureAdmin }, { UserEntity }] = await Promise.all([
    import('@salient/core-server/app/database/createDataSource.ts'),
    import('@salient/core-server/areas/users/ensureAdmin.ts'),
    import('@salient/core-server/areas/users/UserEntity.ts'),
  ]);
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 1, applicationName: 'salient-start' });
  await dataSource.initialize();
  try {
    if (await dataSource.manager.existsBy(UserEntity, {})) return undefined;
    const password = adminPassword ?? secrets.get('firstAdminPassword');
    const made = await ensureAdmin(dataSource, password);
    return made && adminPassword === undefined ? password : undefined;
  } finally {
    await dataSource.destroy();
  }
}
