import { Button, Table } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

type Way = 'list' | 'opened' | 'moments' | 'history';

/** What a look by each method is called; a way of which no word is said is told by its method. */
const ways: Readonly<Partial<Record<string, Way>>> = {
  findContactPersons: 'list',
  findContactPersonByName: 'list',
  getContactPerson: 'opened',
  findContactPersonEvents: 'moments',
  getContactPersonEvent: 'moments',
  getContactPersonEventsForPerson: 'moments',
  findContactMomentsForPerson: 'moments',
  findContactMomentsForDocument: 'moments',
  findChanges: 'history',
};

function wayText(t: Translate, method: string): string {
  const way = ways[method];
  return way ? t(`personalData.ways.${way}`) : method;
}

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
  const [limit, setLimit] = useState(rowsAtOnce);
  const { data, error, refetch } = useMethod(
    'findContactAccess',
    { account, limit, ...(contactPersonId === undefined ? {} : { contactPersonId }) },
    { keepPrevious: true },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (data.total === 0) return <p className="form-hint">{t('personalData.access.none')}</p>;
  return (
    <>
      <Table.ScrollContainer minWidth={320}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('personalData.access.when')}</Table.Th>
              <Table.Th scope="col">{t('personalData.access.account')}</Table.Th>
              {contactPersonId === undefined && <Table.Th scope="col">{t('personalData.access.whom')}</Table.Th>}
              <Table.Th scope="col">{t('personalData.access.how')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map(({ id, at, account: who, method, contactPersonId: whom, contactPersonName: name }) => (
              <Table.Tr key={id}>
                <Table.Td className="personal-moment">{momentText(at)}</Table.Td>
                <Table.Td>
                  <bdi>{who ?? t('personalData.someone')}</bdi>
                </Table.Td>
                {contactPersonId === undefined && (
                  <Table.Td>
                    {name === null ? (
                      t('personalData.access.gone')
                    ) : (
                      <Link to={`/personal_data?contact=${whom}`}>
                        <bdi>{name}</bdi>
                      </Link>
                    )}
                  </Table.Td>
                )}
                <Table.Td>{wayText(t, method)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.total > data.data.length && limit < mostRows && (
        <Button variant="default" onClick={() => setLimit((before) => Math.min(mostRows, before + rowsAtOnce))}>
          {t('personalData.access.more')}
        </Button>
      )}
    </>
  );
}
