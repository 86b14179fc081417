import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkToStart } from '../routing/linkTo.ts';
import { useAddress } from '../routing/useAddress.ts';
import { useHead } from '../site/head.ts';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly status: 404 | 410;
  /** What else there is to say, before the way on. */
  readonly children?: ReactNode;
}

/** A plain page that says what is missing and where to go. */
export function NothingHere({ title, text, status, children }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  useHead({ title: `${title} – Salient`, description: text, status, index: false });
  return (
    <div className="page page-narrow">
      <PageTitle>{title}</PageTitle>
      <p className="lead">{text}</p>
      {children}
      <p>
        <Link className="button" to={linkToStart(address)}>
          {t('common.searchName')}
        </Link>
      </p>
    </div>
  );
}
