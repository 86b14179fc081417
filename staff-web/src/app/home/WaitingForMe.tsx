import { type PageCode, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { type Home, type WaitingKind, waitingKinds } from '@salient/shared/areas/home/home.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../lib/page/Notice.tsx';

/** The list in which something waits, narrowed to it. */
const lists: Readonly<Record<WaitingKind, readonly [code: PageCode, query?: string]>> = {
  feedback_mine: ['feedback', '?whose=mine'],
  feedback: ['feedback'],
  person_doubles: ['merge_suggestions'],
  stories_in_review: ['personstories', '?published=in_review'],
  stories_outdated: ['personstories', '?published=outdated'],
  places_waiting: ['places_healing'],
  kiosks_silent: ['kiosks'],
  mails_failed: ['mails', '?status=failed'],
};

/** What the reader can do something about, each with how much there is and the way to it. */
export function WaitingForMe({ waiting, failed }: Pick<Home, 'waiting' | 'failed'>) {
  const { t, language } = useTexts();
  const missing = waitingKinds.filter((kind) => failed.includes(kind)).map((kind) => t(`home.parts.${kind}`));
  return (
    <>
      {waiting.length === 0 && missing.length === 0 && <p className="home-none">{t('home.nothing')}</p>}
      {waiting.length > 0 && (
        <ul className="home-waiting">
          {waiting.map(({ kind, count }) => {
            const [code, query = ''] = lists[kind];
            return (
              <li key={kind}>
                <Link to={staffPages[code].path + query}>{t(`home.waits.${kind}`, { count })}</Link>
              </li>
            );
          })}
        </ul>
      )}
      {missing.length > 0 && (
        <Notice tone="warning">
          {t('home.notAll', { parts: new Intl.ListFormat(locales[language]).format(missing) })}
        </Notice>
      )}
    </>
  );
}
