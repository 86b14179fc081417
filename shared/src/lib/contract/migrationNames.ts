import { readdirSync } from 'node:fs';

/** The files beside which no list has to be kept; the built programs have their names from the build. */
const folder = '../../../../core-server/src/lib/db/migrations/';
declare const migrationFiles: readonly string[] | undefined;
const files = typeof migrationFiles === 'undefined' ? readdirSync(new URL(folder, import.meta.url)) : migrationFiles;

/**
 * The migrations by their classes, in the order they run: `AddStories1763775000000` stands in
 * `1763775000000-AddStories.ts`. A merged one is never edited. Every program reads here how far it knows the database.
 */
export const migrationNames: readonly string[] = [...files].sort().flatMap((file) => {
  const [, time, words] = /^(\d{13})-(\w+)\.ts$/.exec(file) ?? [];
  return time === undefined ? [] : [`${words}${time}`];
});
