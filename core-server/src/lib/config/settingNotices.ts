import { type Environment, environment } from './environment.ts';
import { settings } from './settings.ts';

/** One sentence for every variable that looks like a setting of Salient but is not one: most often a slip of the pen. */
export function settingNotices(env: Environment = environment): string[] {
  const names = Object.keys(settings);
  const notices = Object.keys(env)
    .filter((name) => name.startsWith('SALIENT_') && !names.includes(name))
    .map((name) => {
      const nearest = names.find((known) => editDistance(name, known) <= 3);
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

/** How many letters must be added, removed or replaced to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
