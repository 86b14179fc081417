import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { Link } from 'react-router-dom';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { linkToPerson } from '../../persons/linkToPerson.ts';
import type { Via } from '../../persons/via.ts';
import { pageSize, type SortColumn } from '../searchState.ts';
import type { SearchControl, SearchPageRows } from '../useSearch.ts';
import { MatchReason } from './MatchReason.tsx';
import { MilitaryDetails } from './MilitaryDetails.tsx';

const columns = ['name', 'born', 'died', 'victim_type', 'army', 'military'] as const;

/** Said in words, because browsers drop the roles of a table whose rows are laid out as cards. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

interface Props {
  readonly control: SearchControl;
  readonly found: SearchPageRows;
  /** The rows are of the page before; the new ones are on their way. */
  readonly stale: boolean;
  /** Where a person's page leads back to. */
  readonly via: Via;
}

/** The persons of one page (PUBLIC-05): a table on wide screens, cards on narrow ones. */
export function ResultsTable({ control, found, stale, via }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  const sortable = new Set(found.columns.filter((column) => column.sortable).map(({ key }) => key));
  return (
    <table className={stale ? 'person-table person-table-stale' : 'person-table'} {...role.table}>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sortable={sortable.has(column)} control={control} />
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {found.rows.map((row) => (
          <tr key={row.id} {...role.row}>
            <td {...role.cell} className="cell-name">
              <Link to={linkToPerson(address, row.id, via)}>{listName(row) || t('persons.nameless')}</Link>
              <AlternativeNames row={row} />
              <MatchReason row={row} />
            </td>
            <td {...role.cell} className="cell-date">
              <span className="cell-label">{t('persons.fields.born')}</span>
              <DateText date={row.born} />
            </td>
            <td {...role.cell} className="cell-date">
              <span className="cell-label">{t('persons.fields.died')}</span>
              <DateText date={row.died} />
            </td>
            <td {...role.cell} className="cell-type">
              {t(`persons.victimTypes.${row.victim_type as 'civilian'}`)}
            </td>
            <td {...role.cell} className="cell-army">
              {row.army}
            </td>
            <td {...role.cell} className="cell-military">
              <MilitaryDetails row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly column: (typeof columns)[number];
  readonly sortable: boolean;
  readonly control: SearchControl;
}

/** A column's head; a click sorts ascending, then descending, then not at all. */
function ColumnHead({ column, sortable, control }: HeadProps) {
  const { t } = useTexts();
  const label = column === 'victim_type' ? t('persons.type') : t(`persons.fields.${column}`);
  if (!sortable) {
    return (
      <th scope="col" {...role.columnheader}>
        {label}
      </th>
    );
  }
  const { state, hrefOf } = control;
  const direction = state.sort?.[0] === column ? state.sort[1] : null;
  const next = direction === 1 ? -1 : direction === null ? 1 : null;
  const sort = next === null ? null : ([column as SortColumn, next] as const);
  return (
    <th
      scope="col"
      {...role.columnheader}
      aria-sort={direction === null ? undefined : direction === 1 ? 'ascending' : 'descending'}
    >
      <Link className="sort-link" rel="nofollow" to={hrefOf({ ...state, tab: 'results', page: 1, sort })}>
        {label}
      </Link>
    </th>
  );
}

function AlternativeNames({ row }: { readonly row: PersonRow }) {
  const { t } = useTexts();
  const names = [...row.alternative_familynames, ...row.alternative_surnames];
  if (names.length === 0) return null;
  return <span className="also-named">{t('search.results.alsoNamed', { names: names.join(', ') })}</span>;
}

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

/** As high as a page of results, so that nothing jumps when they come. */
export function ResultsSkeleton() {
  const { t } = useTexts();
  return (
    <div className="skeleton">
      <span className="visually-hidden">{t('common.loading')}</span>
      {skeletonRows.map((index) => (
        <div key={index} className="skeleton-row" />
      ))}
    </div>
  );
}
