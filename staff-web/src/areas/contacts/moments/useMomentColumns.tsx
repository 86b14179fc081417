import { contactMethods } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { ListColumn, RowOf } from '../../../lib/list/listTypes.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { personOf } from './momentName.ts';

type Row = RowOf<'findContactPersonEvents'>;

/** The columns of contact moments (MOMENT-03); contributions are for those who may read contact data. */
export function useMomentColumns({ ofOne = false } = {}): readonly ListColumn<Row>[] {
  const { t, language } = useTexts();
  const readsData = mayReadContactData(useActor());
  return useMemo(() => {
    const columns: readonly (ListColumn<Row> | false)[] = [
      {
        ...{ key: 'start', title: t('contacts.fields.start'), sortable: true, largestFirst: true, short: true },
        // Those of key stories have no time of their own.
        render: ({ start, type }) => start ?? t(`contacts.types.${type}`),
        beside: ({ start, type }) =>
          start !== null &&
          type === 'key_story' && <span className="moment-kind">{t('contacts.types.key_story')}</span>,
      },
      { key: 'end', title: t('contacts.fields.end'), sortable: true, largestFirst: true, short: true },
      !ofOne && {
        ...{ key: 'person', title: t('contacts.fields.contactPerson'), sortable: true, width: 'minmax(12rem, 1fr)' },
        render: (row) => <strong>{personOf(row)}</strong>,
      },
      {
        ...{ key: 'contactMethod', title: t('contacts.fields.contactMethod'), sortable: true },
        render: ({ contactMethod }) => t(`contacts.methods.${contactMethod}`),
        filter: {
          name: 'contactMethod',
          label: t('contacts.fields.contactMethod'),
          choices: [
            { value: 'all', label: t('lists.all') },
            ...contactMethods.map((value) => ({ value, label: t(`contacts.methods.${value}`) })),
          ],
        },
      },
      readsData && {
        ...{ key: 'contributions', title: t('contacts.fields.contributions'), sortable: true, largestFirst: true },
        numeric: true,
        render: ({ contributions = [] }) => contributions.length.toLocaleString(locales[language]),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, language, readsData, ofOne]);
}
