import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Address } from '../../lib/routing/address.ts';
import { useHead } from '../../lib/site/head.ts';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { linkToMemorial } from './linkToMemorial.ts';

interface Props {
  readonly address: Address;
  /** The memorial that the record became part of. */
  readonly to: string;
}

/** Leads from the address of a merged memorial to the one that stayed: by HTTP 301, and inside the app at once. */
export function MergedMemorial({ address, to }: Props) {
  const { t } = useTexts();
  const location = linkToMemorial(address, to);
  const navigate = useNavigate();
  useHead({ title: `${t('memorialPage.merged.title')} – Salient`, status: 301, location, index: false });
  useEffect(() => void navigate(location, { replace: true }), [navigate, location]);
  return (
    <div className="page page-narrow">
      <PageTitle>{t('memorialPage.merged.title')}</PageTitle>
      <p className="lead">{t('memorialPage.merged.text')}</p>
      <p>
        <Link className="button" to={location}>
          {t('memorialPage.merged.follow')}
        </Link>
      </p>
    </div>
  );
}
