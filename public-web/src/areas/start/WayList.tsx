import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface Way {
  readonly name: string;
  readonly count: number;
  readonly to: string;
  /** Whether the page is a document of its own, which no script of this app draws. */
  readonly isDocument?: boolean;
}

interface Props {
  readonly title: string;
  readonly ways: readonly Way[];
  /** What is counted, in words. */
  readonly countText: (count: number) => string;
  /** Ways side by side at every width. */
  readonly isWide?: boolean;
}

/** One kind of ways in, each with how much it leads to; nothing where there is none. */
export function WayList({ title, ways, countText, isWide = false }: Props) {
  const { language } = useTexts();
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <section className={isWide ? 'way-list way-list-wide' : 'way-list'} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {ways.map(({ name, count, to, isDocument }) => (
          <li key={to}>
            <Link to={to} reloadDocument={isDocument}>
              {name}
            </Link>{' '}
            <span className="way-count" title={countText(count)}>
              <span aria-hidden="true">{count.toLocaleString(locales[language])}</span>
              <span className="visually-hidden">{countText(count)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
