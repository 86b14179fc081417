import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useTextSource, useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { i18n } from 'i18next';
import { use } from 'react';
import { extendTexts, type TextGroup } from './textGroup.ts';

/** A file of the build with the texts that it speaks, fetched when it is first needed. */
export interface Chunk<Module> {
  /** Source file and text groups, from which the server knows what the browser will fetch. */
  readonly source: string;
  readonly groups: readonly TextGroup[];
  /** Fetches both, each once; the same promise for the same texts and language. */
  readonly load: (texts: i18n, language: Language) => Promise<Module>;
  /** The module when it is there already. */
  readonly peek: (texts: i18n, language: Language) => Module | undefined;
}

interface Loading<Module> {
  readonly promise: Promise<Module>;
  module?: Module;
}

export function chunk<Module>(
  source: string,
  groups: readonly TextGroup[],
  load: () => Promise<Module>,
): Chunk<Module> {
  const loadings = new WeakMap<i18n, Map<Language, Loading<Module>>>();

  function loadingOf(texts: i18n, language: Language): Loading<Module> {
    const known = loadings.get(texts) ?? new Map<Language, Loading<Module>>();
    loadings.set(texts, known);
    const present = known.get(language);
    if (present) return present;
    const fetchBoth = async () => {
      const [module] = await Promise.all([load(), extendTexts(texts, language, groups)]);
      loading.module = module;
      return module;
    };
    const loading: Loading<Module> = { promise: fetchBoth() };
    // What could not be fetched is asked for again on the next visit.
    loading.promise.catch(() => known.delete(language));
    known.set(language, loading);
    return loading;
  }

  return {
    source,
    groups,
    load: (texts, language) => loadingOf(texts, language).promise,
    peek: (texts, language) => loadings.get(texts)?.get(language)?.module,
  };
}

/** The module of a chunk; suspends while it is on its way. */
export function useChunk<Module>({ load, peek }: Chunk<Module>): Module {
  const texts = useTextSource();
  const { language } = useTexts();
  return peek(texts, language) ?? use(load(texts, language));
}
