import type { PublicPage } from '@salient/shared/areas/documents/publicDocument.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { languageParams } from '../../lib/routing/address.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { CardPicture } from './CardPicture.tsx';
import { linkToDocument } from './linkToDocument.ts';

interface Props {
  readonly id: string;
  /** The page that is shown, from 1. */
  readonly number: number;
  readonly pages: readonly PublicPage[];
}

/** The ways to the other pages: before and after the shown one, one by its number, and all of them as small pictures. */
export function PageTurner({ id, number, pages }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  const navigate = useNavigate();
  if (pages.length < 2) return null;
  const linkTo = (page: number) => linkToDocument(address, id, { page });
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = Number(new FormData(event.currentTarget).get('page'));
    void navigate(linkTo(page), { preventScrollReset: true });
  };
  return (
    <nav className="page-turner" aria-label={t('publicDocument.turn')}>
      <div className="page-steps">
        {number > 1 && (
          <Link rel="prev" to={linkTo(number - 1)} preventScrollReset>
            {t('publicDocument.previous')}
          </Link>
        )}
        <p>{t('publicDocument.pageOf', { page: number, pages: pages.length })}</p>
        {number < pages.length && (
          <Link rel="next" to={linkTo(number + 1)} preventScrollReset>
            {t('publicDocument.next')}
          </Link>
        )}
        <form key={number} action={`${address.base}/document/${id}`} onSubmit={go}>
          <label>
            {t('publicDocument.goToPage')}
            <input type="number" name="page" required min={1} max={pages.length} defaultValue={number} />
          </label>
          {languageParams(address).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button-small">
            {t('publicDocument.go')}
          </button>
        </form>
      </div>
      <details className="all-pages">
        <summary>{t('publicDocument.allPages')}</summary>
        <ol>
          {pages.map(({ id: page, image }, index) => (
            <li key={page}>
              <Link
                to={linkTo(index + 1)}
                preventScrollReset
                aria-current={index + 1 === number ? 'page' : undefined}
                aria-label={t('publicDocument.pageOf', { page: index + 1, pages: pages.length })}
              >
                {image && <CardPicture image={image} />}
                {index + 1}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
