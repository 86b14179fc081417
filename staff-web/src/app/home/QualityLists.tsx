import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { functionAddress } from '@salient/shared/areas/functions/query/functionAddress.ts';
import type { Home } from '@salient/shared/areas/home/home.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';

/** What the quality reports found when they were run last, each with the way to its rows. */
export function QualityLists({ quality }: Pick<Home, 'quality'>) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="home-quality">
      <h3 id={id}>{t('home.quality')}</h3>
      <ul className="home-records" aria-labelledby={id}>
        {quality.map(({ report, count, at }) => (
          <li key={report}>
            <Link to={staffPages.functions.path + functionAddress({ name: report, category: 'PERSONS' })}>
              {functionName(report, t)}
            </Link>
            <small>
              {t('home.found', { count })} · <time dateTime={at}>{momentText(at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
