import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useKioskContent } from '../../../lib/content/KioskContentProvider.tsx';
import { Icon } from '../../../lib/touch/Icon.tsx';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';
import { readExitPin } from '../device/device.ts';
import { isPin } from './isPin.ts';
import { afterWrongPin, lockedSeconds, noAttempts, type PinAttempts } from './pinAttempts.ts';
import { StaffDialog } from './StaffDialog.tsx';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const pinLength = { least: 4, most: 8 };

/** Of this machine, until it starts anew: closing the pad gains nobody another three. */
let attempts: PinAttempts = noAttempts;

interface Props {
  readonly onRight: () => void;
  readonly onClose: () => void;
}

/** Asks staff for their PIN; what is typed shows as dots and is forgotten with each answer. */
export function PinPad({ onRight, onClose }: Props) {
  const { t } = useTexts();
  const { kiosk } = useKioskContent();
  const [pin, setPin] = useState('');
  const [said, setSaid] = useState<'type' | 'checking' | 'wrong' | 'cannotCheck'>('type');
  const locked = useLockedSeconds();
  const isClosed = locked > 0 || said === 'checking';
  const type = (digit: string) => {
    setSaid('type');
    setPin((typed) => (typed + digit).slice(0, pinLength.most));
  };
  const check = async () => {
    const verifier = readExitPin(kiosk);
    if (!verifier) return onClose();
    setSaid('checking');
    setPin('');
    try {
      if (await isPin(pin, verifier)) {
        attempts = noAttempts;
        return onRight();
      }
      attempts = afterWrongPin(attempts, performance.now());
      setSaid('wrong');
    } catch {
      setSaid('cannotCheck');
    }
  };
  const state = locked > 0 ? t('staffExit.pin.locked', { count: locked }) : t(`staffExit.pin.${said}`);
  return (
    <StaffDialog title={t('staffExit.pin.title')} className="pin-pad">
      <p className="pin-dots" role="img" aria-label={t('staffExit.pin.typed', { count: pin.length })}>
        {'●'.repeat(pin.length)}
      </p>
      <p role="status">{state}</p>
      <div className="pin-keys">
        {digits.map((digit) => (
          <PinKey key={digit} isClosed={isClosed} onPress={() => type(digit)}>
            {digit}
          </PinKey>
        ))}
        <PinKey
          isClosed={isClosed}
          label={t('staffExit.pin.delete')}
          onPress={() => setPin((typed) => typed.slice(0, -1))}
        >
          <Icon name="delete" />
        </PinKey>
        <PinKey isClosed={isClosed} onPress={() => type('0')}>
          0
        </PinKey>
        <PinKey isClosed={isClosed || pin.length < pinLength.least} onPress={() => void check()}>
          {t('staffExit.pin.check')}
        </PinKey>
      </div>
      <TouchButton className="button-main" onClick={onClose}>
        {t('staffExit.cancel')}
      </TouchButton>
    </StaffDialog>
  );
}

interface KeyProps {
  readonly isClosed: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const PinKey = ({ isClosed, label, onPress, children }: KeyProps) => (
  <TouchButton
    countsEveryTap
    className="button-main"
    aria-label={label}
    aria-disabled={isClosed}
    onClick={() => {
      if (!isClosed) onPress();
    }}
  >
    {children}
  </TouchButton>
);

/** Counts down while the pad is locked. */
function useLockedSeconds(): number {
  const [seconds, setSeconds] = useState(() => lockedSeconds(attempts, performance.now()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(lockedSeconds(attempts, performance.now())), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
