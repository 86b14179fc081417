import { setTimeout as sleep } from 'node:timers/promises';
import { personIndex, personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Settings } from 'meilisearch';
import { type Measurement, perSecond, times } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

/** The full rebuild beside Meilisearch's own ingest rate for the same documents, read from the index before. */
export async function benchRebuild(museum: BenchMuseum): Promise<Measurement[]> {
  const client = createMeiliClient({ url: museum.meiliUrl, key: museum.meiliKey, timeoutMs: 600_000 });
  const { numberOfDocuments: count } = await client.index(personIndex).getStats();

  const began = performance.now();
  museum.salient(['reindex']);
  const rebuildSeconds = (performance.now() - began) / 1000;

  const payloads = await readPayloads(museum, client, count);
  const uid = 'bench_direct';
  await client.createIndex(uid, { primaryKey: 'id' }).waitTask({ timeout: 60_000 });
  await client
    .index(uid)
    .updateSettings(personIndexSettings as unknown as Settings)
    .waitTask({ timeout: 60_000 });
  const directBegan = performance.now();
  const tasks = [];
  for (const payload of payloads)
    tasks.push(await client.index(uid).addDocumentsFromString(payload, 'application/x-ndjson' as never));
  for (const { taskUid } of tasks) await waitFor(client, taskUid);
  const directSeconds = (performance.now() - directBegan) / 1000;
  await client.deleteIndex(uid).waitTask({ timeout: 60_000 });

  const ratio = directSeconds / rebuildSeconds;
  return [
    {
      what: 'full rebuild of the index',
      measured: perSecond(count / rebuildSeconds),
      direct: perSecond(count / directSeconds),
      ratio: times(ratio),
      budget: 'at least 0.7x',
      met: ratio >= 0.7,
    },
  ];
}

/** The index's own documents as NDJSON of 20,000 each. */
async function readPayloads(
  museum: BenchMuseum,
  client: ReturnType<typeof createMeiliClient>,
  count: number,
): Promise<string[]> {
  const payloads: string[] = [];
  for (let offset = 0; offset < count; offset += 20_000) {
    const { results } = await client.index(personIndex).getDocuments({ offset, limit: 20_000 });
    payloads.push(results.map((document) => JSON.stringify(document)).join('\n'));
  }
  if (payloads.length === 0) throw new Error(`nothing in the index of ${museum.dataDir}`);
  return payloads;
}

async function waitFor(client: ReturnType<typeof createMeiliClient>, uid: number): Promise<void> {
  for (;;) {
    const { status, error } = await client.tasks.getTask(uid);
    if (status === 'succeeded') return;
    if (status === 'failed' || status === 'canceled') throw new Error(error?.message ?? status);
    await sleep(50);
  }
}
