import { kioskParam } from '@salient/shared/areas/figures/openedPage.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

interface TakeHomeAddress {
  /** What the code holds: the language and version in use go along, nothing of the visitor does (beyond 6). */
  readonly address: string;
  /** The short addresses of the same, for a visitor who types; none where there is none. */
  readonly words: readonly (readonly [host: string, path: string])[];
}

const shortWords = (origin: string, stories: readonly Pick<PublicStory, 'short_code'>[]) =>
  stories.flatMap(({ short_code }) =>
    short_code ? [[origin.replace(/^https?:\/\//, ''), `/s/${short_code}`] as const] : [],
  );

/** On which kiosk a code is shown, and how its visitor reads. */
interface ShownStory {
  /** Of the public pages, without a closing slash. */
  readonly origin: string;
  readonly kiosk: number;
  readonly language: Language;
  readonly version: StoryVersion;
}

/** The number of the kiosk tells how often its codes are opened, and is gone from the page that opens (decision 21). */
function choices({ language, version, kiosk }: ShownStory): string {
  return `?lang=${language}${version === 'child' ? '&child' : ''}&${kioskParam}=${kiosk}`;
}

/** The permanent short address of a story, or its page where it has none. */
export function storyAddress(
  shown: ShownStory,
  { id, short_code }: Pick<PublicStory, 'id' | 'short_code'>,
): TakeHomeAddress {
  const page = short_code ? `${shown.origin}/s/${short_code}` : `${shown.origin}/public/personstories/${id}`;
  return { address: `${page}${choices(shown)}`, words: shortWords(shown.origin, [{ short_code }]) };
}

/** The page of an encounter; who types finds its two stories. */
export function pairAddress(
  shown: ShownStory,
  [first, second]: readonly [Pick<PublicStory, 'id' | 'short_code'>, Pick<PublicStory, 'id' | 'short_code'>],
): TakeHomeAddress {
  const page = `${shown.origin}/public/storypair`;
  return {
    address: `${page}${choices(shown)}&story1=${first.id}&story2=${second.id}`,
    words: shortWords(shown.origin, [first, second]),
  };
}
