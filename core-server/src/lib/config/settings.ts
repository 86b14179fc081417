import { openLicences } from '@salient/shared/areas/open-data/openLicences.ts';
import { checkPassword } from '@salient/shared/areas/users/checkUser.ts';
import { contactDataReaders } from '@salient/shared/areas/users/contactDataPolicy.ts';
import { z } from 'zod';

/** One environment variable that Salient reads. `expects` completes the sentence "write …" when the value is wrong. */
export interface Setting<Value> {
  schema: z.ZodType<Value, string>;
  expects: string;
  example: string;
  /** A secret's value never appears in a message. */
  secret?: true;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error'] as const;

const webAddressSchema = addressSchema(/^https?$/);

/** An address with numbers in place of the slots of a map tile. */
const withoutSlots = (address: string) => address.replace(/\{[zxy]\}/g, '1');

const namesListUrl = (language: string) =>
  define({
    schema: webAddressSchema,
    expects: "the address of the museum's own page on the names list, beginning with http:// or https://",
    example: `https://museum.example.org/${language}/names`,
  });

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65535));

function addressSchema(protocol: RegExp) {
  return z.url({ protocol, hostname: /^.+$/ });
}

function define<Value>(setting: Setting<Value>): Setting<Value> {
  return setting;
}

/**
 * Every setting by the name of its variable; docs/operations.md explains them in the same order.
 * A variable that is unset or empty takes its default in `readConfig`.
 */
