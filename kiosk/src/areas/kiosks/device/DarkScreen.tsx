import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TouchButton } from '../../../lib/touch/TouchButton.tsx';

/** Nothing but darkness. A touch wakes the kiosk and does nothing else. */
export function DarkScreen({ onTouch }: { readonly onTouch: () => void }) {
  const { t } = useTexts();
  return <TouchButton className="dark-screen" aria-label={t('kiosk.attract.touch')} onClick={onTouch} />;
}
