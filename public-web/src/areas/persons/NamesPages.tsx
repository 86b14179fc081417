import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { Params } from '@salient/shared/lib/address/params.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { Pagination } from '../../lib/ui/Pagination.tsx';
import { LifeDates } from './LifeDates.tsx';
import { linkToPerson } from './linkToPerson.ts';
import { NameSearch } from './NameSearch.tsx';
import type { Via } from './via.ts';
import { namesOnPage, wantedNames } from './wantedNames.ts';

export interface NamedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly bornDate: string;
  readonly diedDate: string;
}

interface Props<Row extends NamedPerson> extends PageProps {
  readonly title: string;
  /** What the search is for. */
  readonly searchLabel: string;
  /** Said where there is nobody at all. */
  readonly emptyText: string;
  /** What is known by now, and how it went. */
  readonly found: {
    readonly data?: { readonly data: readonly Row[]; readonly total: number } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly path: string;
  readonly linkTo: (params?: Params) => string;
  /** The way back from a person. */
  readonly via: Via;
  /** What is said of a person beside name and dates. */
  readonly detailOf: (row: Row) => ReactNode;
}

/** Names page by page; a text narrows them. All of it stands in the address. */
export function NamesPages<Row extends NamedPerson>(props: Props<Row>) {
  const { address, title, searchLabel, emptyText, found, path, linkTo } = props;
  const { t } = useTexts();
  const { text, page } = wantedNames(address);
  const { data, error, refetch } = found;
  const named: Params = text === '' ? [] : [['name', text]];
  const isSearched = text !== '' || (data !== undefined && data.total > namesOnPage);
  return (
    <section className="person-section" aria-labelledby="names">
      <h2 id="names">{title}</h2>
      <div className="section-body">
        {isSearched && (
          <NameSearch key={text} address={address} text={text} path={path} label={searchLabel} linkTo={linkTo} />
        )}
        {error && !data ? (
          <Failure title={t('common.errorTitle')} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <p role="status">
              {data.total > 0
                ? t('namesPages.count', { count: data.total })
                : text === ''
                  ? emptyText
                  : t('namesPages.noMatch', { text })}
            </p>
            <NameList {...props} rows={data.data} />
            <Pagination
              page={page}
              pages={Math.ceil(data.total / namesOnPage)}
              hrefOf={(each) => linkTo(each === 1 ? named : [...named, ['page', String(each)]])}
            />
          </>
        ) : (
          <p role="status">{t('namesPages.loading')}</p>
        )}
      </div>
    </section>
  );
}

function NameList<Row extends NamedPerson>({
  rows,
  address,
  via,
  detailOf,
}: Pick<Props<Row>, 'address' | 'via' | 'detailOf'> & { readonly rows: readonly Row[] }) {
  const { t } = useTexts();
  return (
    <ul className="names">
      {rows.map((row) => {
        const { id, firstName, lastName, bornDate, diedDate } = row;
        const detail = detailOf(row);
        return (
          <li key={id}>
            <Link to={linkToPerson(address, id, via)}>
              <span className="names-name">
                <bdi>{listName({ surname: firstName, familyname: lastName }) || t('persons.nameless')}</bdi>
              </span>
              <LifeDates born={bornDate} died={diedDate} />
              {detail && <span className="names-detail">{detail}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
