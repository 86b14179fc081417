import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useHasVoice } from '../../lib/speech/useReadAloud.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { readingModes } from '../../lib/visit/visit.ts';

/** For whom, and how to read (beyond 15): above the bar on an upright panel, at the side of one across. */
export function ReadingRail() {
  const { t } = useTexts();
  const { visit, change } = useVisit();
  const { language, version, modes } = visit;
  const hasVoice = useHasVoice(language);
  return (
    <aside className="reading-rail" aria-label={t('kiosk.bar.reading')}>
      <fieldset className="bar-group bar-versions" aria-label={t('kiosk.bar.version')}>
        {(['main', 'child'] as const).map((each) => (
          <TouchButton
            key={each}
            className="button"
            aria-pressed={each === version}
            onClick={() => change({ type: 'version', version: each })}
          >
            {t(`kiosk.versions.${each}`)}
          </TouchButton>
        ))}
      </fieldset>
      <fieldset className="bar-group bar-modes" aria-label={t('kiosk.bar.modes')}>
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
    </aside>
  );
}
