import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useHead } from '../site/head.ts';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  /** The address of the record that the merged one became part of. */
  readonly location: string;
  readonly title: string;
  readonly text: string;
  /** The words of the link to the record that stayed. */
  readonly follow: string;
}

/** Leads from the address of a merged record to the one that stayed: by HTTP 301, and inside the app at once. */
export function MergedRecord({ location, title, text, follow }: Props) {
  const navigate = useNavigate();
  useHead({ title: `${title} – Salient`, status: 301, location, index: false });
  useEffect(() => void navigate(location, { replace: true }), [navigate, location]);
  return (
    <div className="page page-narrow">
      <PageTitle>{title}</PageTitle>
      <p className="lead">{text}</p>
      <p>
        <Link className="button" to={location}>
          {follow}
        </Link>
      </p>
    </div>
  );
}
