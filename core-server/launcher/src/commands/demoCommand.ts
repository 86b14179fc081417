import { join } from 'node:path';
import { readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import { diskOf } from '@salient/core-server/lib/disk/DiskSpace.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { defaultPersons } from '@salient/demo-museum/demoDefaults.ts';
import type { DemoLoaded } from '@salient/demo-museum/load/loadDemo.ts';
import { type Command, InvalidArgumentError } from 'commander';

/** Ids of the demo museum have room for so many. */
const mostPersons = 5_000_000;

/** `salient demo`: the museum of fictional persons, of any size. */
export function demoCommand(salient: Command): void {
  salient
    .command('demo')
    .description('load the museum of fictional persons; a larger one completes a smaller one')
    .option('--persons <number>', 'how many persons it shall have', readPersons, defaultPersons)
    .option('--beside', 'load it although the database holds persons of other origin')
    .action(load);
}

function readPersons(text: string): number {
  const persons = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (persons >= 1 && persons <= mostPersons) return persons;
  throw new InvalidArgumentError(`Write a number from 1 to ${mostPersons}.`);
}

async function load({ persons, beside }: { persons: number; beside?: boolean }): Promise<void> {
  const [{ withServices }, { holdsOthersOnly, loadDemo }, { loadDemoStories }, { ProgressLine }, { print }] =
    await Promise.all([
      import('./withServices.ts'),
      import('@salient/demo-museum/load/loadDemo.ts'),
      import('@salient/demo-museum/stories/loadDemoStories.ts'),
      import('./ProgressLine.ts'),
      import('../terminal.ts'),
    ]);
  const progress = new ProgressLine('Loading', 'demo', process.stdout, 'persons');
  const config = readConfig();
  await diskOf(config).require('loading the museum');
  const summary = await withServices(
    config,
    async ({ databaseUrl }, signal) => {
      if (!beside && (await holdsOthersOnly(databaseUrl))) throw new StartProblem(refusal);
      const loaded = await loadDemo({
        databaseUrl,
        persons,
        signal,
        onProgress: (done) => progress.show({ counts: { read: done, rejected: 0 }, bytesRead: done, bytes: persons }),
      })
        .catch(explain)
        .finally(() => progress.end());
      const filesFolder = join(config.dataDir, 'files');
      const stories = loaded.isInterrupted
        ? 0
        : await loadDemoStories({ databaseUrl, filesFolder, s3: config.s3 }).catch(explain);
      return { ...loaded, stories };
    },
    { command: 'demo', search: false },
  );
  print(summaryText(summary));
}

const refusal =
  'The database holds persons and none of them is fictional: load the demonstration museum into a database of its own (SALIENT_DATA_DIR), or add --beside to put it next to them.';

/** Tells what the person at the terminal can put right without a stack. */
function explain(error: unknown): never {
  throw error instanceof Error && error.name === 'ImportRefused' ? new StartProblem(error.message) : error;
}

function summaryText(summary: DemoLoaded & { readonly stories: number }): string {
  const { persons, seconds, isInterrupted } = summary;
  const rate = Math.round(persons / Math.max(seconds, 0.001));
  const line = (label: string, count: number) =>
    count > 0 ? [`  ${label.padEnd(18)}${String(count).padStart(10)}`] : [];
  const headline = isInterrupted
    ? 'Interrupted. The same command goes on where this one ended.'
    : persons + summary.stories === 0
      ? 'The museum is there already; nothing was written.'
      : `Loaded in ${Math.round(seconds)} s, ${rate} persons a second. All of them are fictional.`;
  return [
    headline,
    ...line('persons', persons),
    ...line('events', summary.events),
    ...line('relations', summary.relations),
    ...line('in projects', summary.memberships),
    ...line('places', summary.places),
    ...line('memorials', summary.memorials),
    ...line('military entities', summary.militaryEntities),
    ...line('key locations', summary.keyLocations),
    ...line('stories', summary.stories),
  ].join('\n');
}
