import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from './languages.ts';

export const i18nFolder = dirname(fileURLToPath(import.meta.url));

/** Every text of a language by its full key. */
export type TextsByKey = ReadonlyMap<string, string>;

export function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

async function textsIn(language: string): Promise<TextsByKey> {
  const files = readdirSync(join(i18nFolder, language));
  const areas = await Promise.all(files.map((file) => import(join(i18nFolder, language, file)) as Promise<object>));
  return new Map(areas.flatMap((area) => flatten(area)));
}

/** The dictionaries as they lie in their files, by language. */
export const dictionaries: ReadonlyMap<string, TextsByKey> = new Map(
  await Promise.all(languages.map(async (each) => [each, await textsIn(each)] as const)),
);
