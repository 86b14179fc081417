import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { useIsBrowser } from '../app/useIsBrowser.ts';
import type { Nearness } from './useNearness.ts';

/** By number, or by the distance from where the visitor is, which is asked only after a press. */
export function OrderChoice({ nearness }: { readonly nearness: Nearness }) {
  const { t } = useTexts();
  const { state, ask, forget } = nearness;
  if (!useIsBrowser()) return null;
  const isNear = state === 'known';
  return (
    <div className="key-order">
      <fieldset>
        <legend className="visually-hidden">{t('keys.order')}</legend>
        <button type="button" className="button button-small" aria-pressed={!isNear} onClick={forget}>
          {t('keys.byNumber')}
        </button>
        <button
          type="button"
          className="button button-small"
          aria-pressed={isNear}
          aria-busy={state === 'asking'}
          onClick={ask}
        >
          {t('keys.nearMe')}
        </button>
      </fieldset>
      <p role="status" className="key-order-notice">
        {state === 'asking' && t('keys.locating')}
        {state === 'known' && t('keys.located')}
        {state === 'unknown' && t('keys.notLocated')}
      </p>
    </div>
  );
}
