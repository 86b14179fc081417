import { kioskParam } from '@salient/shared/areas/figures/openedPage.ts';
import { shortPairPath, shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

interface TakeHomeAddress {
  /** What the code holds: the language and version in use go along, nothing of the visitor does (beyond 6). */
  readonly address: string;
  /** The short address of the same, for a visitor who types; none where there is none. */
  readonly words: readonly (readonly [host: string, path: string])[];
}

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '');

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
  const page = short_code ? `${shown.origin}${shortPath(short_code)}` : `${shown.origin}/public/personstories/${id}`;
  return {
    address: `${page}${choices(shown)}`,
    words: short_code ? [[hostOf(shown.origin), shortPath(short_code)]] : [],
  };
}

/** The page of an encounter, short where both stories have a short address. */
export function pairAddress(
  shown: ShownStory,
  [first, second]: readonly [Pick<PublicStory, 'id' | 'short_code'>, Pick<PublicStory, 'id' | 'short_code'>],
): TakeHomeAddress {
  if (first.short_code && second.short_code) {
    const path = shortPairPath(first.short_code, second.short_code);
    return { address: `${shown.origin}${path}${choices(shown)}`, words: [[hostOf(shown.origin), path]] };
  }
  const page = `${shown.origin}/public/storypair`;
  return { address: `${page}${choices(shown)}&story1=${first.id}&story2=${second.id}`, words: [] };
}
