import type { Meilisearch } from 'meilisearch';
import type { ErasureList } from './ErasureList.ts';

/** What lies outside the database and knows, or held, what was erased. */
export interface PrivacyService {
  readonly list: ErasureList;
  /** Everything that Salient keeps on this machine. */
  readonly dataDir: string;
  readonly meili: Meilisearch | null;
  /** Copies to where backups lie what they do not know yet. */
  readonly keepWithBackups: () => Promise<void>;
}

declare module '../../../lib/rpc/Services.ts' {
  interface Services {
    readonly privacy: PrivacyService;
  }
}
