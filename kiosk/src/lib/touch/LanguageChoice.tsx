import { type Language, languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TouchButton } from './TouchButton.tsx';

interface Props {
  /** None where a visit only begins with one. */
  readonly chosen: Language | null;
  readonly onChoose: (language: Language) => void;
}

/** The four languages by their own names, always in sight (ux.md K12). */
export function LanguageChoice({ chosen, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <fieldset className="bar-group bar-languages" aria-label={t('common.language')}>
      {languages.map((each) => (
        <TouchButton
          key={each}
          className="button"
          lang={each}
          aria-pressed={chosen === null ? undefined : each === chosen}
          onClick={() => onChoose(each)}
        >
          {languageNames[each]}
        </TouchButton>
      ))}
    </fieldset>
  );
}
