import { type PageCode, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { type Home, type WaitingKind, waitingKinds } from '@salient/shared/areas/home/home.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Notice } from '../../lib/page/Notice.tsx';
import { QualityLists } from './QualityLists.tsx';

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

/** What the reader can do something about, each with how much there is and the way to it; then what reports found. */
export function WaitingForMe({ waiting, quality, failed }: Pick<Home, 'waiting' | 'quality' | 'failed'>) {
  const { t, language } = useTexts();
  const missing = [...waitingKinds, 'quality' as const]
    .filter((part) => failed.includes(part))
    .map((part) => t(`home.parts.${part}`));
  return (
    <>
      {waiting.length + quality.length + missing.length === 0 && <p className="home-none">{t('home.nothing')}</p>}
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
      {quality.length > 0 && <QualityLists quality={quality} />}
      {missing.length > 0 && (
        <Notice tone="warning">
          {t('home.notAll', { parts: new Intl.ListFormat(locales[language]).format(missing) })}
        </Notice>
      )}
    </>
  );
}
