import { migrationNames } from '@salient/shared/lib/contract/migrationNames.ts';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** The class of that name, from the file that is named after it: the time first, then the words. */
async function load(name: string): Promise<Migration> {
  const [, words, time] = /^(\w+)(\d{13})$/.exec(name) ?? [];
  const module: Readonly<Record<string, Migration | undefined>> = await import(`./${time}-${words}.ts`);
  const migration = module[name];
  if (!migration) throw new Error(`${time}-${words}.ts has no class ${name}.`);
  return migration;
}

/** In the order they run. */
export const migrations: readonly Migration[] = await Promise.all(migrationNames.map(load));
