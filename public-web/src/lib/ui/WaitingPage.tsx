import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** A page whose contents are on their way. */
export function WaitingPage() {
  const { t } = useTexts();
  return (
    <div className="page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div className="skeleton-title" />
      <div className="skeleton-text" />
    </div>
  );
}
