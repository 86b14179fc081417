import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';

/** Stands where a moment could be started while none is active (CONTACT-06). */
export function ActiveNotice({ moment }: { readonly moment: ActiveContactMoment }) {
  const { t } = useTexts();
  return (
    <Notice tone="hint">
      <p>{t('contacts.messages.active')}</p>
      <Link to={pathTo('record_contact_moment')}>
        {t('contactRecorder.openOf', { person: contactName(moment.person) })}
      </Link>
    </Notice>
  );
}
