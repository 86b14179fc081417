import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { pageWindow } from '@salient/shared/lib/ui/pageWindow.ts';
import { Link } from 'react-router-dom';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to at most nine pages around the present one (LIST-07). */
export function Pagination({ page, pages, hrefOf }: Props) {
  const { t } = useTexts();
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label={t('search.pages.label')}>
      <ul>
        {page > 1 && (
          <li>
            <Link rel="prev" to={hrefOf(page - 1)}>
              {t('search.pages.previous')}
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((each) => (
          <li key={each} className={pages > 4 && Math.abs(each - page) > 1 ? 'pagination-far' : undefined}>
            <Link
              to={hrefOf(each)}
              aria-label={t('search.pages.page', { page: each })}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link rel="next" to={hrefOf(page + 1)}>
              {t('search.pages.next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
