import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';

const screens = [
  { screen: 'stories', icon: 'home' },
  { screen: 'names', icon: 'calendar' },
  { screen: 'search', icon: 'search' },
] as const;

/** Always at the lower edge, where every hand reaches it: where to go, and the languages. */
export function ControlBar() {
  const { t } = useTexts();
  const { visit, change } = useVisit();
  const path = useKioskPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <nav className="control-bar" aria-label={t('kiosk.bar.label')}>
      <div className="bar-group bar-screens">
        {screens.map(({ screen, icon }) => (
          <TouchButton
            key={screen}
            className="button"
            aria-current={pathname === path(screen) ? 'page' : undefined}
            onClick={() => navigate(path(screen))}
          >
            <Icon name={icon} />
            {t(`kiosk.bar.${screen}`)}
          </TouchButton>
        ))}
      </div>
      <fieldset className="bar-group bar-languages" aria-label={t('common.language')}>
        {languages.map((each) => (
          <TouchButton
            key={each}
            className="button"
            lang={each}
            aria-pressed={each === visit.language}
            onClick={() => change({ type: 'language', language: each })}
          >
            {languageNames[each]}
          </TouchButton>
        ))}
      </fieldset>
    </nav>
  );
}
