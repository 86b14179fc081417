import type { UseFigures } from '@salient/shared/areas/figures/useFigures.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNumberText } from './figureTexts.ts';

interface Props {
  readonly figures: UseFigures;
  readonly past: UseFigures | null;
  /** Of one kiosk: nobody opens public pages there. */
  readonly isOfKiosk: boolean;
}

/** The few numbers that somebody looks for first. */
export function FigureTotals({ figures, past, isOfKiosk }: Props) {
  const { t } = useTexts();
  const { share } = useNumberText();
  const { median_stay: median } = figures;
  const of = (
    key: 'visits' | 'stories_opened' | 'stories_read' | 'codes_shown' | 'codes_opened' | 'searches' | 'pages',
  ) => ({
    count: figures[key],
    was: past?.[key],
  });
  return (
    <dl className="figure-totals">
      <Total label={t('figures.totals.visits')} {...of('visits')} />
      <div>
        <dt>{t('figures.totals.median')}</dt>
        <dd className="figure-words">{median ? t(`figures.limits.${median}`) : '–'}</dd>
        {past?.median_stay && (
          <dd className="figure-note">{t('figures.wasMedian', { stay: t(`figures.limits.${past.median_stay}`) })}</dd>
        )}
      </div>
      <Total label={t('figures.totals.opened')} {...of('stories_opened')} />
      <Total
        label={t('figures.totals.read')}
        {...of('stories_read')}
        note={t('figures.shareOfOpened', { share: share(figures.stories_read, figures.stories_opened) })}
      />
      <Total label={t('figures.totals.codesShown')} {...of('codes_shown')} />
      <Total
        label={t('figures.totals.codesOpened')}
        {...of('codes_opened')}
        note={t('figures.shareOfShown', { share: share(figures.codes_opened, figures.codes_shown) })}
      />
      <Total label={t('figures.totals.searches')} {...of('searches')} />
      {!isOfKiosk && <Total label={t('figures.totals.pages')} {...of('pages')} />}
    </dl>
  );
}

interface TotalProps {
  readonly label: string;
  readonly count: number;
  readonly was: number | undefined;
  readonly note?: string;
}

function Total({ label, count, was, note }: TotalProps) {
  const { t } = useTexts();
  const { number } = useNumberText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{number(count)}</dd>
      {note && <dd className="figure-note">{note}</dd>}
      {was !== undefined && <dd className="figure-note">{t('figures.was', { count: was })}</dd>}
    </div>
  );
}
