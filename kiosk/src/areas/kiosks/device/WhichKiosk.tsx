import { textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTextSource } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';

/** Says in all languages that an address is that of no kiosk, and leads to those that there are (KIOSK-01). */
export function WhichKiosk() {
  const texts = useTextSource();
  return (
    <main className="pairing which-kiosk">
      <h1 className="visually-hidden" lang="nl">
        {textsOf(texts, 'nl').t('kioskDevice.which')}
      </h1>
      <ul>
        {languages.map((language) => (
          <li key={language} lang={language}>
            {textsOf(texts, language).t('kioskDevice.which')}
          </li>
        ))}
      </ul>
      <div className="pairing-ways">
        {kioskNumbers.map((number) => (
          <TouchButton key={number} className="button-main" onClick={() => location.replace(`/kiosk/${number}`)}>
            {textsOf(texts).t('kioskDevice.identify', { number })}
          </TouchButton>
        ))}
      </div>
    </main>
  );
}
