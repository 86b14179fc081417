import type { ContactMoment } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import type { SlotRecord } from '../../../lib/related/recordSlots.ts';
import { pathTo, useHere, withVia } from '../../../lib/routing/links.ts';
import './recorder.css';

/** The contact moments to which a person or a document is a contribution (MOMENT-27, DOCUMENT-63). */
export function ContactMoments({ type, id }: SlotRecord) {
  const { t } = useTexts();
  const isDocument = type === 'document';
  const ofPerson = useMethod('findContactMomentsForPerson', { personId: id }, { enabled: !isDocument });
  const ofDocument = useMethod('findContactMomentsForDocument', { documentId: id }, { enabled: isDocument });
  const { data, error, refetch } = isDocument ? ofDocument : ofPerson;
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0) return <p className="moments-none">{t('contactRecorder.noMoments')}</p>;
  return (
    <ul className="contact-moments">
      {data.map((moment) => (
        <MomentRow key={moment.id} moment={moment} />
      ))}
    </ul>
  );
}

function MomentRow({ moment }: { readonly moment: ContactMoment }) {
  const { t } = useTexts();
  const here = useHere();
  const { id, type, start, contactMethod, contactPersonId, personFirstName, personLastName } = moment;
  return (
    <li>
      <Link to={withVia(pathTo('contact_moment', { id }), here)}>{start ?? t(`contacts.types.${type}`)}</Link>
      <span>{t(`contacts.methods.${contactMethod}`)}</span>
      <Link to={withVia(pathTo('contact_person', { id: contactPersonId }), here)}>
        <bdi>{`${personFirstName} ${personLastName}`.trim()}</bdi>
      </Link>
    </li>
  );
}
