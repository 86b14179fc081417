import { isPageCode, type PageCode, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { pathOfVia, readVia, useHere, type Via } from '../../lib/routing/links.ts';
import { addressToReturn, returning } from '../../lib/routing/returning.ts';
import { useServices } from '../../lib/services/services.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { useViaTitle } from './useViaTitle.ts';

interface Props {
  readonly title: string;
  /** The page above, where the page itself says which. */
  readonly above: Via | null;
}

/** The way here: home, the page that `via` names or else the one above as it was left, and this page (SHELL-18). */
export function Breadcrumbs({ title, above }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { hasScreen } = useServices();
  const here = useHere();
  const origin = readVia(query.get('via')) ?? above ?? parentOf(here.code, hasScreen);
  const originTitle = useViaTitle(origin);
  useShortcut(
    'Alt+ArrowLeft',
    t('shortcuts.back'),
    () => origin && void navigate(wayBack(origin), { state: returning }),
    !!origin,
  );
  if (!origin) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('frame.breadcrumbs')}>
      <ol>
        {origin.code !== 'home' && (
          <li>
            <Link to="/">{t('pages.home')}</Link>
          </li>
        )}
        <li>
          <Link to={wayBack(origin)} state={returning}>
            <Icon name="back" />
            <span>{originTitle}</span>
          </Link>
        </li>
        <li aria-current="page">
          <span>{title}</span>
        </li>
      </ol>
    </nav>
  );
}

const wayBack = (origin: Via) => addressToReturn(pathOfVia(origin));

/** The nearest page above that has a screen. */
function parentOf(code: PageCode, hasScreen: (code: PageCode) => boolean): Via | undefined {
  const { parent } = staffPages[code];
  if (!isPageCode(parent)) return undefined;
  return hasScreen(parent) ? { code: parent } : parentOf(parent, hasScreen);
}
