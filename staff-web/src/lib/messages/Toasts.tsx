import { Button, CloseButton } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';

/** The messages on screen, spoken through one live region; under pointer or focus they stay (ux.md A6). */
export function Toasts() {
  const { t } = useTexts();
  const { messages } = useServices();
  const { shown } = useStore(messages);
  const toasts = useRef<HTMLDivElement>(null);
  // A message that has gone tells of no blur: the clock of the others would stand still for good.
  useEffect(() => {
    if (!toasts.current?.matches(':hover, :focus-within')) messages.resume();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only stops the clock.
    <div
      ref={toasts}
      className="toasts"
      onPointerMove={messages.pause}
      onPointerLeave={messages.resume}
      onFocus={messages.pause}
      onBlur={messages.resume}
    >
      <div role="status" aria-live="polite" aria-relevant="additions">
        {shown.map(({ id, kind, text, reference, action }) => (
          <div key={id} className="toast" data-kind={kind}>
            <Icon name={kind === 'success' ? 'check' : 'warning'} />
            <div>
              <p className="toast-text">
                {kind === 'error' && <span className="visually-hidden">{t('messages.error')} </span>}
                {text}
              </p>
              {reference && <p className="toast-code">{t('common.errorCode', { code: reference })}</p>}
              {action && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  className="toast-action"
                  onClick={() => {
                    messages.act(id);
                    messages.resume();
                  }}
                >
                  {action.label}
                </Button>
              )}
            </div>
            <CloseButton
              aria-label={t('common.close')}
              onClick={() => {
                messages.close(id);
                // A button that is gone tells of no blur.
                messages.resume();
              }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
