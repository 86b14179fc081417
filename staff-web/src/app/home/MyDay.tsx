import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useId, useState } from 'react';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { useUser } from '../../lib/session/useSession.ts';
import { ChangedToday, RecentRecords } from './HomeRecords.tsx';
import { readVisits } from './visits.ts';
import { WaitingForMe } from './WaitingForMe.tsx';
import './home.css';

/** What came in shall be seen within a minute. Milliseconds. */
const askEveryMs = 60_000;

/** What waits for the reader, where they were last, and what others changed today. */
export function MyDay() {
  const { t } = useTexts();
  const userId = useUser()?.id ?? '';
  // As it was when the page was opened: the page itself is no record.
  const [opened] = useState(() => readVisits(userId));
  const { data, error, refetch } = useMethod('getHome', { opened }, { everyMs: askEveryMs });
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  const hasFailed = (part: 'recent' | 'others') => data?.failed.includes(part) ?? false;
  return (
    <div className="home-day">
      <HomePart title={t('home.waiting')} isWaiting={!data}>
        {data && <WaitingForMe {...data} />}
      </HomePart>
      <HomePart title={t('home.recent')} isWaiting={!data} hasFailed={hasFailed('recent')}>
        {data && <RecentRecords recent={data.recent} />}
      </HomePart>
      {data && (data.others || hasFailed('others')) && (
        <HomePart title={t('home.others')} hasFailed={hasFailed('others')}>
          {data.others && <ChangedToday others={data.others} />}
        </HomePart>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isWaiting?: boolean;
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
}

function HomePart({ title, isWaiting = false, hasFailed = false, children }: PartProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isWaiting ? (
        <ListSkeleton rows={3} />
      ) : hasFailed ? (
        <Notice tone="warning">{t('home.failed')}</Notice>
      ) : (
        children
      )}
    </section>
  );
}
