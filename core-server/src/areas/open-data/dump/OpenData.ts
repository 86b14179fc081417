import type { OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type { MadeDump } from './makeDump.ts';
import type { OpenDumps } from './OpenDumps.ts';

/** What the museum gives away, and how. */
export interface OpenData {
  /** Null where the museum gives nothing away. */
  readonly licence: OpenLicence | null;
  readonly dumps: OpenDumps;
  /** Makes the dump of a moment, under a licence, in the place of the one before. */
  readonly make: (now: Date, licence: OpenLicence) => Promise<MadeDump>;
  /** Where harvesters write to. */
  readonly adminMail: string;
}

declare module '../../../lib/rpc/Services.ts' {
  interface Services {
    readonly openData: OpenData;
  }
}
