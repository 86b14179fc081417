import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import './places.css';

/** Marks what the museum has among what others know. */
export function OwnPlaceMark() {
  const { t } = useTexts();
  return <span className="place-own">{t('places.healingOrigins.place')}</span>;
}
