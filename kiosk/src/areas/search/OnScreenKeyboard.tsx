import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { accentRow, digitRow, type KeyboardLayout, keyboardLayouts, layoutOf, letterRows } from './keyboardLayouts.ts';

interface Props {
  readonly onKey: (letter: string) => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** The kiosk's own keyboard: letters as the language has them, accents above them or digits in their place (ux.md K15). */
export function OnScreenKeyboard({ onKey, onDelete, onClear }: Props) {
  const { t, language } = useTexts();
  const [chosen, setChosen] = useState<KeyboardLayout | null>(null);
  const [hasDigits, setDigits] = useState(false);
  const layout = chosen ?? layoutOf[language];
  return (
    <fieldset className="keyboard" aria-label={t('kiosk.keyboard.label')}>
      {[hasDigits ? digitRow : accentRow, ...letterRows[layout]].map((row) => (
        <div key={row} className="keyboard-row">
          {[...row].map((letter) => (
            <TouchButton key={letter} countsEveryTap onClick={() => onKey(letter)}>
              {letter}
            </TouchButton>
          ))}
        </div>
      ))}
      <div className="keyboard-row">
        {keyboardLayouts.map((each) => (
          <TouchButton
            key={each}
            className="keyboard-layout"
            aria-pressed={each === layout}
            onClick={() => setChosen(each)}
          >
            {each}
          </TouchButton>
        ))}
        <TouchButton
          className="keyboard-layout keyboard-digits"
          aria-pressed={hasDigits}
          onClick={() => setDigits(!hasDigits)}
        >
          123
        </TouchButton>
        <TouchButton
          countsEveryTap
          className="keyboard-space"
          aria-label={t('kiosk.keyboard.space')}
          onClick={() => onKey(' ')}
        />
        <TouchButton
          countsEveryTap
          className="keyboard-wide"
          aria-label={t('kiosk.keyboard.delete')}
          onClick={onDelete}
        >
          <Icon name="delete" />
        </TouchButton>
        <TouchButton className="keyboard-wide" onClick={onClear}>
          {t('kiosk.keyboard.clear')}
        </TouchButton>
      </div>
    </fieldset>
  );
}
