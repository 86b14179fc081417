import { type Failure as CallFailure, failureOf } from '@salient/shared/lib/client/rpcError.ts';
import type { errors } from '@salient/shared/lib/contract/texts/errors.nl.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

type ErrorName = keyof typeof errors;

/** Text key of a failure; what has no words of its own is a fault of the server. */
export function errorKey({ name }: CallFailure, t: ReturnType<typeof useTexts>['t']): `errors.${ErrorName}` {
  const key = `errors.${name as ErrorName}` as const;
  return t(key) === key ? 'errors.internal' : key;
}

interface Props {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What happened, a way to try again, and the code that staff ask for. What the visitor typed stays where it is. */
export function Failure({ title, error, onRetry }: Props) {
  const { t } = useTexts();
  const failure = failureOf(error);
  // Nothing broke, and asking the same again would not help: what helps is said.
  if (failure.name === 'tooBroad') {
    return (
      <p className="notice notice-quiet" role="alert">
        {t('errors.tooBroad')}
      </p>
    );
  }
  return (
    <div className="notice notice-error" role="alert">
      <h2 className="notice-title">{title}</h2>
      <p>{t(errorKey(failure, t))}</p>
      <p className="notice-code">{t('common.errorCode', { code: referenceOf(failure) })}</p>
      {onRetry && (
        // A page that is sent to be read has no handlers: there the mark says what a press does.
        <button type="button" className="button" onClick={onRetry} data-retry="">
          {t('common.retry')}
        </button>
      )}
    </div>
  );
}

/** The number under which the server logged the fault, else the error's code. */
function referenceOf({ code, data }: CallFailure): string {
  const reference = typeof data === 'object' && data !== null && 'reference' in data ? data.reference : undefined;
  return typeof reference === 'string' || typeof reference === 'number' ? String(reference) : String(code);
}
