import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Mark } from '@salient/shared/lib/ui/Mark.tsx';
import { Outlet } from 'react-router-dom';
import { Languages } from './Languages.tsx';

/** Around the pages that one comes to without an account (SHELL-16): the product's name and the languages. */
export function NoFrameLayout() {
  const { t } = useTexts();
  return (
    <div className="no-frame">
      <header>
        <p className="wordmark">
          <Mark />
          <span>{t('common.product')}</span>
        </p>
        <Languages />
      </header>
      <main id="content">
        <Outlet />
      </main>
    </div>
  );
}
