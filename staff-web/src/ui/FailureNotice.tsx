import { Alert, Button } from '@mantine/core';
import { failureOf } from '@salient/shared/client/rpcError.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { failureText, referenceOf } from '../app/messages/failureText.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A call that failed, where its answer would stand: what happened, the code that staff ask for, another try (A11). */
export function FailureNotice({ error, onRetry }: Props) {
  const { t } = useTexts();
  return (
    <Alert color="poppy" role="alert" title={t('common.errorTitle')}>
      <p>{failureText(error, t)}</p>
      <p className="toast-code">{t('common.errorCode', { code: referenceOf(failureOf(error)) })}</p>
      {onRetry && (
        <Button mt="sm" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}
