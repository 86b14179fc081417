import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useIsBrowser } from '../../../lib/site/useIsBrowser.ts';
import type { KeyOrder } from './keyOrder.ts';
import type { Nearness } from './useNearness.ts';

interface Props {
  readonly order: KeyOrder;
  /** The address of the page in an order that addresses can name. */
  readonly hrefOf: (order: 'number' | 'theme') => string;
  readonly hasThemes: boolean;
  readonly nearness: Nearness;
}

/** By number, by theme, or by the distance from where the visitor is, which is asked only after a press (beyond.md 19). */
export function OrderChoice({ order, hrefOf, hasThemes, nearness }: Props) {
  const { t } = useTexts();
  const { state, ask, forget } = nearness;
  const isBrowser = useIsBrowser();
  const named = hasThemes ? (['number', 'theme'] as const) : (['number'] as const);
  // Nothing to choose without script and without themes.
  if (!isBrowser && !hasThemes) return null;
  return (
    <div className="key-order">
      <fieldset>
        <legend className="visually-hidden">{t('keyLocationPages.order')}</legend>
        {named.map((each) => (
          <Link
            key={each}
            className="button button-small"
            to={hrefOf(each)}
            replace
            aria-current={order === each ? 'true' : undefined}
            onClick={forget}
          >
            {t(each === 'theme' ? 'keyLocationPages.byTheme' : 'keyLocationPages.byNumber')}
          </Link>
        ))}
        {isBrowser && (
          <button
            type="button"
            className="button button-small"
            aria-pressed={order === 'distance'}
            aria-busy={state === 'asking'}
            onClick={ask}
          >
            {t('keyLocationPages.nearMe')}
          </button>
        )}
      </fieldset>
      <p role="status" className="key-order-notice">
        {state === 'asking' && t('keyLocationPages.locating')}
        {state === 'known' && t('keyLocationPages.located')}
        {state === 'unknown' && t('keyLocationPages.notLocated')}
      </p>
    </div>
  );
}
