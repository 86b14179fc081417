import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { useNumberText } from './figureTexts.ts';

export interface BarRow {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** Of the time that it is compared with. */
  readonly before?: number | undefined;
}

interface Props {
  readonly title: string;
  readonly note?: string;
  /** Heads of the first two columns. */
  readonly of: string;
  readonly counted: string;
  readonly rows: readonly BarRow[];
}

/** Numbers with their share of the whole as bars: a table that is its own chart. */
export function BarTable({ title, note, of, counted, rows }: Props) {
  const { t } = useTexts();
  const { number, share } = useNumberText();
  const id = useId();
  const isCompared = rows.some(({ before }) => before !== undefined);
  const sum = rows.reduce((all, { count }) => all + count, 0);
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="figure" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="figure-note">{note}</p>}
      <table className="bar-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{counted}</th>
            {isCompared && <th scope="col">{t('figures.columns.before')}</th>}
            <th scope="col">{t('figures.columns.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, before }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <ShareBar share={count / highest} />
              </th>
              <td>{number(count)}</td>
              {isCompared && <td>{number(before ?? 0)}</td>}
              <td>{share(count, sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How much one is of the largest; the number beside it says it in words. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <svg className="share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect className="share-ground" width={100} height={1} />
    <rect data-of="now" width={share * 100} height={1} />
  </svg>
);
