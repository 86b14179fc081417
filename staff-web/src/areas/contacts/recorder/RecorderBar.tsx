import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { Offers } from './Offers.tsx';
import { SaveStatusSign } from './SaveStatusSign.tsx';
import './recorder.css';
import { useRecorder } from './useRecorder.ts';
import { useRunningTime } from './useRunningTime.ts';

/** The contact moment that is being recorded, on every page; and what could be a contribution to it. */
export function RecorderBar() {
  const { moment, leftovers } = useRecorder();
  if (moment) return <ActiveMoment moment={moment} />;
  return leftovers[0] ? <LeftNotice of={leftovers[0]} /> : null;
}

function ActiveMoment({ moment }: { readonly moment: ActiveContactMoment }) {
  const { t } = useTexts();
  const { saveStatus, notice, leftovers } = useRecorder();
  const { pathname } = useLocation();
  const { person, type, startsAt, contributions } = moment;
  const time = useRunningTime(startsAt);
  const isHere = pathname === pathTo('record_contact_moment');
  const hasNews = notice !== null || leftovers.length > 0;
  return (
    <section className="recorder-bar" aria-label={t('contactRecorder.bar')}>
      <div className="recorder-line">
        <Icon name={hasNews ? 'warning' : 'moment'} />
        <Link className="recorder-person" to={pathTo('contact_person', { id: person.id })}>
          <bdi>{contactName(person)}</bdi>
        </Link>
        <span className="recorder-method">{t(`contacts.methods.${type}`)}</span>
        {time !== '' && (
          <span className="recorder-time">
            <span className="visually-hidden">{t('contactRecorder.lasts')} </span>
            {time}
          </span>
        )}
        <span className="recorder-count">{t('contactRecorder.contributions', { count: contributions.length })}</span>
        <SaveStatusSign saveStatus={saveStatus} />
        {!isHere && (
          <Link className="recorder-open" to={pathTo('record_contact_moment')}>
            <span>{t('contactRecorder.open')}</span>
            <Icon name="right" />
          </Link>
        )}
      </div>
      <Offers />
    </section>
  );
}

/** Text of a moment that ended elsewhere waits on the page of the recorder. */
function LeftNotice({ of: { person } }: { readonly of: ActiveContactMoment }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  if (pathname === pathTo('record_contact_moment')) return null;
  return (
    <section className="recorder-bar" aria-label={t('contactRecorder.bar')}>
      <div className="recorder-line">
        <Icon name="warning" />
        <Link className="recorder-person" to={pathTo('record_contact_moment')}>
          {t('contactRecorder.left.title', { person: contactName(person) })}
        </Link>
      </div>
    </section>
  );
}
