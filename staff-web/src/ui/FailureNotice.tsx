import { Alert, Button } from '@mantine/core';
import { failureOf } from '@salient/shared/client/rpcError.ts';
import type { TextKey } from '@salient/shared/i18n/texts.ts';
import { useTextSource, useTexts } from '@salient/shared/i18n/useTexts.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A call that failed, where its answer would stand: what happened, its code for staff, and another try (A11). */
export function FailureNotice({ error, onRetry }: Props) {
  const { t } = useTexts();
  const texts = useTextSource();
  const { name, code } = failureOf(error);
  const key = texts.exists(`errors.${name}`) ? (`errors.${name}` as TextKey & `errors.${string}`) : 'errors.internal';
  return (
    <Alert color="red" title={t('common.errorTitle')} role="alert">
      <p>{t(key as 'errors.internal')}</p>
      <p className="failure-code">{t('common.errorCode', { code })}</p>
      {onRetry && (
        <Button mt="sm" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}
