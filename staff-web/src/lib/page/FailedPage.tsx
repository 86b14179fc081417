import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FailedNotice, type FailedProps } from './FailedNotice.tsx';
import { Page } from './Page.tsx';

/** A page that could not be shown at all. */
export function FailedPage(props: FailedProps) {
  const { t } = useTexts();
  return (
    <Page title={t('common.errorTitle')}>
      <FailedNotice {...props} />
    </Page>
  );
}
