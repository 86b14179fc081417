import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef, useState } from 'react';
import { useHasVoice } from '../../lib/speech/useReadAloud.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { VersionChoice } from '../../lib/visit/VersionChoice.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { readingModes } from '../../lib/visit/visit.ts';

const sheetId = 'ways-to-read';

/**
 * The ways to read (beyond 15) behind one button (ux.md K23): a sheet over the bar, which a touch elsewhere closes.
 *
 * @param props.hasVersions whether the sheet offers the choice of adults and children, which no screen does then.
 */
export function WaysToRead({ hasVersions }: { readonly hasVersions: boolean }) {
  const { t } = useTexts();
  const { visit, change } = useVisit();
  const { version, language, modes } = visit;
  const hasVoice = useHasVoice(language);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    const listening = { capture: true, signal: leaving.signal };
    const touched = ({ target }: Event) => !box.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', touched, listening);
    document.addEventListener('focusin', touched, listening);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      listening,
    );
    return () => leaving.abort();
  }, [isOpen]);
  const name = t(version === 'child' ? 'kiosk.bar.modesChild' : 'kiosk.bar.modes');
  return (
    <div ref={box} className="ways">
      <TouchButton
        ref={button}
        className="button"
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={() => setOpen((was) => !was)}
      >
        <Icon name="large" />
        {name}
      </TouchButton>
      <div id={sheetId} className="ways-sheet" hidden={!isOpen}>
        {hasVersions && <VersionChoice />}
        <fieldset className="bar-group bar-modes" aria-label={name}>
          {readingModes.map((mode) =>
            mode === 'aloud' && !hasVoice ? null : (
              <TouchButton
                key={mode}
                className="button"
                aria-pressed={modes[mode]}
                onClick={() => change({ type: 'mode', mode })}
              >
                <Icon name={mode} />
                {t(`kiosk.modes.${mode}`)}
              </TouchButton>
            ),
          )}
        </fieldset>
      </div>
    </div>
  );
}
