import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import type { ServiceFailure } from '@salient/shared/lib/contract/serviceFailures.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { failureText } from '../../lib/messages/failureText.ts';

/** Whether a code was looked for and not found; a number would have lost its last zero (CATALOGUE-07). */
export const isCodeNotFound = (failure: unknown): boolean => /^404\.10?$/.test(String(failureOf(failure).code));

/** What went wrong between here and the catalogue: a catalogue that failed is said by its reason (CATALOGUE-06). */
export function catalogueFailureText(failure: unknown, t: Translate): string {
  const { name, data } = failureOf(failure);
  if (isCodeNotFound(failure)) return t('catalogue.notFound');
  if (name === 'catalogueRecordNotFound') return t('catalogue.recordNotFound');
  if (name !== 'catalogueFailed') return failureText(failure, t);
  const { reason } = data as { reason: ServiceFailure };
  const seconds = restOf(failure);
  if (seconds > 0) return t('catalogueImport.resting', { count: seconds });
  return `${t(`catalogueImport.failures.${reason}`)} ${failureText(failure, t)}`;
}

/** For how many seconds the catalogue is not asked, as it failed several times; 0 when it is. */
const restOf = (failure: unknown): number => {
  const { name, data } = failureOf(failure);
  return name === 'catalogueFailed' ? ((data as { retryAfterSeconds?: number }).retryAfterSeconds ?? 0) : 0;
};

/** Whether whoever asks once more after this failure has the catalogue asked although it is left alone. */
export const asksAnywayAfter = (failure: unknown): boolean => failure !== null && restOf(failure) > 0;
