import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { Link } from 'react-router-dom';
import { MatchReason } from './MatchReason.tsx';

/** One person as one link: name, dates, civilian or military, and why it was found (P3). */
export function PersonSummaryRow({ row, to }: { readonly row: PersonRow; readonly to: string }) {
  const { t } = useTexts();
  return (
    <Link className="person-row" to={to}>
      <span className="person-row-name">{listName(row) || t('persons.nameless')}</span>
      <span className="person-row-facts">
        <LifeDates born={row.born} died={row.died} />
        <span>{t(`persons.victimTypes.${row.victim_type as 'civilian'}`)}</span>
        {row.army && <span>{row.army}</span>}
        <MatchReason row={row} />
      </span>
    </Link>
  );
}

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
