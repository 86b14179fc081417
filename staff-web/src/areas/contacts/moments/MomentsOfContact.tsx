import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { momentName } from './momentName.ts';
import { useMomentColumns } from './useMomentColumns.tsx';

type Filter = NonNullable<ParamsOf<Methods['findContactPersonEvents']>['filter']>;

/** The moments of contact with somebody, the latest first (CONTACT-04). */
export function MomentsOfContact({ person: { id } }: { readonly person: Pick<ContactPerson, 'id'> }) {
  const { t } = useTexts();
  const columns = useMomentColumns({ ofOne: true });
  return (
    <div className="contact-moments">
      <h2>{t('pages.contact_moments')}</h2>
      <ListBody
        method="findContactPersonEvents"
        title={t('pages.contact_moments')}
        columns={columns}
        sort={['start', -1]}
        searchDelay={null}
        params={({ contactMethod }) => ({ filter: { contactMethod, contactPersonId: id } as Filter })}
        nameOf={(row) => momentName(t, row)}
        rowPath={(row) => withVia(pathTo('contact_moment', { id: row.id }), { code: 'contact_person', id })}
        emptyText={t('contactPages.noMoments')}
      />
    </div>
  );
}
