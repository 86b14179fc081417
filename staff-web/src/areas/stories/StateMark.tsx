import { statusText } from '@salient/shared/areas/stories/storyTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import type { TextState } from './form/storyTexts.ts';

interface Props {
  readonly state: TextState;
  /** Whose state, where that is not plain from the place. */
  readonly of?: string;
}

/** How far a text is, in a word; a sign helps the eye (S9, A4). */
export function StateMark({ state, of }: Props) {
  const { t } = useTexts();
  const word =
    state === 'empty' || state === 'outdated' || state === 'waiting'
      ? t(`storyEditor.states.${state}`)
      : statusText(t, state);
  return (
    <span className="story-state" data-state={state}>
      {state === 'DONE' && <Icon name="check" />}
      {state === 'outdated' && <Icon name="warning" />}
      {of ? `${of}${t('common.colon')}${word}` : word}
    </span>
  );
}
