import type { ParamsOf } from '@salient/shared/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/contract/methods.ts';
import type { Change } from '@salient/shared/history/change.ts';
import { fieldText, kindText, sourceText, typeText } from '@salient/shared/history/changeTexts.ts';
import { changeKinds, changeSources, historyTypes } from '@salient/shared/history/historyTypes.ts';
import type { ShownRecord } from '@salient/shared/history/shownValue.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { type ReactNode, useMemo } from 'react';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../ui/list/listTypes.ts';

interface Props {
  readonly lead: ReactNode;
  readonly pathOf: (record: ShownRecord) => string;
}

/** The changes of all records, the newest first; what was removed can be picked out and brought back. */
export function AllChanges({ lead, pathOf }: Props) {
  const { t } = useTexts();
  const columns = useChangeColumns();
  const filters = useMemo((): ListFilter[] => {
    const choices = [
      { value: 'all', label: t('historyPanel.all.all') },
      { value: 'removed', label: t('historyPanel.all.removed') },
    ];
    return [{ name: 'gone', label: t('historyPanel.all.gone'), choices }];
  }, [t]);
  return (
    <ListPage
      method="findAllChanges"
      title={t('pages.changes')}
      columns={columns}
      sort={null}
      searchDelay={null}
      filters={filters}
      params={({ gone, ...chosen }) => ({ ...chosen, gone: gone === 'removed' }) as ParamsOf<Methods['findAllChanges']>}
      nameOf={(change) => nameOf(change) ?? t('history.unnamed')}
      rowPath={({ record, part_of }) => pathOf(part_of ?? record)}
      lead={lead}
    />
  );
}

/** An event bears no name of its own: it is known by its person. */
const nameOf = ({ record, part_of }: Change) => record.name ?? part_of?.name;

function useChangeColumns(): readonly ListColumn<Change>[] {
  const { t, language } = useTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
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
        render: ({ record }) => typeText(t, record.type),
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
      { key: 'at', title: columnTitle('at'), short: true, render: ({ at }) => format.format(new Date(at)) },
    ];
  }, [t, language]);
}
