import type { Project } from '@salient/shared/areas/projects/project.ts';
import type { StoryRow } from '@salient/shared/areas/stories/story.ts';
import { storyNameText } from '@salient/shared/areas/stories/storyTexts.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { storyFilter } from '../list/storyFilters.ts';
import { useStoryColumns } from '../list/useStoryColumns.tsx';
import '../../persons/persons.css';
import '../stories.css';

const withLinks: 'linked_stories'[] = ['linked_stories'];

/** The stories of the persons of a project. */
export function ProjectStories({ project: { id } }: { readonly project: Project }) {
  const { t } = useTexts();
  const columns = useStoryColumns();
  const isEditor = canEdit(useActor());
  const editPath = (story: StoryRow) => withVia(pathTo('personstory', { id: story.id }), { code: 'project', id });
  return (
    <ListBody
      method="findPersonStories"
      title={t('projectPages.tabs.stories')}
      columns={columns}
      sort={['calculated_full_name', 1]}
      params={(chosen) => ({ filter: { ...storyFilter(chosen), project_id: id }, extend: withLinks })}
      nameOf={(story) => storyNameText(t, story)}
      emptyText={t('projectPages.noStories')}
      {...(isEditor ? { rowPath: editPath } : {})}
    />
  );
}
