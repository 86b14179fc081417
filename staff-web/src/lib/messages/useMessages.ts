import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';
import { failureText, referenceOf } from './failureText.ts';
import type { MessageOptions } from './MessageStore.ts';

/** Tells the person at work what happened. */
export interface Messages {
  readonly success: (text: string, options?: MessageOptions) => void;
  readonly error: (text: string, options?: MessageOptions) => void;
  /** Says what went wrong with a call, in the words of its error. */
  readonly failure: (error: unknown, options?: MessageOptions) => void;
}

export function useMessages(): Messages {
  const { messages } = useServices();
  const { t } = useTexts();
  return useMemo(
    () => ({
      success: messages.success,
      error: messages.error,
      failure: (error, options) =>
        messages.error(failureText(error, t), { reference: referenceOf(failureOf(error)), ...options }),
    }),
    [messages, t],
  );
}
