import { pairingCode } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTextSource, useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../../lib/touch/Icon.tsx';
import { LanguageChoice } from '../../../lib/touch/LanguageChoice.tsx';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';
import { keepDeviceSecret } from './device.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** How long the good news stands before the kiosk begins. Milliseconds. */
const doneMs = 1_500;

type PairingRefusal = 'wrong' | 'tooMany' | 'away';
const toldOf = (error: unknown): PairingRefusal => {
  const { name } = failureOf(error);
  if (name === 'pairingCodeNotGood') return 'wrong';
  return name === 'tooManyRequests' ? 'tooMany' : 'away';
};

interface Props {
  readonly client: Pick<Client, 'pairKiosk'>;
  /** The kiosk of this address, which the way back leads to; the code decides which one the device becomes. */
  readonly kiosk: number;
}

/** Where a device becomes a kiosk: the code that an administrator made is typed in, by finger or keyboard. */
export function PairingScreen({ client, kiosk }: Props) {
  const { t, language } = useTexts();
  const texts = useTextSource();
  const [code, setCode] = useState('');
  const [told, setTold] = useState<PairingRefusal | null>(null);
  const [paired, setPaired] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isWhole = code.length === pairingCode.digits;

  const type = useCallback((digit: string) => {
    setTold(null);
    setCode((typed) => (typed + digit).slice(0, pairingCode.digits));
  }, []);
  const pair = useCallback(async () => {
    if (!isWhole || isAsking) return;
    setAsking(true);
    try {
      const { kiosk: number, device_key } = await client.pairKiosk({ code });
      keepDeviceSecret(number, device_key);
      setPaired(number);
      setTimeout(() => location.replace(`/kiosk/${number}`), doneMs);
    } catch (error) {
      setTold(toldOf(error));
      setCode('');
    } finally {
      setAsking(false);
    }
  }, [client, code, isWhole, isAsking]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const typed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (/^\d$/.test(key)) type(key);
      else if (key === 'Backspace') setCode((before) => before.slice(0, -1));
      else if (key === 'Enter' && document.activeElement === document.body) void pair();
    };
    window.addEventListener('keydown', typed);
    return () => window.removeEventListener('keydown', typed);
  }, [type, pair]);

  if (paired !== null) {
    return (
      <main className="pairing">
        <h1 role="status">{t('kioskDevice.done', { number: paired })}</h1>
      </main>
    );
  }
  const half = pairingCode.digits / 2;
  const shown = code.padEnd(pairingCode.digits, '·');
  return (
    <main className="pairing">
      <h1>{t('kioskDevice.title')}</h1>
      <p>{t('kioskDevice.intro')}</p>
      <output aria-label={t('kioskDevice.code')}>{`${shown.slice(0, half)} ${shown.slice(half)}`}</output>
      <p role="alert">{told && t(`kioskDevice.${told}`)}</p>
      <div className="pairing-pad">
        {digits.map((digit) => (
          <TouchButton key={digit} countsEveryTap onClick={() => type(digit)}>
            {digit}
          </TouchButton>
        ))}
        <TouchButton aria-label={t('kioskDevice.clear')} onClick={() => setCode('')}>
          <Icon name="delete" />
        </TouchButton>
        <TouchButton countsEveryTap onClick={() => type('0')}>
          0
        </TouchButton>
      </div>
      <div className="pairing-ways">
        <TouchButton className="button" onClick={() => location.replace(`/kiosk/${kiosk}`)}>
          {t('kioskDevice.back')}
        </TouchButton>
        <TouchButton className="button-main" disabled={!isWhole || isAsking} onClick={() => void pair()}>
          {t('kioskDevice.pair')}
        </TouchButton>
      </div>
      <LanguageChoice chosen={language} onChoose={(chosen) => void texts.changeLanguage(chosen)} />
    </main>
  );
}
