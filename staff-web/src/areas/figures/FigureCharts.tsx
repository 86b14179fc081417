import type { FigureStep, UseFigures } from '@salient/shared/areas/figures/useFigures.ts';
import { languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { BarTable } from './BarTable.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { useStepText } from './figureTexts.ts';
import { StoryTable } from './StoryTable.tsx';

interface Props {
  readonly figures: UseFigures;
  /** Of the time that the figures are compared with. */
  readonly past: UseFigures | null;
  readonly step: FigureStep;
  readonly isOfKiosk: boolean;
}

/** Every chart of the page, the time of day first: it decides on opening hours and staff in the room. Tables of like length follow one another. */
export function FigureCharts({ figures, past, step, isOfKiosk }: Props) {
  const { t } = useTexts();
  const stepText = useStepText(step);
  const column = (key: 'visits' | 'pages' | 'searches') => t(`figures.columns.${key}`);
  return (
    <div className="figures">
      <ColumnChart
        title={t('figures.charts.hours')}
        note={t('figures.notes.hours')}
        of={t('figures.columns.hour')}
        columns={figures.hours.map((visits, hour) => ({
          key: String(hour),
          name: `${hour}:00`,
          short: String(hour),
          visits,
          before: past?.hours[hour],
        }))}
      />
      <ColumnChart
        title={t(`figures.charts.${step}`)}
        of={t(`figures.columns.${step}`)}
        columns={figures.steps.map(({ start, visits }, index) => ({
          key: start,
          name: stepText.name(start),
          short: stepText.short(start),
          visits,
          before: past ? (past.steps[index]?.visits ?? 0) : undefined,
        }))}
      />
      {!isOfKiosk && (
        <BarTable
          title={t('figures.charts.kiosks')}
          of={t('figures.columns.kiosk')}
          counted={column('visits')}
          rows={figures.kiosks.map(({ kiosk, visits }, index) => ({
            key: String(kiosk),
            name: t('figures.kioskNumber', { kiosk: String(kiosk) }),
            count: visits,
            before: past?.kiosks[index]?.visits,
          }))}
        />
      )}
      <BarTable
        title={t('figures.charts.languages')}
        of={t('figures.columns.language')}
        counted={column('visits')}
        rows={figures.languages.map(({ value, visits }, index) => ({
          key: value,
          name: languageNames[value],
          count: visits,
          before: past?.languages[index]?.visits,
        }))}
      />
      {!isOfKiosk && (
        <BarTable
          title={t('figures.charts.pageLanguages')}
          of={t('figures.columns.language')}
          counted={column('pages')}
          rows={figures.languages.map(({ value, pages }, index) => ({
            key: value,
            name: languageNames[value],
            count: pages,
            before: past?.languages[index]?.pages,
          }))}
        />
      )}
      <BarTable
        title={t('figures.charts.versions')}
        of={t('figures.columns.version')}
        counted={column('visits')}
        rows={figures.versions.map(({ value, visits }, index) => ({
          key: value,
          name: t(`figures.versions.${value}`),
          count: visits,
          before: past?.versions[index]?.visits,
        }))}
      />
      <BarTable
        title={t('figures.charts.stays')}
        note={t('figures.notes.stays')}
        of={t('figures.columns.stay')}
        counted={column('visits')}
        rows={figures.stays.map(({ value, count }, index) => ({
          key: value,
          name: t(`figures.stays.${value}`),
          count,
          before: past?.stays[index]?.count,
        }))}
      />
      <BarTable
        title={t('figures.charts.screens')}
        note={t('figures.notes.screens')}
        of={t('figures.columns.screen')}
        counted={column('visits')}
        rows={figures.screens.map(({ value, count }, index) => ({
          key: value,
          name: t(`figures.screens.${value}`),
          count,
          before: past?.screens[index]?.count,
        }))}
      />
      <BarTable
        title={t('figures.charts.endings')}
        note={t('figures.notes.endings')}
        of={t('figures.columns.ending')}
        counted={column('visits')}
        rows={figures.endings.map(({ value, count }, index) => ({
          key: value,
          name: t(`figures.endings.${value}`),
          count,
          before: past?.endings[index]?.count,
        }))}
      />
      <BarTable
        title={t('figures.charts.found')}
        of={t('figures.columns.found')}
        counted={column('searches')}
        rows={figures.found.map(({ value, count }, index) => ({
          key: value,
          name: t(`figures.found.${value}`),
          count,
          before: past?.found[index]?.count,
        }))}
      />
      {figures.stories.length > 0 && <StoryTable figures={figures} isOfKiosk={isOfKiosk} />}
      {figures.keys.length > 0 && (
        <BarTable
          title={t('figures.charts.keys')}
          of={t('figures.columns.key')}
          counted={column('pages')}
          rows={figures.keys.map(({ id, name, pages }) => ({
            key: id,
            name: name || t('figures.removed'),
            count: pages,
            before: past ? (past.keys.find((key) => key.id === id)?.pages ?? 0) : undefined,
          }))}
        />
      )}
    </div>
  );
}
