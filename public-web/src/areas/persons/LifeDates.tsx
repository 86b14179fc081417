import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';

/** Birth and death with their words for a screen reader, and signs for the eye. */
export function LifeDates({ born, died }: { readonly born: string; readonly died: string }) {
  const { t } = useTexts();
  return (
    <span className="life-dates">
      <span className="visually-hidden">{t('persons.fields.born')} </span>
      <DateText date={born} />
      <span aria-hidden="true"> – </span>
      <span className="visually-hidden">, {t('persons.fields.died')} </span>
      <DateText date={died} />
    </span>
  );
}
