import { addTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { TextBundle } from '@salient/shared/lib/i18n/texts.ts';
import type { i18n } from 'i18next';

type Loaders = Record<Language, () => Promise<{ readonly default: TextBundle }>>;

/** Texts that every page needs, and those of the search page, one file a language. */
const searchTexts: Loaders = {
  nl: () => import('./texts/search.nl.ts'),
  en: () => import('./texts/search.en.ts'),
  fr: () => import('./texts/search.fr.ts'),
  de: () => import('./texts/search.de.ts'),
};
/** Filters in words, for the results and the advanced form. */
const filterTexts: Loaders = {
  nl: () => import('./texts/filters.nl.ts'),
  en: () => import('./texts/filters.en.ts'),
  fr: () => import('./texts/filters.fr.ts'),
  de: () => import('./texts/filters.de.ts'),
};
/** What a person's page says beyond them, and the other pages that one goes to from the search. */
const personTexts: Loaders = {
  nl: () => import('./texts/person.nl.ts'),
  en: () => import('./texts/person.en.ts'),
  fr: () => import('./texts/person.fr.ts'),
  de: () => import('./texts/person.de.ts'),
};
/** What the pages of stories say. */
const storyTexts: Loaders = {
  nl: () => import('./texts/story.nl.ts'),
  en: () => import('./texts/story.en.ts'),
  fr: () => import('./texts/story.fr.ts'),
  de: () => import('./texts/story.de.ts'),
};

/** What the message about a person says. */
const feedbackTexts: Loaders = {
  nl: () => import('./texts/feedback.nl.ts'),
  en: () => import('./texts/feedback.en.ts'),
  fr: () => import('./texts/feedback.fr.ts'),
  de: () => import('./texts/feedback.de.ts'),
};

/** What the pages of remembrance keys say. */
const keyTexts: Loaders = {
  nl: () => import('./texts/keys.nl.ts'),
  en: () => import('./texts/keys.en.ts'),
  fr: () => import('./texts/keys.fr.ts'),
  de: () => import('./texts/keys.de.ts'),
};

export const textGroups = {
  search: searchTexts,
  filters: filterTexts,
  person: personTexts,
  story: storyTexts,
  feedback: feedbackTexts,
  keys: keyTexts,
};
export type TextGroup = keyof typeof textGroups;

/** Source file of a group's texts, as the build's list of files names it. */
export const textFile = (group: TextGroup, language: Language) => `src/app/texts/${group}.${language}.ts`;

const loaded = new Map<string, Promise<TextBundle>>();

/** Loads the texts of some groups in one language; each file once. */
async function loadBundle(language: Language, groups: readonly TextGroup[]): Promise<TextBundle> {
  const bundles = groups.map((group) => {
    const key = `${group}.${language}`;
    const loading = loaded.get(key) ?? textGroups[group][language]().then((module) => module.default);
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
