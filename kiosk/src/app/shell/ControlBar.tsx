import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { screenOf } from '../../areas/kiosks/device/screenOf.ts';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { Icon, type IconName } from '../../lib/touch/Icon.tsx';
import { LanguageChoice } from '../../lib/touch/LanguageChoice.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { VersionChoice } from '../../lib/visit/VersionChoice.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { WaysToRead } from './WaysToRead.tsx';

const screens = [
  { screen: 'stories', icon: 'home' },
  { screen: 'names', icon: 'calendar' },
  { screen: 'search', icon: 'search' },
] as const;
type Screen = (typeof screens)[number]['screen'];

/**
 * Always at the lower edge, where every hand reaches it. In attract it holds nothing but the languages, each of which
 * begins; while somebody reads, the way back, for whom, how to read and the languages (ux.md K23).
 */
export function ControlBar() {
  const { t } = useTexts();
  const { visit, change } = useVisit();
  const path = useKioskPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = screenOf({ pathname, isAsking: false, isDark: false });
  const isAttract = shown === 'attract';
  const link = (screen: Screen, icon: IconName) => (
    <TouchButton
      key={screen}
      className="button"
      aria-current={pathname === path(screen) ? 'page' : undefined}
      onClick={() => navigate(path(screen))}
    >
      <Icon name={icon} />
      {t(`kiosk.bar.${screen}`)}
    </TouchButton>
  );
  return (
    <nav className={`control-bar control-bar-${shown}`} aria-label={t('kiosk.bar.label')}>
      {!isAttract && (
        <div className="bar-group bar-screens">
          {shown === 'reading' ? (
            <>
              {link('stories', 'back')}
              <VersionChoice />
            </>
          ) : (
            screens.map(({ screen, icon }) => link(screen, icon))
          )}
          <WaysToRead hasVersions={shown === 'menu' && pathname !== path('stories')} />
        </div>
      )}
      <LanguageChoice
        chosen={isAttract ? null : visit.language}
        onChoose={(language) => {
          change({ type: 'language', language });
          if (isAttract) void navigate(path('stories'));
        }}
      />
    </nav>
  );
}
