import type { OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type { ContactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
import type { Logger } from 'pino';
import type { OpenData } from '../areas/open-data/dump/OpenData.ts';
import type { Limits } from '../areas/users/AccessLimits.ts';
import type { CatalogueSettings } from '../lib/config/CatalogueSettings.ts';
import type { LookupSettings } from '../lib/config/LookupSettings.ts';
import type { BackupSettings } from '../lib/config/readConfig.ts';
import type { S3Options } from '../lib/files/S3Store.ts';
import type { CallBodyLimits } from '../lib/http/CallBodies.ts';
import type { CostRule } from '../lib/rpc/GuestCosts.ts';
import type { RealtimeOptions } from './realtime/Realtime.ts';

export interface AppOptions {
  readonly databaseUrl: string;
  /** Without it PostgreSQL answers every search. */
  readonly meiliUrl?: string | undefined;
  readonly meiliMasterKey?: string | undefined;
  readonly log: Logger;
  /** Where people reach Salient, for the links in mails; without a closing slash. */
  readonly publicUrl: string;
  /** The mail server; without it mails are kept in `outboxFolder`. */
  readonly smtpUrl?: string | undefined;
  /** Sender of the mails; `salient@` the host of `publicUrl` unless given. */
  readonly mailFrom?: string | undefined;
  readonly outboxFolder: string;
  /** Everything that Salient keeps on this machine. An erasure clears every text in it: nothing else may lie there. */
  readonly dataDir: string;
  /** Uploaded files; with `s3` only those under way. */
  readonly filesFolder: string;
  /** Map tiles that are kept. */
  readonly tilesFolder: string;
  /** Where map tiles come from, with `{z}`, `{x}` and `{y}`; OpenStreetMap's public ones unless given. */
  readonly mapTileUrl?: string | undefined;
  /** The licence of the open data, null for none of them; the default one unless given. */
  readonly openData?: OpenLicence | null | undefined;
  /** Makes a dump of the open data; this process unless given. */
  readonly makeOpenData?: OpenData['make'] | undefined;
  /** The bucket of uploaded files. */
  readonly s3?: S3Options | undefined;
  /** Where the kiosk's app was built to, whose version kiosks are compared with. */
  readonly kioskFolder?: string | undefined;
  /** How many proxies stand in front, whose forwarded headers are believed; none unless given. */
  readonly trustedProxies?: number;
  /** What whoever reads `/metrics` must show; without it they are for this machine alone. */
  readonly metricsToken?: string | undefined;
  /** The services that look places up; the built-in look-up unless given. */
  readonly lookups?: LookupSettings | undefined;
  /** The archive catalogue; none unless given. */
  readonly catalogue?: CatalogueSettings | undefined;
  /** Who reads contact data; revisors unless given. */
  readonly contactDataFor?: ContactDataReaders | undefined;
  /** How far from Ieper a key location may lie, in kilometres. */
  readonly keyLocationRadiusKm?: number | undefined;
  /** The memorial that stands for the Irish memorial records. */
  readonly irishMemorialId?: string | undefined;
  /** Where backups go and when; by the clock none are made unless given. */
  readonly backup?:
    | (Pick<BackupSettings, 'target' | 'passphrase' | 'at'> & Partial<Pick<BackupSettings, 's3'>>)
    | undefined;
  /** Megabytes that uploads leave free on the disk of `filesFolder`. */
  readonly diskFloorMb?: number | undefined;
  /** Megabytes of memory for rendered pages; 0 keeps none. */
  readonly pageCacheMb?: number | undefined;
  /** How often is too often; tests set their own. */
  readonly limits?: Partial<Limits>;
  /** What the guests behind one address may cost; tests set their own. */
  readonly guestCosts?: CostRule | undefined;
  /** How much of bodies on their way is held; tests set less. */
  readonly callBodies?: Partial<CallBodyLimits>;
  /** The present moment; tests set their own. */
  readonly now?: () => Date;
  /** Times of the hints; tests set shorter ones. */
  readonly realtime?: Pick<RealtimeOptions, 'goneAfterMs' | 'sweepEveryMs'>;
}
