import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import type { ServiceFailure } from '@salient/shared/lib/contract/serviceFailures.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { failureText } from '../../lib/messages/failureText.ts';

/** Why a look-up gave nothing: a service that failed is said by its reason; anything else as everywhere. */
export function lookupFailureText(failure: unknown, t: Translate): string {
  const { name, data } = failureOf(failure);
  const reason = name === 'lookupFailed' ? (data as { reason?: ServiceFailure }).reason : undefined;
  return reason ? `${t(`places.lookupFailures.${reason}`)} ${failureText(failure, t)}` : failureText(failure, t);
}
