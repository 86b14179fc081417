import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';

interface Props {
  readonly kiosk: number;
  readonly onTouch: () => void;
}

/** The number of the kiosk, to be read from the other end of the room; a touch puts it away. */
export function Identity({ kiosk, onTouch }: Props) {
  const { t } = useTexts();
  return (
    <TouchButton className="identity" aria-label={t('kioskDevice.identify', { number: kiosk })} onClick={onTouch}>
      {kiosk}
    </TouchButton>
  );
}
