import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** Nothing but darkness. A touch wakes the kiosk and does nothing else. */
export function DarkScreen({ onTouch }: { readonly onTouch: () => void }) {
  const { t } = useTexts();
  return <button type="button" className="dark-screen" aria-label={t('kiosk.attract.touch')} onClick={onTouch} />;
}
