import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configEnvironment } from './configEnvironment.ts';
import { foreignEnvironment } from './environment.ts';
import { projectRoot, readConfig, WrongSettings } from './readConfig.ts';
import { settingNotices } from './settingNotices.ts';
import { settings } from './settings.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems;
    throw error;
  }
}

test('without any setting Salient serves this machine alone, from its own folder', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: join(projectRoot, '.data'),
    demo: true,
    trustedProxies: 0,
    smtpUrl: undefined,
    metricsToken: undefined,
    databaseUrl: undefined,
    logLevel: 'info',
  });
});

test('a relative data directory counts from the project, whatever folder a command is typed in', () => {
  expect(readConfig({ SALIENT_DATA_DIR: '../museum' }).dataDir).toBe(join(projectRoot, '..', 'museum'));
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['HOST', 'two words'],
  ['PUBLIC_URL', 'names.example.org'],
  ['SALIENT_DEMO', 'no'],
  ['SALIENT_HELP_MAIL', 'the desk'],
  ['SALIENT_HELP_PHONE', 'ask'],
  ['SALIENT_NAMES_LIST_URL_DE', 'javascript:alert(1)'],
  ['SALIENT_KEY_RADIUS_KM', 'near'],
  ['SALIENT_KEY_RADIUS_KM', '0'],
  ['SALIENT_IRISH_MEMORIAL_ID', 'the Irish one'],
  ['MAP_TILE_URL', 'https://tiles.example.org/'],
  ['MAPS_URL', 'maps.example.org'],
  ['GEONAMES_URL', 'ftp://names.example.org'],
  ['CATALOGUE_URL', 'the catalogue'],
  ['CATALOGUE_USER', 'a:b'],
  ['CATALOGUE_DATABASE', 'two words'],
  ['MEILI_URL', 'ftp://search.example.org'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'yes'],
  ['CONTACT_DATA_FOR', 'everybody'],
  ['MAIL_FROM', 'the museum'],
  ['BACKUP_TARGET', 'ftp://backup.example.org'],
  ['BACKUP_AT', '25:00'],
  ['DISK_FLOOR_MB', 'little'],
  ['PAGE_CACHE_MB', 'much'],
])('%s=%s is refused with what was found and an example that works', (name, value) => {
  const [problem, ...others] = problemsOf({ [name]: value });
  expect(others).toEqual([]);
  expect(problem).toContain(`${name} is "${value}"`);
  const example = /for example (\w+)=(\S+)$/.exec(problem ?? '');
  expect(problemsOf({ [example?.[1] ?? '']: example?.[2] ?? '' })).toEqual([]);
});

test('a wrong secret is refused without showing it', () => {
  const problems = problemsOf({
    SALIENT_ADMIN_PASSWORD: 'topsecr',
    DATABASE_URL: 'mysql://me:topsecr@db/x',
    SMTP_URL: 'https://me:topsecr@mail',
  });
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toContain('topsecr');
});

test('a first password that is easy to guess is refused [AUTH-33]', () => {
  expect(problemsOf({ SALIENT_ADMIN_PASSWORD: '12345678' })).toEqual([expect.stringContaining('not easy to guess')]);
});

test('what the launcher hands on is what a child process reads', () => {
  const config = readConfig({
    PORT: '8081',
    SALIENT_DEMO: '0',
    MEILI_URL: 'http://search:7700/',
    PUBLIC_URL: 'https://a.be',
    SMTP_URL: 'smtp://mail:25',
    MAIL_FROM: 'Museum <names@a.be>',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://minio:9000',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    TRUSTED_PROXIES: '2',
    SALIENT_HELP_MAIL: 'help@a.be',
    SALIENT_NAMES_LIST_URL_FR: 'https://a.be/fr/noms',
    CONTACT_DATA_FOR: 'editor',
    SALIENT_KEY_RADIUS_KM: '12',
    SALIENT_IRISH_MEMORIAL_ID: '0198c3a0-0000-7000-8000-000000000001',
    MAP_TILE_URL: 'https://a.be/{z}/{x}/{y}.png',
    MAPS_URL: 'https://a.be/geocode',
    MAPS_KEY: 'maps-key',
    GEONAMES_URL: 'https://a.be/names',
    GEONAMES_USER: 'museum',
    CATALOGUE_URL: 'https://a.be/wwwopac.ashx',
    CATALOGUE_USER: 'museum',
    CATALOGUE_PASSWORD: 'catalogue-password',
    CATALOGUE_DATABASE: 'archive',
    BACKUP_TARGET: 's3://nights/salient',
    BACKUP_PASSPHRASE: 'klaproos in de wind',
    BACKUP_AT: 'off',
    DISK_FLOOR_MB: '900',
    PAGE_CACHE_MB: '0',
  });
  const inherited = { PATH: '/bin', PORT: '1', SALIENT_ADMIN_PASSWORD: 'of the parent' };
  const env = configEnvironment(config, inherited);
  expect(env.PATH).toBe('/bin');
  expect(readConfig(env)).toEqual(config);
});

test('backups go to the data directory at half past two unless the settings say otherwise', () => {
  const { dataDir, backup } = readConfig({ SALIENT_DATA_DIR: '/srv/museum' });
  expect(backup).toMatchObject({ target: join(dataDir, 'backups'), at: '02:30', s3: undefined });
  expect(readConfig({ BACKUP_AT: 'off' }).backup.at).toBeNull();
  expect(problemsOf({ BACKUP_TARGET: 's3://nights/salient' })).toEqual([
    'BACKUP_TARGET cannot be opened: write S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too',
  ]);
});

test('a bucket without its key is refused, and what is for a bucket is noticed without one', () => {
  expect(problemsOf({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toEqual([
    'S3_BUCKET cannot be opened: write S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too',
  ]);
  expect(settingNotices({ S3_REGION: 'eu-west-1' })).toEqual([
    'S3_REGION: ignored without S3_BUCKET, files lie in the data directory',
  ]);
});

test("settings of somebody's own database tools do not reach the embedded services", () => {
  const env = { PATH: '/bin', PGPORT: '5433', MEILI_DB_PATH: '/x', LC_ALL: 'nl_BE', NODE_OPTIONS: '-r x', TZ: 'UTC' };
  expect(foreignEnvironment(env)).toEqual({ PATH: '/bin', TZ: 'UTC' });
});

test('a misspelt setting is noticed', () => {
  expect(settingNotices({ SALIENT_DATADIR: '/srv', SALIENT_COLOUR: 'red', PATH: '/bin' })).toEqual([
    'SALIENT_DATADIR is not a setting and is ignored; did you mean SALIENT_DATA_DIR?',
    'SALIENT_COLOUR is not a setting and is ignored',
  ]);
});

test('docs/operations.md explains every setting', () => {
  const page = readFileSync(join(projectRoot, 'docs', 'operations.md'), 'utf8');
  const explained = [...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(Object.keys(settings));
});
