import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { useNumberText } from './figureTexts.ts';

export interface Column {
  readonly key: string;
  /** In the table. */
  readonly name: string;
  /** Below the column, where there is room for it. */
  readonly short: string;
  readonly visits: number;
  /** Of the time that it is compared with. */
  readonly before?: number | undefined;
}

interface Props {
  readonly title: string;
  readonly note?: string;
  /** What the columns are of, as the head of the table's first column. */
  readonly of: string;
  readonly columns: readonly Column[];
}

/** Labels below a chart at most; a phone has room for every second one. */
const mostLabels = 8;

/** Visits over time as columns; the same numbers as a table for those who read, listen or print. */
export function ColumnChart({ title, note, of, columns }: Props) {
  const { t } = useTexts();
  const { number } = useNumberText();
  const id = useId();
  const [isTableOpen, setTableOpen] = useState(false);
  const isCompared = columns.some(({ before }) => before !== undefined);
  const highest = Math.max(1, ...columns.flatMap(({ visits, before = 0 }) => [visits, before]));
  const every = Math.ceil(columns.length / mostLabels);
  return (
    <section className="figure" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="figure-note">{note}</p>}
      {isCompared && (
        <p className="figure-legend" aria-hidden="true">
          <span data-of="now">{t('figures.columns.visits')}</span>
          <span data-of="before">{t('figures.columns.before')}</span>
        </p>
      )}
      <div className="column-chart" aria-hidden="true">
        <span className="column-highest">{number(highest)}</span>
        <svg viewBox={`0 0 ${columns.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
          {columns.map(({ key, name, visits, before }, index) => (
            <g key={key}>
              <title>{`${name}${t('common.colon')}${number(visits)}`}</title>
              <rect className="column-ground" x={index * 10} y={0} width={10} height={100} />
              {before !== undefined && <Bar of="before" x={index * 10 + 1} width={4} share={before / highest} />}
              <Bar of="now" x={index * 10 + (isCompared ? 5 : 1)} width={isCompared ? 4 : 8} share={visits / highest} />
            </g>
          ))}
        </svg>
        <div className="column-labels">
          {columns.map(({ key, short }, index) => (
            <span key={key} data-spare={index % (2 * every) !== 0}>
              {index % every === 0 && <span>{short}</span>}
            </span>
          ))}
        </div>
      </div>
      <Button
        className="figure-table-button"
        variant="subtle"
        size="compact-sm"
        aria-expanded={isTableOpen}
        onClick={() => setTableOpen(!isTableOpen)}
      >
        {t('figures.table')}
      </Button>
      <div className="figure-table" data-open={isTableOpen}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{t('figures.columns.visits')}</th>
              {isCompared && <th scope="col">{t('figures.columns.before')}</th>}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, visits, before }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{number(visits)}</td>
                {isCompared && <td>{before === undefined ? '–' : number(before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface BarProps {
  readonly of: 'now' | 'before';
  readonly x: number;
  readonly width: number;
  readonly share: number;
}

const Bar = ({ of, x, width, share }: BarProps) => (
  <rect data-of={of} x={x} y={100 - share * 100} width={width} height={share * 100} />
);
