import type { StoryFigures, UseFigures } from '@salient/shared/areas/figures/useFigures.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../lib/routing/links.ts';
import { ShareBar } from './BarTable.tsx';
import { useNumberText } from './figureTexts.ts';

interface Props {
  readonly figures: UseFigures;
  /** Of one kiosk: nobody opens public pages there. */
  readonly isOfKiosk: boolean;
}

const counted = ['opened', 'read', 'codes_shown', 'codes_opened', 'pages'] as const;
const heads = {
  opened: 'opened',
  read: 'read',
  codes_shown: 'codesShown',
  codes_opened: 'codesOpened',
  pages: 'storyPages',
} as const satisfies Record<(typeof counted)[number], string>;

/** Each story: opened, read to its end, taken home. The bar is of all that opened it, its dark part of who read it. */
export function StoryTable({ figures: { stories }, isOfKiosk }: Props) {
  const { t } = useTexts();
  const { number } = useNumberText();
  const id = useId();
  const columns = counted.filter((column) => !isOfKiosk || column !== 'pages');
  return (
    <section className="figure figure-wide" aria-labelledby={id}>
      <h2 id={id}>{t('figures.charts.stories')}</h2>
      <p className="figure-note">{t('figures.notes.stories')}</p>
      <div className="figure-scroll">
        <table className="bar-table story-table" data-columns={columns.length} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('figures.columns.story')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`figures.columns.${heads[column]}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stories.map((story) => (
              <tr key={story.id}>
                <th scope="row">
                  <StoryName story={story} />
                  <ShareBar share={story.read / Math.max(1, story.opened)} />
                </th>
                {columns.map((column) => (
                  <td key={column}>{number(story[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function StoryName({ story: { id, name } }: { readonly story: StoryFigures }) {
  const { t } = useTexts();
  if (name === '') return t('figures.removed');
  return <Link to={pathTo('personstory', { id })}>{name}</Link>;
}
