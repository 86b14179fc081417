import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { memoryLimit } from '../memoryLimit.ts';

const mebibyte = 1024 * 1024;

/**
 * The settings that make the embedded PostgreSQL fit this machine, in the form of its configuration file. They are
 * written anew at every start; lines at the end of postgresql.conf override them.
 */
export function postgresSettings(memory = memoryLimit(), cores = availableParallelism()): string {
  const share = (part: number, least: number, most: number): string =>
    `${Math.round(Math.min(Math.max((memory * part) / mebibyte, least), most))}MB`;
  const settings = {
    max_connections: '100',
    shared_buffers: share(1 / 4, 64, 1024),
    effective_cache_size: share(1 / 2, 128, 64 * 1024),
    work_mem: share(1 / 500, 4, 48),
    maintenance_work_mem: share(1 / 20, 32, 512),
    max_parallel_workers: String(cores),
    // Imports write a lot at once: fewer checkpoints, smaller page images.
    max_wal_size: '4GB',
    wal_compression: 'on',
    synchronous_commit: 'on',
    // Disks of today find a random page almost as fast as the next one.
    random_page_cost: '1.1',
    // Compiling a query costs more than the short queries of this product take.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    ...(sharedMemoryIsSmall() ? { dynamic_shared_memory_type: 'mmap' } : {}),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  return [
    '# Written by Salient at every start. Settings of your own go to the end of postgresql.conf.',
    ...lines,
    '',
  ].join('\n');
}

/** Containers often get 64 MB of shared memory, which a single parallel query can fill. */
function sharedMemoryIsSmall(): boolean {
  try {
    const { blocks, bsize } = statfsSync('/dev/shm');
    return blocks * bsize < 256 * mebibyte;
  } catch {
    return false;
  }
}
