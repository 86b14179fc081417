import type { StoryRow } from '@salient/shared/areas/stories/story.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { TextState } from '../form/storyTexts.ts';
import { StateMark } from '../StateMark.tsx';

interface Props {
  readonly text: StoryRow['story_text']['nl'];
  /** Whether the story is told to children too. */
  readonly child: boolean;
}

/** How far a language of a story is, in a list. */
export function RowLanguage({ text, child }: Props) {
  const { t } = useTexts();
  const main: TextState = !text.has_text ? 'empty' : text.outdated_since ? 'outdated' : text.story_status;
  const childState: TextState = !text.has_child_text
    ? 'empty'
    : text.child_outdated_since
      ? 'outdated'
      : text.story_child_status;
  return (
    <span className="story-states">
      <StateMark state={main} />
      {child && childState !== main && <StateMark state={childState} of={t('stories.versions.child')} />}
    </span>
  );
}
