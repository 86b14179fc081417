import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { pageWindow } from '@salient/shared/lib/ui/pageWindow.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { isCut, listRange, reachablePages } from './listRange.ts';
import { mostPages } from './listState.ts';
import { PageJump } from './PageJump.tsx';
import type { ListControl } from './useListState.ts';

interface Props {
  readonly control: ListControl;
  readonly total: number;
  /** Rows on this page. */
  readonly shown: number;
}

/** The count line "X to Y of Z" of a list that is not empty, and links to at most nine pages (LIST-07, LIST-08, LIST-09); where there are more, the first, the last and any other. */
export function ListPages({ control, total, shown }: Props) {
  const { t } = useTexts();
  const { page, rows } = control.state;
  const pages = reachablePages(total, rows);
  const here = page + 1;
  /** Links to the pages around this one do not reach them all. */
  const isLong = pages > pageWindow(here, pages).length;
  return (
    <div className="list-foot">
      <p className="list-count" role="status">
        {t('lists.range', { ...listRange(page, rows, shown), total })}
        {isCut(total, rows) && <span className="list-cut">{t('lists.cut', { count: mostPages * rows })}</span>}
      </p>
      {pages > 1 && (
        <nav aria-label={t('lists.pages')}>
          <ul className="list-pages">
            {isLong && <EndLink control={control} page={1} here={here} label={t('lists.first')} icon="first" />}
            <PageLink control={control} page={here - 1} pages={pages} label={t('lists.previous')} rel="prev" />
            {pageWindow(here, pages).map((each) => (
              <li key={each} data-far={Math.abs(each - here) > 1 || undefined}>
                <Link
                  preventScrollReset
                  to={control.hrefOf({ page: each - 1 })}
                  aria-label={t('lists.page', { page: each })}
                  aria-current={each === here ? 'page' : undefined}
                >
                  {each}
                </Link>
              </li>
            ))}
            <PageLink control={control} page={here + 1} pages={pages} label={t('lists.next')} rel="next" />
            {isLong && <EndLink control={control} page={pages} here={here} label={t('lists.last')} icon="last" />}
          </ul>
        </nav>
      )}
      {isLong && <PageJump key={here} control={control} here={here} pages={pages} />}
    </div>
  );
}

interface PageLinkProps {
  readonly control: ListControl;
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

/** One page on or back; at the end of the list the words stay, so that the other links keep their place. */
function PageLink({ control, page, pages, label, rel }: PageLinkProps) {
  const there = page >= 1 && page <= pages;
  return (
    <li>
      {there ? (
        <Link rel={rel} preventScrollReset to={control.hrefOf({ page: page - 1 })}>
          {label}
        </Link>
      ) : (
        <span className="list-page-none" aria-hidden="true">
          {label}
        </span>
      )}
    </li>
  );
}

interface EndLinkProps {
  readonly control: ListControl;
  readonly page: number;
  readonly here: number;
  readonly label: string;
  readonly icon: 'first' | 'last';
}

/** The first or the last page; on it the sign stays, so that the other links keep their place. */
function EndLink({ control, page, here, label, icon }: EndLinkProps) {
  return (
    <li>
      {page === here ? (
        <span className="list-page-none" aria-hidden="true">
          <Icon name={icon} />
        </span>
      ) : (
        <Link preventScrollReset to={control.hrefOf({ page: page - 1 })} aria-label={label} title={label}>
          <Icon name={icon} />
        </Link>
      )}
    </li>
  );
}
