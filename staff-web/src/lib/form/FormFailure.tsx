import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { failureText, referenceOf } from '../messages/failureText.ts';
import { Notice } from '../page/Notice.tsx';

/** A save that did not go through; the form stays as it was, and the button tries again. */
export function FormFailure({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  return (
    <Notice tone="error">
      <p>{failureText(error, t)}</p>
      <p className="toast-code">{t('common.errorCode', { code: referenceOf(failureOf(error)) })}</p>
    </Notice>
  );
}
