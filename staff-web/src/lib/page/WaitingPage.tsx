import { Loader } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';

/** While a page is on its way; what comes quickly shows no spinner. */
export function WaitingPage() {
  const { t } = useTexts();
  const late = useDelayed(true);
  return (
    <div className="page-waiting" role="status">
      {late && (
        <>
          <Loader color="gray" aria-hidden />
          <span className="visually-hidden">{t('common.loading')}</span>
        </>
      )}
    </div>
  );
}
