import { z } from 'zod';
import type { Language } from '../../lib/i18n/languages.ts';
import type { ShownText } from '../../lib/i18n/shownText.ts';

/** The languages in which a key location may have a name beside the Dutch one. */
export const nameLanguages = ['en', 'fr', 'de'] as const satisfies readonly Language[];

/** What readers of those languages call a key location; empty where it is the Dutch name. */
export const keyLocationNamesSchema = z.strictObject({ en: z.string(), fr: z.string(), de: z.string() });
export type KeyLocationNames = z.infer<typeof keyLocationNamesSchema>;

interface Named {
  /** The Dutch name, which every key location has. */
  readonly name: string;
  readonly names: Readonly<KeyLocationNames>;
}

/** How a reader of `language` calls a key location: in their language, else in Dutch. */
export function keyLocationName({ name, names }: Named, language: Language): ShownText {
  const own = language === 'nl' ? name : names[language];
  return own ? { text: own, language } : { text: name, language: 'nl' };
}

/** The same key locations under the names that a reader of `language` gets. */
export const namedFor = <Key extends Named>(keys: readonly Key[], language: Language): Key[] =>
  keys.map((key) => ({ ...key, name: keyLocationName(key, language).text }));
