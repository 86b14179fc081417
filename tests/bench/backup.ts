import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderStore } from '../../core-server/src/lib/files/FolderStore.ts';
import { originalKey } from '../../core-server/src/lib/files/storageKeys.ts';
import { TempFiles } from '../../core-server/src/lib/files/TempFiles.ts';
import { type Measurement, ms, percentile, times } from './measure.ts';
import { type BenchMuseum, benchDir, root, startMuseum } from './museum.ts';

const files = 2_000;
const fileBytes = 100_000;
const staff = 20;
const visitors = 4;
/** How long the same work is measured without a backup. */
const quietMs = 30_000;

interface Write {
  readonly id: string;
  readonly description: string;
  readonly begun: number;
  readonly acknowledged: number;
}

/**
 * A backup of the whole museum with 2,000 files while twenty people save and visitors search: what it costs them, how long
 * it takes, and whether what is restored elsewhere is what was acknowledged before its moment.
 */
export async function benchBackup(museum: BenchMuseum): Promise<Measurement[]> {
  await fillFiles(museum);
  const target = benchDir('backup-target');
  const restored = benchDir('backup-restored');
  for (const folder of [target, restored]) rmSync(folder, { recursive: true, force: true });
  const traffic = await startTraffic(museum);
  await sleep(quietMs);
  const quiet = traffic.takeSamples();
  const began = performance.now();
  const made = await salient(museum.dataDir, ['backup', target]);
  const seconds = (performance.now() - began) / 1000;
  const during = traffic.takeSamples();
  await sleep(2_000);
  const writes = await traffic.stop();
  const [, moment = ''] = /Made \S+: (\S+), /.exec(made) ?? [];
  console.log(made.trim().split('\n').at(-1));

  const restoreBegan = performance.now();
  await salient(restored, ['restore', target]);
  const restoreSeconds = (performance.now() - restoreBegan) / 1000;
  const { lost, early, compared } = await compare(restored, writes, Date.parse(moment));
  const verifyBegan = performance.now();
  await salient(museum.dataDir, ['backup', 'verify', target]);
  const verifySeconds = (performance.now() - verifyBegan) / 1000;
  const ratio = (kind: 'save' | 'search') => percentile(during[kind], 0.95) / percentile(quiet[kind], 0.95);
  const row = (what: string, kind: 'save' | 'search'): Measurement => ({
    what: `${what} during a backup, p95`,
    measured: ms(percentile(during[kind], 0.95)),
    direct: ms(percentile(quiet[kind], 0.95)),
    ratio: times(ratio(kind)),
    budget: 'at most 2x',
    met: ratio(kind) <= 2,
  });
  return [
    row(`save, ${staff} people at work,`, 'save'),
    row('names search', 'search'),
    {
      what: `failed calls of ${during.save.length + during.search.length} during the backup`,
      measured: String(traffic.failures.length),
      budget: 'none',
      met: traffic.failures.length === 0,
    },
    {
      what: `acknowledged writes lost, or later ones found, of ${compared}`,
      measured: `${lost}, ${early}`,
      budget: 'none',
      met: lost + early === 0,
    },
    {
      what: 'backup; restore; verify',
      measured: [seconds, restoreSeconds, verifySeconds].map((each) => `${each.toFixed(0)} s`).join('; '),
      budget: 'told',
      met: true,
    },
  ];
}

/** Uploaded files of a random content, in the store and in their table. */
async function fillFiles(museum: BenchMuseum): Promise<void> {
  const [there] = await museum.query<{ n: number }>('SELECT count(*)::int AS n FROM file', []);
  const folder = join(museum.dataDir, 'files');
  const store = new FolderStore(join(folder, 'objects'), new TempFiles(join(folder, 'parts')));
  for (let n = there?.n ?? 0; n < files; n++) {
    const bytes = randomBytes(fileBytes);
    const sha256 = createHash('sha256').update(bytes).digest();
    await store.putBytes(originalKey(sha256), bytes);
    await museum.query(
      `INSERT INTO file (id, mimetype, size_bytes, sha256, storage_key) VALUES ($1, 'application/pdf', $2, $3, $4)`,
      [randomUUID(), fileBytes, sha256, originalKey(sha256)],
    );
  }
}

async function startTraffic(museum: BenchMuseum) {
  const call = await museum.signIn();
  const rows = await museum.query<{ id: string; familyname: string }>(
    `SELECT id, familyname FROM person TABLESAMPLE SYSTEM (2) WHERE length(familyname) > 4 LIMIT 2000`,
    [],
  );
  let samples = { save: [] as number[], search: [] as number[] };
  const failures: string[] = [];
  const writes: Write[] = [];
  let isOver = false;
  const repeat = async (pauseMs: number, work: () => Promise<void>) => {
    while (!isOver) {
      try {
        await work();
      } catch (error) {
        failures.push((error as Error).message);
      }
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  const save = async (person: number) => {
    const { id = '' } = rows[person * 7] ?? {};
    let version = (await call<{ version: number }>('getPerson', { id })).version;
    await repeat(1_000, async () => {
      const description = randomUUID();
      const begun = Date.now();
      const start = performance.now();
      ({ version } = await call<{ version: number }>('updatePerson', { person: { id, version, description } }));
      samples.save.push(performance.now() - start);
      writes.push({ id, description, begun, acknowledged: Date.now() });
    });
  };
  const search = () =>
    repeat(150, async () => {
      const text = rows[Math.floor(Math.random() * rows.length)]?.familyname ?? '';
      const start = performance.now();
      await museum.call('callFunction', { name: 'FindPersonAdvancedPublic', args: { text }, limit: 20 });
      samples.search.push(performance.now() - start);
    });
  const working = [
    ...Array.from({ length: staff }, (_, person) => save(person)),
    ...Array.from({ length: visitors }, search),
  ];
  return {
    failures,
    takeSamples: () => {
      const taken = samples;
      samples = { save: [], search: [] };
      return taken;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(working);
      return writes;
    },
  };
}

/** Of the persons that were written, how many are restored without what was acknowledged before, or with what came after. */
async function compare(dataDir: string, writes: readonly Write[], moment: number) {
  const museum = await startMuseum({ dataDir });
  try {
    let [lost, early] = [0, 0];
    const ids = [...new Set(writes.map(({ id }) => id))];
    for (const id of ids) {
      const [row] = await museum.query<{ description: string }>('SELECT description FROM person WHERE id = $1', [id]);
      const own = writes.filter((write) => write.id === id);
      const at = own.findIndex(({ description }) => description === row?.description);
      const due = own.findLastIndex(({ acknowledged }) => acknowledged < moment);
      if (at < due) lost++;
      if (at >= 0 && (own[at] as Write).begun > moment + 1) early++;
    }
    return { lost, early, compared: ids.length };
  } finally {
    await museum.stop();
  }
}

function salient(dataDir: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SALIENT_DATA_DIR: dataDir, DISK_FLOOR_MB: '100' };
    const child = spawn(process.execPath, [join(root, 'core-server/launcher/bin/salient.js'), ...args], {
      cwd: root,
      env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`salient ${args[0]}: ${output}`))));
  });
}
