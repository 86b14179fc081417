import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { LifeDates } from '../../persons/LifeDates.tsx';
import { MatchReason } from './MatchReason.tsx';

/** One person as one link: name, dates, civilian or military, and why it was found (P3). */
export function PersonSummaryRow({ row, to }: { readonly row: FoundPerson; readonly to: string }) {
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
