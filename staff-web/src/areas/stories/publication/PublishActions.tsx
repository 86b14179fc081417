import { Group, Menu } from '@mantine/core';
import { storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import { mayPublishStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useActor } from '../../../lib/session/useSession.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import type { Publication } from './usePublication.ts';

interface Props {
  readonly form: StoryFormControl;
  readonly publication: Publication;
}

/** Publishing to a target and taking back, for those who may (STORY-27, STORY-46, ROLE-19). */
export function PublishActions({ form, publication }: Props) {
  const { t } = useTexts();
  const actor = useActor();
  const story = form.entity?.record;
  const isPublished = (story?.published_date ?? null) !== null;
  const open = storyTargets.filter((target) => !story?.targets.includes(target));
  const focus = useFocusAfterRemoval<HTMLDivElement>([
    ...(isPublished ? ['unpublish'] : []),
    ...(open.length > 0 ? ['publish'] : []),
  ]);
  if (!story || !mayPublishStory(actor)) return null;
  return (
    <Group {...focus}>
      {isPublished && (
        <SteadyButton
          data-entry="unpublish"
          variant="default"
          loading={publication.busy}
          onClick={() => void publication.unpublish()}
        >
          {t('storyEditor.unpublish')}
        </SteadyButton>
      )}
      {open.length > 0 && (
        <Menu position="top-end" withinPortal>
          <Menu.Target>
            <SteadyButton
              data-entry="publish"
              variant="default"
              loading={publication.busy}
              disabled={form.saving}
              rightSection={<Icon name="down" />}
            >
              {t('storyEditor.publish')}
            </SteadyButton>
          </Menu.Target>
          <Menu.Dropdown>
            {open.map((target) => (
              <Menu.Item key={target} onClick={() => void publication.publish(target)}>
                {t(target === 'museum' ? 'storyEditor.publishMuseum' : 'storyEditor.publishKey')}
                <span className="visually-hidden"> ({targetText(t, target)})</span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
