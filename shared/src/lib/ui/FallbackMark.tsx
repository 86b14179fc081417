import type { Language } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Says that a text is given in another language than the reader's (A7). */
export function FallbackMark({ language }: { readonly language: Language }) {
  const { t } = useTexts();
  const words = t(`common.onlyIn.${language}`);
  return (
    <span className="fallback-mark" title={words}>
      <span aria-hidden="true">{language}</span>
      <span className="visually-hidden"> ({words})</span>
    </span>
  );
}
