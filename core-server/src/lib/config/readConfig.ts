import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultOpenLicence, type OpenLicence } from '@salient/shared/areas/open-data/openLicences.ts';
import type { ContactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
import { defaultFloorMb } from '../disk/DiskSpace.ts';
import type { S3Options } from '../files/S3Store.ts';
import { defaultPageCacheMb } from '../pages/PageCache.ts';
import type { CatalogueSettings } from './CatalogueSettings.ts';
import { type Environment, environment } from './environment.ts';
import type { LookupSettings } from './LookupSettings.ts';
import type { Site } from './Site.ts';
import type { LogLevel, Setting, SettingName } from './settings.ts';
import { settings } from './settings.ts';

/** The folder of the repository; a relative SALIENT_DATA_DIR counts from here, whatever folder a command is typed in. */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

/** From the sources and from what is built of them: the folder above that holds the lock file of all packages. */
function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('package-lock.json is missing: Salient runs from its whole folder');
  return findProjectRoot(above);
}

/** All settings of a Salient process, checked. */
export interface Config {
  port: number;
  host: string;
  /** Where visitors reach the apps, without a closing slash; undefined when nobody said. */
  publicUrl: string | undefined;
  /** How many proxies stand in front, whose word about the visitor's address is believed. */
  trustedProxies: number;
  /** Absolute path of the folder that holds everything Salient stores on this machine. */
  dataDir: string;
  /** The password of the first account; undefined leaves the choice to the launcher. */
  adminPassword: string | undefined;
  /** Whether an empty database is filled with the demonstration museum. */
  demo: boolean;
  /** What public pages say of the museum itself. */
  site: Site;
  /** The licence under which open data are given away; null gives none away. */
  openData: OpenLicence | null;
  /** Where map tiles come from, with `{z}`, `{x}` and `{y}`; undefined takes OpenStreetMap's public ones. */
  mapTileUrl: string | undefined;
  /** The services that look places up. */
  lookups: LookupSettings;
  /** The archive catalogue that collections and documents are taken from. */
  catalogue: CatalogueSettings;
  /** Kilometres from the middle of Ieper within which key locations lie; undefined takes the product's own value. */
  /** Who reads contact data (ROLE-18). */
  contactDataFor: ContactDataReaders;
  keyLocationRadiusKm: number | undefined;
  /** The memorial that stands for the Irish memorial records; undefined marks none. */
  irishMemorialId: string | undefined;
  /** undefined means the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** undefined means the embedded Meilisearch or, in a core process, none at all. */
  meiliUrl: string | undefined;
  meiliMasterKey: string | undefined;
  /** undefined keeps mails in the outbox of the data directory. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** undefined leaves the figures of `/metrics` to programs on this machine. */
  metricsToken: string | undefined;
  /** undefined keeps files in the data directory. */
  s3: S3Options | undefined;
  backup: BackupSettings;
  /** Megabytes that imports, uploads and backups leave free. */
  diskFloorMb: number;
  /** Megabytes of memory that a core process takes for rendered pages. */
  pageCacheMb: number;
  logLevel: LogLevel;
}

export interface BackupSettings {
  /** A folder, absolute, or `s3://BUCKET/FOLDER` with the key of the S3 settings. */
  target: string;
  /** Opens the bucket when the target is one. */
  s3: S3Options | undefined;
  /** undefined writes backups that anybody can read who has them. */
  passphrase: string | undefined;
  /** Time of the nightly backup on the museum's clock, `02:30`; null when nothing is done by the clock. */
  at: string | null;
}

/** Settings that cannot be used; each problem is one sentence that says what to write instead. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads every setting from `env`, the only place that knows their defaults.
 *
 * @throws WrongSettings with all problems at once.
 */
