import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { useVisit } from '../visit/VisitProvider.tsx';

/** Seconds at which the count is spoken; every one would be a stream. */
const spokenAt = [20, 5];

/** The question before a visit ends. Any touch answers it; the button says so. */
export function IdleWarningDialog({ seconds }: { readonly seconds: number }) {
  const { t } = useTexts();
  const { version } = useVisit().visit;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const count = t('kiosk.idle.seconds', { count: seconds });
  return (
    <dialog ref={dialog} className="still-there" role="alertdialog" aria-labelledby="still-there">
      <h2 id="still-there">{t(version === 'child' ? 'kiosk.idle.titleChild' : 'kiosk.idle.title')}</h2>
      <p aria-hidden="true">{count}</p>
      <p className="visually-hidden" role="status">
        {spokenAt.includes(seconds) ? count : ''}
      </p>
      <button type="button" className="button-main">
        {t('kiosk.idle.keepReading')}
      </button>
    </dialog>
  );
}
