import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { elide } from './elide.ts';
import type { Language } from './languages.ts';
import type { TextBundle, Texts, Translate } from './texts.ts';

/** Slots are `{single}` braces; whoever shows a text escapes it (React does). */
const interpolation = { prefix: '{', suffix: '}', escapeValue: false } as const;

/** French shortens `de` before a name that begins with a vowel, wherever a text has a slot for one. */
const frenchElision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'frenchElision',
  process: (value, _key, options, translator) => {
    if ((options.lng ?? translator.language) !== 'fr') return value;
    const slots = Object.values(options).filter((slot): slot is string => typeof slot === 'string' && slot !== '');
    return elide(value, slots);
  },
};

/**
 * Makes the texts of one language ready to use. Ready at once: everything is in `bundle`.
 *
 * @param fallback Dutch texts, for keys that a translation lacks (I18N-07); the delivered dictionaries lack none.
 */
export function createTexts(language: Language, bundle: TextBundle, fallback?: TextBundle): i18n {
  const instance = createInstance().use(frenchElision);
  void instance.init({
    lng: language,
    fallbackLng: fallback ? 'nl' : false,
    resources: {
      ...(fallback ? { nl: { translation: fallback } } : {}),
      [language]: { translation: bundle },
    },
    initAsync: false,
    nsSeparator: false,
    interpolation,
    returnNull: false,
    postProcess: [frenchElision.name],
  });
  return instance;
}

/** Adds the texts of another language, or of further areas, to texts already in use. */
export function addTexts(instance: i18n, language: Language, bundle: TextBundle): void {
  instance.addResourceBundle(language, 'translation', bundle, true, true);
}

/** The typed view on an instance. */
export const textsOf = (instance: i18n, language: string = instance.language): Texts => ({
  t: instance.getFixedT(language) as unknown as Translate,
  language: language as Language,
});
