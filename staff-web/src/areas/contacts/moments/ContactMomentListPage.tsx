import { mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { RowAction, RowOf } from '../../../lib/list/listTypes.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import '../contacts.css';
import { momentName } from './momentName.ts';
import { useMomentColumns } from './useMomentColumns.tsx';

type Row = RowOf<'findContactPersonEvents'>;
type Filter = NonNullable<ParamsOf<Methods['findContactPersonEvents']>['filter']>;

/** The contact moments: a row leads to the contact person, an icon to the moment itself (MOMENT-01 to MOMENT-03). */
export function ContactMomentListPage() {
  const { t } = useTexts();
  const readsData = mayReadContactData(useActor());
  const columns = useMomentColumns();
  const here = { code: 'contact_moments' } as const;
  const actionsOf = (row: Row): readonly RowAction[] => {
    const isEditable = row.type === 'contact_moment';
    return [
      {
        key: 'open',
        label: t(isEditable ? 'contactPages.editMoment' : 'contactPages.viewMoment', { name: momentName(t, row) }),
        icon: <Icon name={isEditable ? 'edit' : 'eye'} />,
        to: withVia(pathTo('contact_moment', { id: row.id }), here),
      },
    ];
  };
  return (
    <ListPage
      method="findContactPersonEvents"
      title={t('pages.contact_moments')}
      lead={!readsData && <Notice tone="hint">{t('contactPages.momentsWithoutWords')}</Notice>}
      columns={columns}
      sort={['start', -1]}
      searchDelay={500}
      params={(filter) => ({ filter: filter as Filter })}
      nameOf={(row) => momentName(t, row)}
      rowPath={({ contactPersonId }) => withVia(pathTo('contact_person', { id: contactPersonId }), here)}
      {...(readsData ? { rowActions: actionsOf } : {})}
    />
  );
}
