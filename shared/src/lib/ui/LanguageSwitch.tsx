import { type Language, languageNames, languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';

interface Props {
  /** Address of the present page in a language; links work before and without any script. */
  readonly hrefOf: (language: Language) => string;
  /** Switches in place; absent where following the link is all there is. */
  readonly onChoose?: (language: Language) => void;
}

/** NL | EN | FR | DE (I18N-08); a screen reader hears each language's own name. */
export function LanguageSwitch({ hrefOf, onChoose }: Props) {
  const { t, language: current } = useTexts();
  return (
    <nav className="language-switch" aria-label={t('common.language')}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefOf(language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                onChoose(language);
              }}
            >
              {language.toUpperCase()}
              <span className="visually-hidden"> – {languageNames[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
