import type { Language } from '../../lib/i18n/languages.ts';
import type { StoryVersion } from '../stories/storyTypes.ts';
import type { CodeKind, CountedPage } from './useCount.ts';

/** A public page that somebody got, as far as it is counted. */
export interface OpenedPage {
  readonly page: CountedPage;
  /** The story or key location; of a pair the story that comes first. */
  readonly id: string;
  readonly language: Language;
  readonly version: StoryVersion;
  /** The kiosk whose code led here; the answer then leads on to the page itself. */
  readonly kiosk: number | null;
}

/** Marks the address in a kiosk's code: which kiosk showed it, and nothing else (beyond 18). */
export const kioskParam = 'kiosk';

/** What a code of a kiosk took home; key locations have printed codes only. */
export const codeKindOf = (page: CountedPage): CodeKind | null =>
  page === 'pair' ? 'pair' : page === 'key_location' ? null : 'story';
