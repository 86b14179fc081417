import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TouchButton } from '../touch/TouchButton.tsx';
import { useVisit } from './VisitProvider.tsx';

/** For adults or for children: two equal buttons, one tap each (ux.md K20). */
export function VersionChoice() {
  const { t } = useTexts();
  const { visit, change } = useVisit();
  return (
    <fieldset className="bar-group bar-versions" aria-label={t('kiosk.bar.version')}>
      {(['main', 'child'] as const).map((each) => (
        <TouchButton
          key={each}
          className="button"
          aria-pressed={each === visit.version}
          onClick={() => change({ type: 'version', version: each })}
        >
          {t(`kiosk.versions.${each}`)}
        </TouchButton>
      ))}
    </fieldset>
  );
}
