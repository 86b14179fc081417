import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../app/head.ts';
import { useLinks } from '../app/links.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

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
  const links = useLinks();
  useHead({ title: `${title} – Salient`, description: text, status, index: false });
  return (
    <div className="page page-narrow">
      <PageTitle>{title}</PageTitle>
      <p className="lead">{text}</p>
      {children}
      <p>
        <Link className="button" to={links.search()}>
          {t('common.searchName')}
        </Link>
      </p>
    </div>
  );
}
