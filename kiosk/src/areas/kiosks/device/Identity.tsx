import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  readonly kiosk: number;
  readonly onTouch: () => void;
}

/** The number of the kiosk, to be read from the other end of the room; a touch puts it away. */
export function Identity({ kiosk, onTouch }: Props) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="identity"
      aria-label={t('kioskDevice.identify', { number: kiosk })}
      onClick={onTouch}
    >
      {kiosk}
    </button>
  );
}
