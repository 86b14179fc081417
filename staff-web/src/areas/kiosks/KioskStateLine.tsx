import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import { stateIcon, stateText } from './kioskWords.ts';

/** How a kiosk is, as a sign and in words. */
export function KioskStateLine({ status }: { readonly status: KioskStatus }) {
  const texts = useTexts();
  return (
    <p className="kiosk-state" data-state={status.state}>
      <Icon name={stateIcon[status.state]} />
      {stateText(texts, status)}
    </p>
  );
}
