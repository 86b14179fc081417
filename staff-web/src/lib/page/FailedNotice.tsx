import { Button, CopyButton, Group } from '@mantine/core';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { failureText, referenceOf } from '../messages/failureText.ts';

export interface FailedProps {
  readonly error: unknown;
  /** Tries again; without it the whole page is fetched anew. */
  readonly onRetry?: () => void;
}

/** What could not be shown: what happened, a way to try again, and the code that staff ask for (ux.md A11, S8). */
export function FailedNotice({ error, onRetry = () => window.location.reload() }: FailedProps) {
  const { t } = useTexts();
  const code = referenceOf(failureOf(error));
  return (
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
  );
}
