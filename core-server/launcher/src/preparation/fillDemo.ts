import { join } from 'node:path';
import type { Config } from '@salient/core-server/lib/config/readConfig.ts';
import { loadDemo } from '@salient/demo-museum/load/loadDemo.ts';
import { loadDemoStories } from '@salient/demo-museum/stories/loadDemoStories.ts';
import { say } from '../terminal.ts';

/** Loads the museum of fictional persons into a database that nobody has worked with yet. */
export async function fillDemo(databaseUrl: string, config: Config, signal: AbortSignal): Promise<void> {
  say('salient', 'loads a small museum of fictional persons; SALIENT_DEMO=0 starts empty');
  const { persons, seconds } = await loadDemo({ databaseUrl, signal });
  say('salient', `loaded ${persons} persons in ${seconds.toFixed(0)} s`);
  if (signal.aborted) return;
  const stories = await loadDemoStories({ databaseUrl, filesFolder: join(config.dataDir, 'files'), s3: config.s3 });
  say('salient', `loaded ${stories} stories with their pictures`);
}
