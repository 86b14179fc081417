import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../lib/i18n/languages.ts';

export const sharedFolder = dirname(dirname(fileURLToPath(import.meta.url)));
export const projectFolder = dirname(dirname(sharedFolder));

/** Every text of a language by its full key. */
export type TextsByKey = ReadonlyMap<string, string>;

export function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

/** The files with the texts of a language, wherever they stand. */
export const textFiles = (language: string): string[] =>
  readdirSync(sharedFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)texts\/(\w+\/)?\w+\.\w\w\.ts$/.test(file) && file.endsWith(`.${language}.ts`))
    .map((file) => join(sharedFolder, file))
    .sort();

async function textsIn(language: string): Promise<TextsByKey> {
  const groups = await Promise.all(textFiles(language).map((file) => import(file) as Promise<object>));
  return new Map(groups.flatMap((group) => flatten(group)));
}

/** The dictionaries as they lie in their files, by language. */
export const dictionaries: ReadonlyMap<string, TextsByKey> = new Map(
  await Promise.all(languages.map(async (each) => [each, await textsIn(each)] as const)),
);
