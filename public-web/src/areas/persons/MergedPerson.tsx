import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Address } from '../../lib/routing/address.ts';
import { useHead } from '../../lib/site/head.ts';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { linkToPerson } from './linkToPerson.ts';
import { viaOf } from './via.ts';

interface Props {
  readonly address: Address;
  /** The person that the record became part of. */
  readonly to: string;
}

/** Leads from the address of a merged person to the one that stayed: by HTTP 301, and inside the app at once. */
export function MergedPerson({ address, to }: Props) {
  const { t } = useTexts();
  const location = linkToPerson(address, to, viaOf(address) ?? undefined);
  const navigate = useNavigate();
  useHead({ title: `${t('personPage.merged.title')} – Salient`, status: 301, location, index: false });
  useEffect(() => void navigate(location, { replace: true }), [navigate, location]);
  return (
    <div className="page page-narrow">
      <PageTitle>{t('personPage.merged.title')}</PageTitle>
      <p className="lead">{t('personPage.merged.text')}</p>
      <p>
        <Link className="button" to={location}>
          {t('personPage.merged.follow')}
        </Link>
      </p>
    </div>
  );
}
