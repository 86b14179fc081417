import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../lib/routing/links.ts';
import '../../../lib/form/form.css';
import '../erase/personalData.css';
import { ContactAccessTable } from './ContactAccessTable.tsx';

/** On the page of a contact person, for administrators: who looked at it, and the way to all that is held. */
export function SeenBy({ contactPersonId }: { readonly contactPersonId: string }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className="form-section personal-seen" aria-labelledby={id}>
      <h2 id={id}>{t('personalData.access.seenBy')}</h2>
      <ContactAccessTable contactPersonId={contactPersonId} />
      <p>
        <Link to={`${pathTo('personal_data')}?contact=${contactPersonId}`}>{t('pages.personal_data')}</Link>
      </p>
    </section>
  );
}
