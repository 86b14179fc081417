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
  const reason = name === 'catalogueFailed' ? (data as { reason?: ServiceFailure }).reason : undefined;
  return reason ? `${t(`catalogueImport.failures.${reason}`)} ${failureText(failure, t)}` : failureText(failure, t);
}
