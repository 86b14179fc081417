import { Button } from '@mantine/core';
import type { StoryRow } from '@salient/shared/areas/stories/story.ts';
import { isReadOnly } from '@salient/shared/areas/stories/storyPolicy.ts';
import { storyNameText } from '@salient/shared/areas/stories/storyTexts.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useRemoval } from '../../../lib/dialogs/useRemoval.ts';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { RowAction } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useStoryQueries } from '../form/useStoryForm.ts';
import { storyFilter, useStoryFilters } from './storyFilters.ts';
import { useStoryColumns } from './useStoryColumns.tsx';
import '../../persons/persons.css';
import '../stories.css';

const withLinks: 'linked_stories'[] = ['linked_stories'];

/** The stories with the state of every language (ROUTE-40, STORY-02 to STORY-05). */
export function StoryListPage() {
  const { t } = useTexts();
  const actor = useActor();
  const columns = useStoryColumns();
  const filters = useStoryFilters();
  const { shown, hrefOf, close } = useOpenPanel();
  const removal = useRemoval();
  const remove = useCommand('removePersonStory', { refreshes: useStoryQueries() });
  const nameOf = (story: StoryRow) => storyNameText(t, story);
  const editPath = ({ id }: StoryRow) => withVia(pathTo('personstory', { id }), { code: 'personstories' });
  const actionsOf = (story: StoryRow): readonly RowAction[] => {
    const name = nameOf(story);
    return [
      {
        key: 'edit',
        label: t(isReadOnly(story) ? 'storyEditor.read' : 'storyEditor.edit', { name }),
        icon: <Icon name={isReadOnly(story) ? 'story' : 'edit'} />,
        to: editPath(story),
      },
      {
        key: 'history',
        label: t('historyPanel.openOf', { name }),
        icon: <Icon name="history" />,
        to: hrefOf('history', story.id),
      },
      {
        key: 'remove',
        label: t('storyEditor.remove', { name }),
        icon: <Icon name="remove" />,
        tone: 'danger',
        onClick: () =>
          void removal({
            name: t('storyEditor.storyOf', { name }),
            text: t('storyEditor.removeText'),
            run: () => remove.mutateAsync({ id: story.id, version: story.version }),
          }),
      },
    ];
  };
  return (
    <>
      <ListPage
        method="findPersonStories"
        title={t('pages.personstories')}
        columns={columns}
        sort={['calculated_full_name', 1]}
        filters={useMemo(() => [filters.published, filters.kiosk], [filters])}
        params={(chosen) => ({ filter: storyFilter(chosen), extend: withLinks })}
        nameOf={nameOf}
        actions={
          canEdit(actor) && (
            <Button
              component={Link}
              to={pathTo('picture_permissions')}
              variant="default"
              leftSection={<Icon name="list" />}
            >
              {t('pages.picture_permissions')}
            </Button>
          )
        }
        {...(canEdit(actor) ? { rowPath: editPath, rowActions: actionsOf } : {})}
      />
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'person_story', id: shown.id }}
          onClose={close}
        />
      )}
    </>
  );
}
