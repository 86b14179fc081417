import { Button } from '@mantine/core';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { StoryRow } from '@salient/shared/areas/stories/story.ts';
import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { storyNameText, targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { pathTo, useHere, withVia } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { RowLanguage } from './list/RowLanguage.tsx';
import { MomentText } from './MomentText.tsx';
import './stories.css';

/** The story of a person with the way to edit it, or to write it while there is none (PERSON-32, PERSON-33). */
export function PersonStories({ person }: { readonly person: Person }) {
  const { t } = useTexts();
  const here = useHere();
  const actor = useActor();
  const { data, error, refetch } = useMethod('getStoriesForPerson', { id: person.id });
  const mayEdit = mayEditStory(actor, person);
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length > 0) {
    return data.map((story) => (
      <StoryCard
        key={story.id}
        story={story}
        editPath={mayEdit ? withVia(pathTo('personstory', { id: story.id }), here) : null}
      />
    ));
  }
  return (
    <div className="record-empty">
      <p>{t('personRecord.empty.stories')}</p>
      {mayEdit && (
        <Button
          component={Link}
          to={withVia(pathTo('personstory_create', { personId: person.id }), here)}
          variant="default"
        >
          {t('personRecord.addStory')}
        </Button>
      )}
    </div>
  );
}

interface CardProps {
  readonly story: StoryRow;
  /** Null for those who may not. */
  readonly editPath: string | null;
}

function StoryCard({ story, editPath }: CardProps) {
  const { t } = useTexts();
  const name = storyNameText(t, story);
  return (
    <section className="form-section">
      <h2>{t('storyEditor.title', { name })}</h2>
      <dl className="person-facts">
        {languages.map((language) => (
          <div key={language}>
            <dt>{languageNames[language]}</dt>
            <dd>
              <RowLanguage text={story.story_text[language]} child={story.story_child_option} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('storyEditor.list.targets')}</dt>
          <dd>
            {story.published_date === null ? (
              t('storyEditor.links.unpublished')
            ) : (
              <>
                {story.targets.map((target) => targetText(t, target)).join(', ')},{' '}
                <MomentText at={story.published_date} dateOnly />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('storyEditor.list.linked')}</dt>
          <dd>
            {t('storyEditor.list.linkedCount', {
              count: story.linked_count,
              published: story.published_linked_count,
            })}
          </dd>
        </div>
      </dl>
      {editPath && (
        <Button component={Link} to={editPath} variant="default" mt="md">
          {t(story.published_date === null ? 'storyEditor.edit' : 'storyEditor.read', { name })}
        </Button>
      )}
    </section>
  );
}
