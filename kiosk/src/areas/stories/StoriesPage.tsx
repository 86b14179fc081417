import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSearchParams } from 'react-router-dom';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { useIsUpright } from '../../lib/panel/useIsUpright.ts';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { pageOf } from '../../lib/touch/pageOf.ts';
import { VersionChoice } from '../../lib/visit/VersionChoice.tsx';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { StoryCard } from './StoryCard.tsx';

/** Cards in a row, fewer where letters are large, and rows of a screen or of its lower part. */
const fitting = {
  upright: { inRow: 2, inRowLarge: 2, rows: 3, rowsLow: 1 },
  across: { inRow: 4, inRowLarge: 3, rows: 2, rowsLow: 1 },
};

/** All stories of this kiosk as cards (KIOSK-08). */
export function StoriesPage() {
  const { t } = useTexts();
  const { stories } = useKioskContent();
  const { visit } = useVisit();
  const isUpright = useIsUpright();
  const path = useKioskPath();
  const [params, setParams] = useSearchParams();
  useIdle(0);
  const { large, low } = visit.modes;
  const { inRow, inRowLarge, rows, rowsLow } = fitting[isUpright ? 'upright' : 'across'];
  const size = (large ? inRowLarge : inRow) * (low ? rowsLow : rows);
  const { items, page, pages } = pageOf(stories, Number(params.get('page') ?? 0), size);
  return (
    <main className="screen stories">
      <h1>{t(visit.version === 'child' ? 'kiosk.stories.titleChild' : 'kiosk.stories.title')}</h1>
      {stories.length === 0 ? (
        <p className="stories-none">{t('kiosk.stories.none')}</p>
      ) : (
        <>
          <ul className="story-cards">
            {items.map((story) => (
              <li key={story.id}>
                <StoryCard story={story} to={path(`story/${story.id}`)} />
              </li>
            ))}
          </ul>
          <div className="stories-foot">
            <VersionChoice />
            <PageTurner page={page} pages={pages} onTurn={(to) => setParams({ page: String(to) }, { replace: true })} />
          </div>
        </>
      )}
    </main>
  );
}
