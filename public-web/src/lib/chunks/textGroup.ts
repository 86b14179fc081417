import { addTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { TextBundle } from '@salient/shared/lib/i18n/texts.ts';
import type { i18n } from 'i18next';

/** Texts that are fetched together, one file a language. */
export interface TextGroup {
  /** Path of its source files up to the language, as the build's list of files names it. */
  readonly source: string;
  readonly load: Record<Language, () => Promise<{ readonly default: TextBundle }>>;
}

/** Source file of a group's texts in one language. */
export const textFile = ({ source }: TextGroup, language: Language) => `${source}.${language}.ts`;

const loaded = new Map<string, Promise<TextBundle>>();

/** Loads the texts of some groups in one language; each file once. */
async function loadBundle(language: Language, groups: readonly TextGroup[]): Promise<TextBundle> {
  const bundles = groups.map((group) => {
    const key = textFile(group, language);
    const loading = loaded.get(key) ?? group.load[language]().then((module) => module.default);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  });
  return Object.assign({}, ...(await Promise.all(bundles)));
}

/** Makes the texts of some groups ready in one language. */
export async function extendTexts(texts: i18n, language: Language, groups: readonly TextGroup[]): Promise<void> {
  addTexts(texts, language, await loadBundle(language, groups));
}
