import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';

/** The device's own way of sharing, where it has one. */
export function ShareButton({ title, url }: { readonly title: string; readonly url: string }) {
  const { t } = useTexts();
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(typeof navigator.share === 'function'), []);
  if (!possible) return null;
  return (
    // Closing the device's own sheet without sharing rejects; nothing is to be said about it.
    <button
      type="button"
      className="button"
      onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
    >
      <Icon name="share" />
      {t('sharing.share')}
    </button>
  );
}

export function PrintButton() {
  const { t } = useTexts();
  return (
    <button type="button" className="button" onClick={() => window.print()}>
      <Icon name="print" />
      {t('sharing.print')}
    </button>
  );
}
