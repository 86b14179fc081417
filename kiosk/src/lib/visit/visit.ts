import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** Ways to read, each on or off (beyond 15). */
export const readingModes = ['large', 'contrast', 'low', 'aloud'] as const;
export type ReadingMode = (typeof readingModes)[number];

/** What one visitor has chosen. Nothing of it outlives the visit. */
export interface Visit {
  /** Counts visits, so that what belongs to one can be thrown away whole. */
  readonly number: number;
  readonly language: Language;
  readonly version: StoryVersion;
  readonly modes: Readonly<Record<ReadingMode, boolean>>;
}

export type VisitChange =
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'version'; readonly version: StoryVersion }
  | { readonly type: 'mode'; readonly mode: ReadingMode }
  | { readonly type: 'end'; readonly language: Language };

const noModes = { large: false, contrast: false, low: false, aloud: false };

export const firstVisit = (language: Language): Visit => ({ number: 1, language, version: 'main', modes: noModes });

export function changeVisit(visit: Visit, change: VisitChange): Visit {
  switch (change.type) {
    case 'language':
      return { ...visit, language: change.language };
    case 'version':
      return { ...visit, version: change.version };
    case 'mode':
      return { ...visit, modes: { ...visit.modes, [change.mode]: !visit.modes[change.mode] } };
    case 'end':
      return { ...firstVisit(change.language), number: visit.number + 1 };
  }
}
