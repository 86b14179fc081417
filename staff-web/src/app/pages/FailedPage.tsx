import { Button, CopyButton, Group } from '@mantine/core';
import { failureOf } from '@salient/shared/client/rpcError.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { Page } from '../layout/Page.tsx';
import { failureText, referenceOf } from '../messages/failureText.ts';

interface Props {
  readonly error: unknown;
  /** Tries again; without it the whole page is fetched anew. */
  readonly onRetry?: () => void;
}

/** A page that could not be shown: what happened, a way to try again, and the code that staff ask for. */
export function FailedPage({ error, onRetry = () => window.location.reload() }: Props) {
  const { t } = useTexts();
  const code = referenceOf(failureOf(error));
  return (
    <Page title={t('common.errorTitle')}>
      <div className="notice-page" role="alert">
        <p>{failureText(error, t)}</p>
        <p className="toast-code">{t('common.errorCode', { code })}</p>
        <Group>
          <Button onClick={onRetry}>{t('common.retry')}</Button>
          <CopyButton value={`${code} ${window.location.href} ${new Date().toISOString()}`}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'frame.copied' : 'frame.copyDetails')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </div>
    </Page>
  );
}
