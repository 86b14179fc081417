import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { DataSource } from 'typeorm';
import { BackupPlace } from '../areas/backups/BackupPlace.ts';
import { keepErasures } from '../areas/backups/keepErasures.ts';
import { ErasureList } from '../areas/privacy/erase/ErasureList.ts';
import type { PrivacyService } from '../areas/privacy/erase/PrivacyService.ts';
import type { BackupSettings } from '../lib/config/readConfig.ts';

export interface PrivacyOptions {
  readonly dataDir: string;
  readonly meiliUrl?: string | undefined;
  readonly meiliMasterKey?: string | undefined;
  readonly backup?: (Pick<BackupSettings, 'target'> & Partial<Pick<BackupSettings, 's3'>>) | undefined;
}

/** How long a page of an index may take that is read as a whole. Milliseconds. */
const pageMs = 30_000;

/** What erasures need of the world outside the database. */
export function openPrivacy(options: PrivacyOptions, dataSource: DataSource, now: () => Date): PrivacyService {
  const { meiliUrl: url, meiliMasterKey: key, backup, dataDir } = options;
  return {
    list: ErasureList.in(dataDir),
    dataDir,
    meili: url ? createMeiliClient({ url, key, timeoutMs: pageMs }) : null,
    keepWithBackups: async () => {
      if (backup?.target === undefined) return;
      const place = await BackupPlace.open(backup.target, backup.s3 ? { s3: backup.s3 } : {});
      try {
        await keepErasures((sql) => dataSource.query(sql), place);
      } finally {
        place.close();
      }
      await dataSource.query('UPDATE erasure SET kept_at = $1 WHERE kept_at IS NULL', [now()]);
    },
  };
}
