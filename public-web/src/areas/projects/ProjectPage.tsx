import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { useHead } from '../../lib/site/head.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import type { ProjectRoute } from './projectRoute.ts';

export const projectQuery = ({ id }: ProjectRoute, client: Client) => methodQuery(client, 'getProject', { id });

interface Props extends PageProps<ProjectRoute> {
  /** The list of its persons, with its count. */
  readonly persons: ReactNode;
}

/** The persons of a project (PUBLIC-37). */
export function ProjectPage({ address, persons }: Props) {
  const { t } = useTexts();
  const { id } = address.route;
  const { data: project, error, refetch } = useMethod('getProject', { id });
  if (error && failureOf(error).name === 'notFound') {
    return <NothingHere title={t('projects.notFound')} text={t('projects.notFoundText')} status={404} />;
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return project ? <Project id={id} title={project.title} persons={persons} /> : <Waiting />;
}

function Waiting() {
  const { t } = useTexts();
  return (
    <div className="page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('projects.loading')}
      </p>
      <div className="skeleton-title" />
      <div className="skeleton-text" />
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts();
  useHead({ title: `${t('common.errorTitle')} – Salient`, status: 503, index: false });
  return (
    <div className="page page-narrow">
      <Failure title={t('common.errorTitle')} error={error} onRetry={onRetry} />
    </div>
  );
}

interface ProjectProps {
  readonly id: string;
  readonly title: string;
  readonly persons: ReactNode;
}

function Project({ id, title, persons }: ProjectProps) {
  const { t } = useTexts();
  useHead({
    title: `${title} – Salient`,
    description: t('projects.metaDescription', { title }),
    path: `/project/${id}`,
  });
  return (
    <div className="page project-page">
      <PageTitle>{title}</PageTitle>
      {persons}
    </div>
  );
}
