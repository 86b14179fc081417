import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from './icons.tsx';

/** Buttons of pages that are sent to be read: `attachReading` gives them their work, without script they stay away. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTexts();
  return (
    <span className="copy needs-script">
      <button type="button" className="button button-small" data-copy={text}>
        <Icon name="copy" />
        {label}
      </button>
      <span role="status" data-copied={t('sharing.copied')} data-failed={t('sharing.copyFailed')} />
    </span>
  );
}

/** The device's own way of sharing, where it has one. */
export function ShareButton({ url }: { readonly url: string }) {
  const { t } = useTexts();
  return (
    <button type="button" className="button" data-share={url} hidden>
      <Icon name="share" />
      {t('sharing.share')}
    </button>
  );
}

export function PrintButton() {
  const { t } = useTexts();
  return (
    <button type="button" className="button needs-script" data-print="">
      <Icon name="print" />
      {t('sharing.print')}
    </button>
  );
}
