import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Address } from '../../lib/routing/address.ts';
import { useHead } from '../../lib/site/head.ts';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { linkToUnit } from './linkToUnit.ts';

interface Props {
  readonly address: Address;
  /** The unit that the record became part of. */
  readonly to: string;
}

/** Leads from the address of a merged unit to the one that stayed: by HTTP 301, and inside the app at once. */
export function MergedUnit({ address, to }: Props) {
  const { t } = useTexts();
  const location = linkToUnit(address, to);
  const navigate = useNavigate();
  useHead({ title: `${t('unitPage.merged.title')} – Salient`, status: 301, location, index: false });
  useEffect(() => void navigate(location, { replace: true }), [navigate, location]);
  return (
    <div className="page page-narrow">
      <PageTitle>{t('unitPage.merged.title')}</PageTitle>
      <p className="lead">{t('unitPage.merged.text')}</p>
      <p>
        <Link className="button" to={location}>
          {t('unitPage.merged.follow')}
        </Link>
      </p>
    </div>
  );
}
