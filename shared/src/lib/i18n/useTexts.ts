import type { i18n } from 'i18next';
import { createContext, createElement, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { textsOf } from './createTexts.ts';
import type { Texts } from './texts.ts';

const TextsContext = createContext<i18n | null>(null);

/** Gives the components inside the texts of `texts`. */
export function TextsProvider({ texts, children }: { readonly texts: i18n; readonly children: ReactNode }) {
  return createElement(TextsContext.Provider, { value: texts }, children);
}

/** The instance behind the texts, for what loads further texts or switches the language. */
export function useTextSource(): i18n {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider around it');
  return texts;
}

/**
 * The texts of the reader's language; the component renders again when it changes. These few lines do what
 * react-i18next would: its further 3 kB would be a fortieth of all that the search page may send.
 */
export function useTexts(): Texts {
  const source = useTextSource();
  const language = useSyncExternalStore(
    (notify) => {
      source.on('languageChanged', notify);
      return () => source.off('languageChanged', notify);
    },
    () => source.language,
    () => source.language,
  );
  // A function of its own for each language, so that what depends on `t` is worked out anew.
  return useMemo(() => textsOf(source, language), [source, language]);
}
