import type { Config } from '../config/readConfig.ts';
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
    import('../db/createDataSource.ts'),
    import('../users/ensureAdmin.ts'),
    import('../users/UserEntity.ts'),
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
