import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToDocument } from './linkToDocument.ts';

interface Props {
  readonly id: string;
  /** The page that is shown, from 1. */
  readonly number: number;
  readonly pages: number;
}

/** The pages before and after the shown one, and to which it is of how many. */
export function PageTurner({ id, number, pages }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  if (pages < 2) return null;
  const linkTo = (page: number) => linkToDocument(address, id, page);
  return (
    <nav className="page-turner" aria-label={t('publicDocument.turn')}>
      {number > 1 && (
        <Link rel="prev" to={linkTo(number - 1)} preventScrollReset>
          {t('publicDocument.previous')}
        </Link>
      )}
      <p>{t('publicDocument.pageOf', { page: number, pages })}</p>
      {number < pages && (
        <Link rel="next" to={linkTo(number + 1)} preventScrollReset>
          {t('publicDocument.next')}
        </Link>
      )}
    </nav>
  );
}
