import { readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import type { Command } from 'commander';

/** `salient start`: everything on this machine, until Ctrl-C. */
export function startCommand(salient: Command): void {
  salient
    .command('start')
    .description('build what is stale and run everything on one port, until Ctrl-C')
    .action(async () => {
      const config = readConfig();
      const { startSalient } = await import('../startSalient.ts');
      process.exitCode = await startSalient(config);
    });
}
