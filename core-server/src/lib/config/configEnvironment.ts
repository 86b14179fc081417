import { type Environment, environment } from './environment.ts';
import type { Config } from './readConfig.ts';
import { settings } from './settings.ts';

/** The environment for a Node program of Salient: this one, in which `readConfig` finds exactly `config`. */
export function configEnvironment(config: Config, env: Environment = environment): NodeJS.ProcessEnv {
  const s3 = config.s3 ?? config.backup.s3;
  const texts = {
    PORT: String(config.port),
    HOST: config.host,
    PUBLIC_URL: config.publicUrl,
    TRUSTED_PROXIES: String(config.trustedProxies),
    SALIENT_DATA_DIR: config.dataDir,
    SALIENT_ADMIN_PASSWORD: config.adminPassword,
    SALIENT_DEMO: config.demo ? '1' : '0',
    SALIENT_HELP_MAIL: config.site.helpMail,
    SALIENT_HELP_PHONE: config.site.helpPhone,
    SALIENT_NAMES_LIST_URL_NL: config.site.namesListUrls?.nl,
    SALIENT_NAMES_LIST_URL_EN: config.site.namesListUrls?.en,
    SALIENT_NAMES_LIST_URL_FR: config.site.namesListUrls?.fr,
    SALIENT_NAMES_LIST_URL_DE: config.site.namesListUrls?.de,
    CONTACT_DATA_FOR: config.contactDataFor,
    SALIENT_KEY_RADIUS_KM: config.keyLocationRadiusKm?.toString(),
    SALIENT_IRISH_MEMORIAL_ID: config.irishMemorialId,
    OPEN_DATA: config.openData ?? 'off',
    MAP_TILE_URL: config.mapTileUrl,
    MAPS_URL: config.lookups.mapsUrl,
    MAPS_KEY: config.lookups.mapsKey,
    GEONAMES_URL: config.lookups.geonamesUrl,
    GEONAMES_USER: config.lookups.geonamesUser,
    CATALOGUE_URL: config.catalogue.url,
    CATALOGUE_USER: config.catalogue.user,
    CATALOGUE_PASSWORD: config.catalogue.password,
    CATALOGUE_DATABASE: config.catalogue.database,
    DATABASE_URL: config.databaseUrl,
    MEILI_URL: config.meiliUrl,
    MEILI_MASTER_KEY: config.meiliMasterKey,
    SMTP_URL: config.smtpUrl,
    MAIL_FROM: config.mailFrom,
    METRICS_TOKEN: config.metricsToken,
    S3_BUCKET: config.s3?.bucket,
    S3_ENDPOINT: s3?.endpoint,
    S3_REGION: s3?.region,
    S3_ACCESS_KEY_ID: s3?.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3?.secretAccessKey,
    BACKUP_TARGET: config.backup.target,
    BACKUP_PASSPHRASE: config.backup.passphrase,
    BACKUP_AT: config.backup.at ?? 'off',
    DISK_FLOOR_MB: String(config.diskFloorMb),
    PAGE_CACHE_MB: String(config.pageCacheMb),
    LOG_LEVEL: config.logLevel,
  } satisfies Record<keyof typeof settings, string | undefined>;
  const others = Object.entries(env).filter(([name]) => !(name in settings));
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries([...others, ...given]);
}
