import { Button } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { tableRoles } from '../../../lib/list/tableRoles.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { wayText } from '../wayText.ts';

const rowsAtOnce = 50;
const mostRows = 1000;

interface Props {
  /** Of this contact person alone. */
  readonly contactPersonId?: string;
  /** By this account alone. */
  readonly account?: string;
}

/** Who looked, when and how; with whom they looked at unless it is one contact person's. */
export function ContactAccessTable({ contactPersonId, account = '' }: Props) {
  const { t } = useTexts();
  const isOfAll = contactPersonId === undefined;
  const [limit, setLimit] = useState(rowsAtOnce);
  const { data, error, refetch } = useMethod(
    'findContactAccess',
    { account, limit, ...(isOfAll ? {} : { contactPersonId }) },
    { keepPrevious: true },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (data.total === 0) return <p className="form-hint">{t('personalData.access.none')}</p>;
  return (
    <>
      <div className="list-scroll personal-looks">
        <table
          {...tableRoles.table}
          className="list-table"
          style={{ '--tracks': `repeat(${isOfAll ? 4 : 3}, auto)` } as CSSProperties}
          aria-label={t(isOfAll ? 'pages.contact_access' : 'personalData.access.seenBy')}
        >
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <Head text={t('personalData.access.when')} />
              <Head text={t('personalData.access.account')} />
              {isOfAll && <Head text={t('personalData.access.whom')} />}
              <Head text={t('personalData.access.how')} />
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {data.data.map(({ id, at, account: who, method, contactPersonId: whom, contactPersonName: name }) => (
              <tr {...tableRoles.row} key={id} data-row={id}>
                <th {...tableRoles.rowHead} scope="row" data-short>
                  <div className="list-cell">{momentText(at)}</div>
                </th>
                <Cell label={t('personalData.access.account')}>
                  <bdi>{who ?? t('personalData.someone')}</bdi>
                </Cell>
                {isOfAll && (
                  <Cell label={t('personalData.access.whom')}>
                    {name === null ? (
                      t('personalData.access.gone')
                    ) : (
                      <Link data-row-link to={`${pathTo('personal_data')}?contact=${whom}`}>
                        <bdi>{name}</bdi>
                      </Link>
                    )}
                  </Cell>
                )}
                <Cell label={t('personalData.access.how')}>{wayText(t, method)}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.total > data.data.length && limit < mostRows && (
        <Button variant="default" onClick={() => setLimit((before) => Math.min(mostRows, before + rowsAtOnce))}>
          {t('personalData.access.more')}
        </Button>
      )}
    </>
  );
}

const Head = ({ text }: { readonly text: string }) => (
  <th {...tableRoles.columnHead} scope="col">
    {text}
  </th>
);

/** Where there is little room a row is a card, and what stands in it is told by its word. */
const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <td {...tableRoles.cell} data-label={label}>
    <div className="list-cell">{children}</div>
  </td>
);
