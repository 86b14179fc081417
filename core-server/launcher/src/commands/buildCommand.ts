import type { Command } from 'commander';

/** `salient build`: the web apps whose sources changed. */
export function buildCommand(salient: Command): void {
  salient
    .command('build')
    .description('build the web apps whose sources changed since their last build')
    .option('--all', 'build every app, changed or not')
    .action(async ({ all }: { all?: boolean }) => {
      const [{ buildApps }, { stopOnSignals }, { print }] = await Promise.all([
        import('../build/buildApps.ts'),
        import('../stopOnSignals.ts'),
        import('../terminal.ts'),
      ]);
      const { signal } = stopOnSignals(() => undefined);
      const built = await buildApps({ all, signal });
      if (built.length === 0) print('Everything is built already.');
    });
}
