import { type Config, readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import type { Command } from 'commander';
import type { Services } from './withServices.ts';

/** `salient password-link ACCOUNT`: a way in for the operator when nobody else can give one. */
export function passwordLinkCommand(salient: Command): void {
  salient
    .command('password-link')
    .description('print a link that works once, with which the owner of an account chooses a new password')
    .argument('<account>', 'the username')
    .action(async (account: string) => {
      const config = readConfig();
      const { withServices } = await import('./withServices.ts');
      const run = (services: Services) => printLink(config, services, account);
      await withServices(config, run, { command: 'password-link', search: false, existing: true });
    });
}

async function printLink(config: Config, { databaseUrl }: Services, account: string): Promise<void> {
  const [{ createDataSource }, { passwordLink }, { localAddress }, { print }] = await Promise.all([
    import('@salient/core-server/app/database/createDataSource.ts'),
    import('@salient/core-server/areas/users/tokens/passwordLink.ts'),
    import('@salient/core-server/lib/config/addresses.ts'),
    import('../terminal.ts'),
  ]);
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 1, applicationName: 'salient-password-link' });
  await dataSource.initialize();
  try {
    print(await passwordLink(dataSource, account, config.publicUrl ?? localAddress(config), new Date()));
  } finally {
    await dataSource.destroy();
  }
}
