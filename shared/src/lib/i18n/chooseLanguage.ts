import { isLanguage, type Language } from './languages.ts';

export interface LanguageSigns {
  /** `lang` or `language` of the address. */
  readonly address?: string | null | undefined;
  /** What the visitor chose before, kept in this browser. */
  readonly stored?: string | null | undefined;
  /** The browser's languages, first choice first; undefined when they cannot be read. */
  readonly browser?: readonly string[] | undefined;
}

/**
 * The language of the interface (I18N-03 to 05): the address, then the stored choice, then the browser's first
 * language, else English; Dutch when the browser's languages cannot be read at all.
 */
export function chooseLanguage({ address, stored, browser }: LanguageSigns): Language {
  const wanted = address?.toLowerCase();
  if (isLanguage(wanted)) return wanted;
  if (isLanguage(stored)) return stored;
  const first = browser?.[0];
  if (!first) return 'nl';
  const primary = first.toLowerCase().split('-')[0];
  return isLanguage(primary) ? primary : 'en';
}

/**
 * Languages of an `Accept-Language` header, the most wanted first; undefined when the header names none.
 *
 * @example `languagesOfHeader('fr-BE,fr;q=0.9,en;q=0.8')` is `['fr-BE', 'fr', 'en']`
 */
export function languagesOfHeader(header: string): readonly string[] | undefined {
  const weighed = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='));
      return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return weighed.length > 0 ? weighed.map(({ tag }) => tag) : undefined;
}
