import { fieldText, kindText, sourceText, typeAndRecordText, typeText } from '@salient/shared/app/changeTexts.ts';
import type { Change } from '@salient/shared/areas/changes/change.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { changeKinds, changeSources, historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import type { ShownRecord } from '@salient/shared/lib/history/shownValue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useMemo } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { daysAgo } from '../../lib/list/daysAgo.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../lib/list/listTypes.ts';
import { useChangesCsv } from './useChangesCsv.ts';

interface Props {
  readonly lead: ReactNode;
  readonly pathOf: (record: ShownRecord) => string;
}

/** The changes of all records, the newest first; what was removed can be picked out and brought back. */
export function AllChanges({ lead, pathOf }: Props) {
  const { t } = useTexts();
  const columns = useChangeColumns();
  const filters = useChangeFilters();
  const csv = useChangesCsv();
  return (
    <ListPage
      method="findAllChanges"
      title={t('pages.changes')}
      columns={columns}
      sort={null}
      searchDelay={null}
      filters={filters}
      params={changesWanted}
      wholeList={(wanted) => (
        <SteadyButton variant="default" loading={csv.isReading} onClick={() => void csv.save(wanted)}>
          {t('historyPanel.csv.save')}
        </SteadyButton>
      )}
      nameOf={(change) => nameOf(change) ?? t('history.unnamed')}
      rowPath={({ record, part_of }) => pathOf(part_of ?? record)}
      lead={lead}
    />
  );
}

/** The list's filters as the method has them. */
function changesWanted({ gone, since, who, ...chosen }: Readonly<Record<string, string>>) {
  return {
    ...chosen,
    gone: gone === 'removed',
    ...(who ? { user_id: who } : {}),
    ...(since ? { from: daysAgo(new Date(), Number(since)) } : {}),
  } as ParamsOf<Methods['findAllChanges']>;
}

/** What is gone, since when, and by whom. */
function useChangeFilters(): readonly ListFilter[] {
  const { t } = useTexts();
  const { data: users } = useMethod('findUsers', { limit: 1000 });
  return useMemo(() => {
    const label = (key: 'all' | 'removed' | 'anyDay' | 'today' | 'week' | 'month' | 'anybody') =>
      t(`historyPanel.all.${key}`);
    return [
      {
        name: 'gone',
        label: t('historyPanel.all.gone'),
        choices: [
          { value: 'all', label: label('all') },
          { value: 'removed', label: label('removed') },
        ],
      },
      {
        name: 'since',
        label: t('historyPanel.all.since'),
        choices: [
          { value: 'any', label: label('anyDay') },
          { value: '0', label: label('today') },
          { value: '7', label: label('week') },
          { value: '30', label: label('month') },
        ],
      },
      {
        name: 'who',
        label: t('historyPanel.all.who'),
        choices: [
          { value: 'all', label: label('anybody') },
          ...(users?.data ?? []).map(({ id, account }) => ({ value: id, label: account })),
        ],
      },
    ];
  }, [t, users]);
}

/** An event bears no name of its own: it is known by its person. */
const nameOf = ({ record, part_of }: Change) => record.name ?? part_of?.name;

function useChangeColumns(): readonly ListColumn<Change>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const filter = <Value extends string>(
      name: string,
      label: string,
      values: readonly Value[],
      word: (value: Value) => string,
    ): ListFilter => ({
      name,
      label,
      choices: [{ value: 'all', label: t('lists.all') }, ...values.map((value) => ({ value, label: word(value) }))],
    });
    const columnTitle = (key: 'record' | 'at' | 'who' | 'kind' | 'source' | 'type' | 'fields') =>
      t(`historyPanel.all.${key}`);
    return [
      { key: 'record', title: columnTitle('record'), render: (change) => nameOf(change) ?? t('history.unnamed') },
      {
        key: 'type',
        title: columnTitle('type'),
        // An event is told apart by what it is and when; other records by the name in the column before.
        render: ({ record }) => typeAndRecordText(t, { ...record, name: record.event_type ? null : '' }),
        filter: filter('type', columnTitle('type'), historyTypes, (value) => typeText(t, value)),
      },
      {
        key: 'kind',
        title: columnTitle('kind'),
        render: ({ kind }) => kindText(t, kind),
        filter: filter('kind', columnTitle('kind'), changeKinds, (value) => kindText(t, value)),
      },
      {
        key: 'fields',
        title: columnTitle('fields'),
        render: ({ kind, record, fields }) =>
          kind === 'changed' ? fields.map(({ field }) => fieldText(t, record.type, field)).join(', ') : '',
      },
      { key: 'who', title: columnTitle('who'), render: ({ account }) => account },
      {
        key: 'source',
        title: columnTitle('source'),
        render: ({ source }) => sourceText(t, source),
        filter: filter('source', columnTitle('source'), changeSources, (value) => sourceText(t, value)),
      },
      { key: 'at', title: columnTitle('at'), short: true, render: ({ at }) => momentText(at) },
    ];
  }, [t]);
}
