import type { PublicProject } from '@salient/shared/areas/projects/project.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { type DatePart, parseDateParts, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { dateInWords } from '@salient/shared/lib/ui/dateWords.ts';
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
  return project ? <Project project={project} persons={persons} /> : <Waiting />;
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
  readonly project: PublicProject;
  readonly persons: ReactNode;
}

function Project({ project, persons }: ProjectProps) {
  const { t } = useTexts();
  const { id, title } = project;
  const days = daysInWords(t, project);
  useHead({
    title: `${title} – Salient`,
    description: t('projects.metaDescription', { title }),
    path: `/project/${id}`,
  });
  return (
    <div className="page project-page">
      <PageTitle>{title}</PageTitle>
      {days && <p className="lead">{days}</p>}
      {persons}
    </div>
  );
}

/** When its exhibition is to be seen, as far as the years are known; null where nothing is. */
function daysInWords(t: Translate, project: PublicProject): string | null {
  const { fromDay, fromMonth, fromYear, toDay, toMonth, toYear } = project;
  const [from, to] = [dayInWords(t, fromDay, fromMonth, fromYear), dayInWords(t, toDay, toMonth, toYear)];
  if (from && to) return t('projects.days', { from, to });
  if (from) return t('projects.daysFrom', { from });
  return to ? t('projects.daysUntil', { to }) : null;
}

const dayInWords = (t: Translate, ...[day, month, year]: readonly [DatePart, DatePart, DatePart]) =>
  dateInWords(parseDateParts(day, month, year) ?? unknownDate, t);