export const settings = {
  PORT: define({ schema: portSchema, expects: 'a whole number from 1 to 65535', example: '8080' }),
  HOST: define({
    schema: z.union([z.ipv4(), z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i)]),
    expects: 'the address of this machine to listen on (0.0.0.0 for every one)',
    example: '127.0.0.1',
  }),
  PUBLIC_URL: define({
    schema: addressSchema(/^https?$/).transform((address) => address.replace(/\/+$/, '')),
    expects: 'the address under which visitors reach Salient, beginning with http:// or https://',
    example: 'https://names.example.org',
  }),
  TRUSTED_PROXIES: define({
    schema: z.string().regex(/^\d$/).transform(Number),
    expects: 'how many proxies of your own stand between visitors and Salient, 0 to 9',
    example: '1',
  }),
  SALIENT_DATA_DIR: define({
    schema: z.string().refine((path) => !path.includes('\0')),
    expects: 'the path of a folder',
    example: '/srv/salient',
  }),
  SALIENT_ADMIN_PASSWORD: define({
    schema: z
      .string()
      .max(200)
      .refine((password) => checkPassword(password).isEmpty),
    expects: 'a password of 8 to 200 characters that is not easy to guess',
    example: 'a-long-sentence-only-you-know',
    secret: true,
  }),
  SALIENT_DEMO: define({
    schema: z.enum(['0', '1']).transform((value) => value === '1'),
    expects: '1 for the demonstration museum in an empty database, or 0 to start empty',
    example: '0',
  }),
  SALIENT_HELP_MAIL: define({
    schema: z.email(),
    expects: 'the mail address of the people who help visitors',
    example: 'knowledge@museum.example.org',
  }),
  SALIENT_HELP_PHONE: define({
    schema: z.string().regex(/^\+?[\d ()./-]{6,30}$/),
    expects: 'the telephone number of the people who help visitors',
    example: '+32-57-000000',
  }),
  CONTACT_DATA_FOR: define({
    schema: z.enum(contactDataReaders),
    expects: 'revisor for revisors and administrators alone to read contact data, or editor for all who edit',
    example: 'revisor',
  }),
  SALIENT_NAMES_LIST_URL_NL: namesListUrl('nl'),
  SALIENT_NAMES_LIST_URL_EN: namesListUrl('en'),
  SALIENT_NAMES_LIST_URL_FR: namesListUrl('fr'),
  SALIENT_NAMES_LIST_URL_DE: namesListUrl('de'),
  SALIENT_KEY_RADIUS_KM: define({
    schema: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.int().min(1)),
    expects: 'how many kilometres from the middle of Ieper a key location may lie, 1 to 999',
    example: '25',
  }),
  SALIENT_IRISH_MEMORIAL_ID: define({
    schema: z.uuid().toLowerCase(),
    expects:
      'the id of the memorial that stands for the Irish memorial records, as its address in the back office ends',
    example: '0198c3a0-0000-7000-8000-000000000001',
  }),
  OPEN_DATA: define({
    schema: z.enum([...openLicences, 'off']),
    expects: `the licence under which the open data are given away, ${openLicences.join(' or ')}, or off`,
    example: 'CC-BY-4.0',
  }),
  MAP_TILE_URL: define({
    schema: z.string().refine((address) => {
      const parts = ['{z}', '{x}', '{y}'];
      return parts.every((part) => address.includes(part)) && webAddressSchema.safeParse(withoutSlots(address)).success;
    }),
    expects: 'the address of map tiles with {z}, {x} and {y} in it, beginning with http:// or https://',
    example: 'https://tiles.example.org/{z}/{x}/{y}.png',
  }),
  MAPS_URL: define({
    schema: webAddressSchema,
    expects: 'the address of a service that speaks the format of the Google Geocoding API',
    example: 'https://maps.example.org/geocode/json',
  }),
  MAPS_KEY: define({
    schema: z.string().min(1),
    expects: 'the key of the maps service',
    example: 'its-key',
    secret: true,
  }),
  GEONAMES_URL: define({
    schema: webAddressSchema,
    expects: 'the address of a service that speaks the format of the GeoNames search',
    example: 'https://gazetteer.example.org/searchJSON',
  }),
  GEONAMES_USER: define({
    schema: z.string().min(1).max(200),
    expects: 'the name of the account at the gazetteer service',
    example: 'museum',
  }),
  CATALOGUE_URL: define({
    schema: webAddressSchema,
    expects: 'the address of an Adlib or Axiell web API, which ends with wwwopac.ashx',
    example: 'https://catalogue.example.org/webapi/wwwopac.ashx',
  }),
  CATALOGUE_USER: define({
    schema: z
      .string()
      .min(1)
      .max(200)
      .refine((user) => !user.includes(':')),
    expects: 'the name of the account at the archive catalogue, without a colon',
    example: 'museum',
  }),
  CATALOGUE_PASSWORD: define({
    schema: z.string().min(1),
    expects: 'the password of the account at the archive catalogue',
    example: 'its-password',
    secret: true,
  }),
  CATALOGUE_DATABASE: define({
    schema: z.string().regex(/^[\w.>-]{1,100}$/),
    expects: 'the name of a database in the configuration of the archive catalogue',
    example: 'collect',
  }),
  DATABASE_URL: define({
    schema: addressSchema(/^postgres(ql)?$/),
    expects: 'the address of a PostgreSQL database',
    example: 'postgres://salient:password@db.example.org:5432/salient',
    secret: true,
  }),
  MEILI_URL: define({
    schema: addressSchema(/^https?$/).transform((address) => address.replace(/\/+$/, '')),
    expects: 'the address of a Meilisearch server, beginning with http:// or https://',
    example: 'http://search.example.org:7700',
  }),
  MEILI_MASTER_KEY: define({
    schema: z.string().min(1),
    expects: 'the master key of the Meilisearch server in MEILI_URL',
    example: 'its-master-key',
    secret: true,
  }),
  SMTP_URL: define({
    schema: addressSchema(/^smtps?$/),
    expects: 'the address of a mail server, beginning with smtp:// or smtps://',
    example: 'smtps://user:password@mail.example.org:465',
    secret: true,
  }),
  MAIL_FROM: define({
    schema: z.string().regex(/^([^<>"\p{Cc}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u),
    expects: 'the sender of the mails, as an address or a name with an address in angle brackets',
    example: 'salient@example.org',
  }),
  METRICS_TOKEN: define({
    schema: z.string().regex(/^[\x21-\x7e]{16,200}$/),
    expects: 'a secret of 16 to 200 letters, digits and signs without blanks',
    example: 'd8Yv2Qm6Rk1Tz9Lw',
    secret: true,
  }),
  S3_BUCKET: define({
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i),
    expects: 'the name of a bucket of an S3-compatible service',
    example: 'salient-files',
  }),
  S3_ENDPOINT: define({
    schema: addressSchema(/^https?$/),
    expects: 'the address of the service that has S3_BUCKET, beginning with http:// or https://',
    example: 'https://s3.example.org',
  }),
  S3_REGION: define({
    schema: z.string().regex(/^[a-z0-9-]+$/i),
    expects: 'the region of S3_BUCKET',
    example: 'eu-west-1',
  }),
  S3_ACCESS_KEY_ID: define({
    schema: z.string().min(1),
    expects: 'the name of the key that opens S3_BUCKET',
    example: 'its-key',
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: define({
    schema: z.string().min(1),
    expects: 'the key that opens S3_BUCKET',
    example: 'its-secret-key',
    secret: true,
  }),
  BACKUP_TARGET: define({
    schema: z.union([
      z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/.*)?$/i),
      z.string().regex(/^[^\0:]+$/),
    ]),
    expects: 'the path of a folder, or a bucket as s3://BUCKET/FOLDER',
    example: '/mnt/backup/salient',
  }),
  BACKUP_PASSPHRASE: define({
    schema: z.string().min(12).max(1000),
    expects: 'a passphrase of at least 12 characters',
    example: 'a-long-sentence-only-you-know',
    secret: true,
  }),
  BACKUP_AT: define({
    schema: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/),
    expects: 'the time of the nightly backup on the clock of the museum, or off',
    example: '02:30',
  }),
  DISK_FLOOR_MB: define({
    schema: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number),
    expects: 'how many megabytes imports, uploads and backups leave free on the disk',
    example: '500',
  }),
  PAGE_CACHE_MB: define({
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number),
    expects: 'how many megabytes of memory each core process takes for rendered pages, 0 for none',
    example: '64',
  }),
  LOG_LEVEL: define({ schema: z.enum(logLevels), expects: `one of ${logLevels.join(', ')}`, example: 'info' }),
};

export type SettingName = keyof typeof settings;
export type LogLevel = (typeof logLevels)[number];
