import type { Project } from '@salient/shared/areas/projects/project.ts';
import type { ProjectFigures as Figures } from '@salient/shared/areas/stories/projectFiguresMethods.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

const order = [
  ...(['persons', 'civilians', 'soldiers', 'women', 'war_casualties'] as const),
  ...(['with_story', 'with_published_story', 'with_documents', 'documents'] as const),
] satisfies readonly (keyof Figures)[];

/** What a project comes to in numbers. */
export function ProjectFigures({ project: { id } }: { readonly project: Project }) {
  const { t, language } = useTexts();
  const { data, error, refetch } = useMethod('getProjectFigures', { project: id });
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={9} />;
  const undecided = data.persons - data.civilians - data.soldiers;
  const figures = order.flatMap((figure) => [
    { figure, count: data[figure] },
    // Of whom nobody said which of the two they were, so that the figures add up.
    ...(figure === 'soldiers' && undecided > 0 ? [{ figure: 'undecided', count: undecided } as const] : []),
  ]);
  return (
    <dl className="project-figures">
      {figures.map(({ figure, count }) => (
        <div key={figure}>
          <dt>{t(`projectPages.figures.${figure}`)}</dt>
          <dd>{count.toLocaleString(locales[language])}</dd>
        </div>
      ))}
    </dl>
  );
}
