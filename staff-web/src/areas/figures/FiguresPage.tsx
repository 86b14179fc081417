import { Button } from '@mantine/core';
import type { UseFigures } from '@salient/shared/areas/figures/useFigures.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { WaitingPage } from '../../lib/page/WaitingPage.tsx';
import { FigureCharts } from './FigureCharts.tsx';
import { FigureControls } from './FigureControls.tsx';
import { FigureTotals } from './FigureTotals.tsx';
import { isPeriod, type Period, periodBefore, stepOf } from './figurePeriod.ts';
import { useDayText } from './figureTexts.ts';
import { LeftOutLine } from './LeftOutLine.tsx';
import { type FigureChoiceControl, useFigureChoice } from './useFigureChoice.ts';
import './figures.css';

/** How kiosks and public pages are used (beyond 18): sums by the hour, of nobody in particular. */
export function FiguresPage() {
  const { t } = useTexts();
  const control = useFigureChoice();
  return (
    <Page title={t('figures.title')}>
      <p className="lead figures-lead">{t('figures.lead')}</p>
      <FigureControls control={control} />
      {isPeriod(control.period) && <Figures control={control} />}
    </Page>
  );
}

function Figures({ control }: { readonly control: FigureChoiceControl }) {
  const { period, kiosk, comparison } = control;
  const step = stepOf(period);
  const of = (each: Period) => ({ ...each, step, ...(kiosk ? { kiosk } : {}) });
  const compared = comparison === 'none' ? null : periodBefore(period, comparison);
  const now = useMethod('getFigures', of(period), { keepPrevious: true });
  const before = useMethod('getFigures', of(compared ?? period), { enabled: compared !== null, keepPrevious: true });
  const error = now.error ?? before.error;
  const retry = () => {
    void now.refetch();
    if (compared) void before.refetch();
  };
  if (error) return <FailedNotice error={error} onRetry={retry} />;
  if (!now.data || (compared && !before.data)) return <WaitingPage />;
  const figures = now.data;
  const past = compared ? (before.data ?? null) : null;
  if (figures.visits + figures.pages + figures.codes_opened === 0) {
    return (
      <>
        <Nothing figures={figures} control={control} />
        <LeftOutLine leftOut={figures.left_out} />
      </>
    );
  }
  return (
    <>
      <Shown period={period} compared={compared} />
      <FigureTotals figures={figures} past={past} isOfKiosk={kiosk !== null} />
      <FigureCharts figures={figures} past={past} step={step} isOfKiosk={kiosk !== null} />
      <LeftOutLine leftOut={figures.left_out} />
    </>
  );
}

function Shown({ period, compared }: { readonly period: Period; readonly compared: Period | null }) {
  const { t } = useTexts();
  const dayText = useDayText();
  const words = ({ from, to }: Period) => ({ from: dayText(from), to: dayText(to) });
  return (
    <p className="figures-shown" role="status">
      {t('figures.shown', words(period))}
      {compared && <span> · {t('figures.against', words(compared))}</span>}
    </p>
  );
}

/** No figures: why, and the way to some. */
function Nothing({
  figures: { since },
  control,
}: {
  readonly figures: UseFigures;
  readonly control: FigureChoiceControl;
}) {
  const { t } = useTexts();
  const dayText = useDayText();
  if (!since) return <p className="figures-none">{t('figures.noneEver')}</p>;
  return (
    <div className="figures-none">
      <p>
        {t('figures.none')} {t('figures.noneSince', { day: dayText(since) })}
      </p>
      <Button
        variant="default"
        onClick={() => control.change({ period: 'own', from: since, to: control.today, kiosk: null })}
      >
        {t('figures.showAll')}
      </Button>
    </div>
  );
}
