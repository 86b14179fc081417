// Plain JavaScript: it makes what everything else runs from.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from './sourceHash.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The programs by the folder whose `dist` they are built into, with the modules that are started. */
const servers = [
  {
    folder: 'core-server/launcher',
    entries: [
      'core-server/launcher/src/commands/salient.ts',
      'core-server/launcher/src/preparation/prepareDatabase.ts',
      'core-server/src/lib/process/lifeline.ts',
    ],
  },
  {
    folder: 'core-server',
    entries: [
      'core-server/src/app/main.ts',
      'core-server/src/app/open-data/openDataProgram.ts',
      'core-server/importer/src/program/importProgram.ts',
      'core-server/src/areas/backups/runs/backupProgram.ts',
      'core-server/src/lib/process/lifeline.ts',
      'core-server/src/lib/scans/scanProgram.ts',
      'core-server/src/lib/transcriptions/transcriptionProgram.ts',
    ],
  },
  { folder: 'search-indexer', entries: ['search-indexer/src/app/main.ts'] },
];

/** What the servers are made of. */
const sources = ['core-server', 'search-indexer', 'shared', 'package-lock.json', 'tsconfig.json'];

/** Where the modules of each workspace stand. They go into the bundles; packages of others are loaded as they are. */
const alias = {
  '@salient/shared': join(root, 'shared/src'),
  '@salient/core-server': join(root, 'core-server/src'),
  '@salient/importer': join(root, 'core-server/importer/src'),
  '@salient/demo-museum': join(root, 'core-server/demo-museum/src'),
};

const record = join(root, 'core-server/launcher/dist/.build.json');

const recordedHash = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).hash : undefined);

/**
 * Builds the servers to JavaScript when their sources changed.
 *
 * @param {() => void} onBuild called when there is something to build.
 */
export async function buildServers(onBuild) {
  const hash = sourceHash(root, sources);
  if (recordedHash() === hash) return;
  onBuild();
  // No program starts from what is half made: each folder is filled beside the old one and takes its place.
  rmSync(record, { force: true });
  const { build, stop } = await import('esbuild');
  await Promise.all(servers.map((server) => buildOne(build, server)));
  await stop();
  mkdirSync(join(root, 'core-server/launcher/dist'), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ hash })}\n`);
}

/**
 * @param {typeof import('esbuild').build} build
 * @param {{ folder: string, entries: readonly string[] }} server
 */
async function buildOne(build, { folder, entries }) {
  const dist = join(root, folder, 'dist');
  const fresh = `${dist}.${process.pid}`;
  await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => join(root, entry)),
    outdir: fresh,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    alias,
    packages: 'external',
    // Without their sources the programs still know which migrations there are; see migrationNames.ts.
    define: { migrationFiles: JSON.stringify(readdirSync(join(root, 'core-server/src/lib/db/migrations'))) },
    bundle: true,
    // What a program may never need is loaded when it does.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    // Names stand in logs and metrics.
    keepNames: true,
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    logLevel: 'silent',
  });
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
}
