import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { type Address, paramOf } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { Pagination } from '../../lib/ui/Pagination.tsx';
import { linkToMemorial } from '../memorials/linkToMemorial.ts';
import type { MemorialRoute } from '../memorials/memorialRoute.ts';
import { LifeDates } from './LifeDates.tsx';
import { linkToPerson } from './linkToPerson.ts';
import { NameSearch } from './NameSearch.tsx';

/** Names on a page. */
const pageSize = 50;

/** Which names an address asks for: a text and a page, from 1. */
function wantedBy({ params }: Address) {
  const page = Number(paramOf(params, 'page') ?? 1);
  return { text: (paramOf(params, 'name') ?? '').slice(0, 200), page: Number.isInteger(page) && page > 0 ? page : 1 };
}

function paramsOf(address: Address<MemorialRoute>): ParamsOf<Methods['findPublicPersonsOnMemorial']> {
  const { text, page } = wantedBy(address);
  return { memorialId: address.route.id, text, offset: Math.min(page - 1, 100_000) * pageSize, limit: pageSize };
}

export const namesOnMemorialQuery = (address: Address<MemorialRoute>, client: Client) =>
  methodQuery(client, 'findPublicPersonsOnMemorial', paramsOf(address));

/** The names on a memorial, page by page; a text narrows them. All of it stands in the address. */
export function NamesOnMemorial({ address }: PageProps<MemorialRoute>) {
  const { t } = useTexts();
  const { text, page } = wantedBy(address);
  const { id } = address.route;
  const { data, error, refetch } = useMethod('findPublicPersonsOnMemorial', paramsOf(address), { keepPrevious: true });
  const named = text === '' ? [] : ([['name', text]] as const);
  return (
    <section className="person-section" aria-labelledby="names">
      <h2 id="names">{t('memorialPage.names')}</h2>
      <div className="section-body">
        {(text !== '' || (data && data.total > pageSize)) && <NameSearch key={text} address={address} text={text} />}
        {error && !data ? (
          <Failure title={t('common.errorTitle')} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <p role="status">
              {data.total > 0
                ? t('memorialPage.count', { count: data.total })
                : text === ''
                  ? t('memorialPage.empty')
                  : t('memorialPage.noMatch', { text })}
            </p>
            <NameList rows={data.data} address={address} />
            <Pagination
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              hrefOf={(each) => linkToMemorial(address, id, each === 1 ? named : [...named, ['page', String(each)]])}
            />
          </>
        ) : (
          <p role="status">{t('memorialPage.loading')}</p>
        )}
      </div>
    </section>
  );
}

interface ListProps extends PageProps<MemorialRoute> {
  readonly rows: ResultOf<Methods['findPublicPersonsOnMemorial']>['data'];
}

function NameList({ rows, address }: ListProps) {
  const { t } = useTexts();
  return (
    <ul className="memorial-names">
      {rows.map(({ id, firstName, lastName, bornDate, diedDate, mentions }) => (
        <li key={id}>
          <Link to={linkToPerson(address, id, { page: 'memorial', id: address.route.id })}>
            <span className="memorial-name">
              <bdi>{listName({ surname: firstName, familyname: lastName }) || t('persons.nameless')}</bdi>
            </span>
            <LifeDates born={bornDate} died={diedDate} />
            {mentions.some(({ ref }) => ref) && (
              <span className="memorial-mention">{mentions.flatMap(({ ref }) => ref || []).join(', ')}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