export function readConfig(env: Environment = environment): Config {
  const problems: string[] = [];
  function read<Value>(name: SettingName, setting: Setting<Value>): Value | undefined {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    problems.push(wrongValue(name, setting, text));
    return undefined;
  }

  function readS3(bucket: string | undefined, name: 'S3_BUCKET' | 'BACKUP_TARGET'): S3Options | undefined {
    const endpoint = read('S3_ENDPOINT', settings.S3_ENDPOINT);
    const region = read('S3_REGION', settings.S3_REGION) ?? 'us-east-1';
    const accessKeyId = read('S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID);
    const secretAccessKey = read('S3_SECRET_ACCESS_KEY', settings.S3_SECRET_ACCESS_KEY);
    if (bucket === undefined) return undefined;
    if (accessKeyId !== undefined && secretAccessKey !== undefined) {
      return { bucket, endpoint, region, accessKeyId, secretAccessKey };
    }
    problems.push(`${name} cannot be opened: write S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too`);
    return undefined;
  }

  function readBackup(dataDir: string): BackupSettings {
    const target = read('BACKUP_TARGET', settings.BACKUP_TARGET) ?? join(dataDir, 'backups');
    const at = read('BACKUP_AT', settings.BACKUP_AT) ?? '02:30';
    const bucket = /^s3:\/\/([^/]+)/.exec(target)?.[1];
    return {
      target: bucket === undefined ? resolve(projectRoot, target) : target,
      s3: readS3(bucket, 'BACKUP_TARGET'),
      passphrase: read('BACKUP_PASSPHRASE', settings.BACKUP_PASSPHRASE),
      at: at === 'off' ? null : at,
    };
  }

  function readOpenData(): OpenLicence | null {
    const licence = read('OPEN_DATA', settings.OPEN_DATA) ?? defaultOpenLicence;
    return licence === 'off' ? null : licence;
  }

  const dataDir = resolve(projectRoot, read('SALIENT_DATA_DIR', settings.SALIENT_DATA_DIR) ?? '.data');
  const config: Config = {
    port: read('PORT', settings.PORT) ?? 8080,
    host: read('HOST', settings.HOST) ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL', settings.PUBLIC_URL),
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES) ?? 0,
    dataDir,
    adminPassword: read('SALIENT_ADMIN_PASSWORD', settings.SALIENT_ADMIN_PASSWORD),
    demo: read('SALIENT_DEMO', settings.SALIENT_DEMO) ?? true,
    site: {
      helpMail: read('SALIENT_HELP_MAIL', settings.SALIENT_HELP_MAIL),
      helpPhone: read('SALIENT_HELP_PHONE', settings.SALIENT_HELP_PHONE),
      namesListUrls: {
        nl: read('SALIENT_NAMES_LIST_URL_NL', settings.SALIENT_NAMES_LIST_URL_NL),
        en: read('SALIENT_NAMES_LIST_URL_EN', settings.SALIENT_NAMES_LIST_URL_EN),
        fr: read('SALIENT_NAMES_LIST_URL_FR', settings.SALIENT_NAMES_LIST_URL_FR),
        de: read('SALIENT_NAMES_LIST_URL_DE', settings.SALIENT_NAMES_LIST_URL_DE),
      },
    },
    openData: readOpenData(),
    mapTileUrl: read('MAP_TILE_URL', settings.MAP_TILE_URL),
    lookups: {
      mapsUrl: read('MAPS_URL', settings.MAPS_URL),
      mapsKey: read('MAPS_KEY', settings.MAPS_KEY),
      geonamesUrl: read('GEONAMES_URL', settings.GEONAMES_URL),
      geonamesUser: read('GEONAMES_USER', settings.GEONAMES_USER),
    },
    catalogue: {
      url: read('CATALOGUE_URL', settings.CATALOGUE_URL),
      user: read('CATALOGUE_USER', settings.CATALOGUE_USER),
      password: read('CATALOGUE_PASSWORD', settings.CATALOGUE_PASSWORD),
      database: read('CATALOGUE_DATABASE', settings.CATALOGUE_DATABASE),
    },
    contactDataFor: read('CONTACT_DATA_FOR', settings.CONTACT_DATA_FOR) ?? 'revisor',
    keyLocationRadiusKm: read('SALIENT_KEY_RADIUS_KM', settings.SALIENT_KEY_RADIUS_KM),
    irishMemorialId: read('SALIENT_IRISH_MEMORIAL_ID', settings.SALIENT_IRISH_MEMORIAL_ID),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    meiliUrl: read('MEILI_URL', settings.MEILI_URL),
    meiliMasterKey: read('MEILI_MASTER_KEY', settings.MEILI_MASTER_KEY),
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM),
    metricsToken: read('METRICS_TOKEN', settings.METRICS_TOKEN),
    s3: readS3(read('S3_BUCKET', settings.S3_BUCKET), 'S3_BUCKET'),
    backup: readBackup(dataDir),
    diskFloorMb: read('DISK_FLOOR_MB', settings.DISK_FLOOR_MB) ?? defaultFloorMb,
    pageCacheMb: read('PAGE_CACHE_MB', settings.PAGE_CACHE_MB) ?? defaultPageCacheMb,
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL) ?? 'info',
  };
  if (problems.length > 0) throw new WrongSettings(problems);
  return config;
}

function wrongValue(name: SettingName, setting: Setting<unknown>, found: string): string {
  const what = setting.secret
    ? `cannot be used (its value of ${found.length} characters is not shown)`
    : `is "${found}"`;
  return `${name} ${what}: write ${setting.expects}, for example ${name}=${setting.example}`;
}
