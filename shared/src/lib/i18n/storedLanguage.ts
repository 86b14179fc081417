import { isLanguage, type Language } from './languages.ts';

/** Cookie that keeps the visitor's choice in this browser (I18N-02), readable by the server that renders pages. */
export const languageCookie = 'lang';

const oneYear = 60 * 60 * 24 * 365;

/** Language of a `Cookie` header or of `document.cookie`; undefined when none was chosen. */
export function storedLanguage(cookies: string): Language | undefined {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === languageCookie && isLanguage(value)) return value;
  }
  return undefined;
}

/** What to assign to `document.cookie` to keep a choice. */
export const languageCookieOf = (language: Language) =>
  `${languageCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
