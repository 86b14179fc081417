import type { Logger } from 'pino';
import { ImportRunner } from '../areas/imports/run/ImportRunner.ts';
import type { App } from './createApp.ts';

/**
 * Has what staff ask for with lists and imports done, what looks beside what writes.
 *
 * @returns what ends it, after the piece in work.
 */
export function startImportRunners(
  { dataSource, services }: Pick<App, 'dataSource' | 'services'>,
  databaseUrl: string,
  log: Logger,
): () => Promise<void> {
  const runners = (['looking', 'writing'] as const).map(
    (lane) =>
      new ImportRunner({ ...{ dataSource, databaseUrl, lane, log }, files: services.importFiles, now: services.now }),
  );
  return async () => {
    await Promise.all(runners.map((runner) => runner.close()));
  };
}
