import { distance } from 'fastest-levenshtein';
import { type Environment, environment } from './environment.ts';
import { settings } from './settings.ts';

/** One sentence for every variable that looks like a setting of Salient but is not one: most often a slip of the pen. */
export function settingNotices(env: Environment = environment): string[] {
  const names = Object.keys(settings);
  const notices = Object.keys(env)
    .filter((name) => name.startsWith('SALIENT_') && !names.includes(name))
    .map((name) => {
      const nearest = names.find((known) => distance(name, known) <= 3);
      return `${name} is not a setting and is ignored${nearest ? `; did you mean ${nearest}?` : ''}`;
    });
  if (env.MEILI_MASTER_KEY && !env.MEILI_URL) {
    notices.push('MEILI_MASTER_KEY is ignored without MEILI_URL: the embedded Meilisearch has a key of its own');
  }
  const s3 = names.filter((name) => name.startsWith('S3_') && name !== 'S3_BUCKET' && env[name]);
  if (s3.length > 0 && !env.S3_BUCKET && !env.BACKUP_TARGET?.startsWith('s3://'))
    notices.push(`${s3.join(', ')}: ignored without S3_BUCKET, files lie in the data directory`);
  return notices;
}
