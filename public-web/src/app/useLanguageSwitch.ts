import { isLanguage, type Language } from '@salient/shared/lib/i18n/languages.ts';
import { languageCookieOf } from '@salient/shared/lib/i18n/storedLanguage.ts';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageParam } from '../lib/routing/address.ts';
import { inLanguage } from './inLanguage.ts';
import { preparePage } from './pages.ts';
import { type PageAddress, readAddress } from './readAddress.ts';

async function show(texts: i18n, address: PageAddress, language: Language): Promise<void> {
  await preparePage(address, texts, language);
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Follows an address that names another language, as Back may bring one. */
export function useLanguageOfAddress(address: PageAddress, texts: i18n): void {
  const wanted = languageParam(address)?.toLowerCase();
  useEffect(() => {
    if (isLanguage(wanted) && wanted !== texts.language) {
      // Without the texts the page stays in the language it has.
      show(texts, address, wanted).catch(() => undefined);
    }
  }, [wanted, address, texts]);
}

/** Switches the language in place: address, filters, typed text and scroll position stay (A7, I18N-09). */
export function useLanguageSwitch(texts: i18n): (language: Language) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
    document.cookie = languageCookieOf(language);
    const address = inLanguage(pathname, search, language);
    show(texts, readAddress(pathname, search), language).then(
      () => navigate(address, { replace: true }),
      () => window.location.assign(address),
    );
  };
}
