import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { DiskSpace } from '../../../lib/disk/DiskSpace.ts';
import { readBackupAges } from './readServerState.ts';

/** Metrics of backups, read from the database, and of the room on the disk. An age is absent as long as there is none. */
export function collectBackupMetrics(
  registry: Registry,
  dataSource: DataSource,
  disk: DiskSpace,
  now: () => Date,
): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const verified = gauge('salient_backup_verify_age_seconds', 'Time since a backup was last restored and compared');
  const total = gauge('salient_disk_total_bytes', 'Size of the disk of the data directory');
  verified.remove();
  const age = new Gauge({
    name: 'salient_backup_age_seconds',
    help: 'Age of the state that the last good backup holds',
    registers: [registry],
    async collect() {
      const ages = await readBackupAges(dataSource).catch(() => null);
      if (!ages) return;
      const seconds = (moment: Date) => (now().getTime() - moment.getTime()) / 1000;
      if (ages.lastGoodAt) this.set(seconds(ages.lastGoodAt));
      if (ages.lastVerifiedAt) verified.set(seconds(ages.lastVerifiedAt));
    },
  });
  age.remove();
  new Gauge({
    name: 'salient_disk_free_bytes',
    help: 'Room on the disk of the data directory',
    registers: [registry],
    async collect() {
      const { freeBytes, totalBytes } = await disk.read();
      this.set(freeBytes);
      total.set(totalBytes);
    },
  });
}
