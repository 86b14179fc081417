import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { LeftPanel } from './LeftPanel.tsx';
import { PersonGoneNotice } from './PersonGoneNotice.tsx';
import './recorder.css';
import { RecorderForm } from './RecorderForm.tsx';
import { useRecorder } from './useRecorder.ts';

/** The recorder: the contact moment that is active in all tabs and at the server (MOMENT-11, ROUTE-28). */
export function RecorderPage() {
  const { t } = useTexts();
  const { recorder, moment, personGone, isKnown, notice, leftovers } = useRecorder();
  return (
    <Page title={t('pages.record_contact_moment')}>
      {notice && (
        <Notice tone="warning">
          <p>{t(`contactRecorder.notices.${notice}`)}</p>
          <Button size="compact-md" variant="default" onClick={recorder.dismissNotice}>
            {t('contactRecorder.understood')}
          </Button>
        </Notice>
      )}
      {leftovers.map((left) => (
        <LeftPanel key={left.id} left={left} />
      ))}
      {moment && personGone && <PersonGoneNotice moment={moment} why={personGone} />}
      {moment ? (
        <RecorderForm key={moment.id} moment={moment} />
      ) : isKnown ? (
        <NothingActive />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Page>
  );
}

/** How a moment is started, while none is. */
function NothingActive() {
  const { t } = useTexts();
  return (
    <div className="recorder-none">
      <p>{t('contactRecorder.none')}</p>
      <p>{t('contactRecorder.howToStart')}</p>
      <Button component={Link} to={pathTo('contact_persons')}>
        {t('contactRecorder.toContacts')}
      </Button>
    </div>
  );
}
