import type { CodeKind } from '@salient/shared/areas/figures/useCount.ts';
import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { createContext } from 'react';
import type { Hearer } from '../../lib/visit/useSeen.ts';

/** A story as it was opened, read or offered to take home. */
interface TalliedStory {
  readonly record: string;
  readonly language: Language;
  readonly version: StoryVersion;
}

/** What a visitor did with a story, as far as it is counted. */
export type StorySeen =
  | ({ readonly type: 'story_opened' | 'story_read' } & TalliedStory)
  | ({ readonly type: 'code_shown'; readonly value: CodeKind } & TalliedStory);

export const StorySeenContext = createContext<Hearer<StorySeen>>(() => undefined);
