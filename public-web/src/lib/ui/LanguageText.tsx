import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly texts: Readonly<LanguageTexts>;
  readonly className?: string;
}

/** A text in the reader's language, or in another one with its `lang` and a word about it (A7, I18N-14). */
export function LanguageText({ texts, className }: Props) {
  const { t, language } = useTexts();
  const shown = textInLanguage(texts, language);
  if (!shown) return null;
  const isOther = shown.language !== language;
  return (
    <>
      {isOther && <p className="only-in">{t(`common.onlyIn.${shown.language}`)}</p>}
      <div className={className} lang={isOther ? shown.language : undefined}>
        {shown.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
