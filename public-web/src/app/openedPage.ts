import { kioskParam, type OpenedPage } from '@salient/shared/areas/figures/openedPage.ts';
import type { CountedPage } from '@salient/shared/areas/figures/useCount.ts';
import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { isKioskNumber } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { childParam } from '../areas/stories/childParam.ts';
import { withQuery } from '../lib/routing/address.ts';
import { addressOf, type PageAddress } from './readAddress.ts';

interface Answered {
  readonly status: number;
  readonly location?: string | undefined;
}

/**
 * What was opened with an answer, as far as it is counted: a story, a pair or a key that is there, or the code of a kiosk
 * that leads to one. A preview of staff is not counted.
 */
export function openedPage(
  address: PageAddress,
  language: Language,
  { status, location }: Answered,
): OpenedPage | null {
  const kiosk = Number(paramOf(address.params, kioskParam));
  const isShort = address.route.page === 'shortAddress';
  if (isShort ? status !== 302 || !location : status !== 200) return null;
  const at = isShort && location ? addressOf(location) : address;
  const record = recordOf(at);
  if (!record || paramOf(at.params, 'preview')) return null;
  const opened = { ...record, language, version: childParam(at) ? 'child' : 'main' } as const;
  if (isKioskNumber(kiosk)) return { ...opened, kiosk };
  // Whoever follows another short address is counted where it leads.
  return isShort ? null : { ...opened, kiosk: null };
}

function recordOf({ route, params }: PageAddress): { page: CountedPage; id: string } | null {
  switch (route.page) {
    case 'story':
      return { page: route.target === 'key' ? 'key_story' : 'story', id: route.id };
    case 'keyLocation':
      return { page: 'key_location', id: route.id };
    case 'storyPair': {
      const id = paramOf(params, 'story1', 'story2');
      return id ? { page: 'pair', id: id.toLowerCase() } : null;
    }
    default:
      return null;
  }
}

/** The same address without the mark of a kiosk, so that who reloads or shares the page opens no code again. */
export function withoutKiosk(location: string): string {
  const { pathname, search } = new URL(location, 'http://localhost');
  const params: Params = [...new URLSearchParams(search)].filter(([key]) => key !== kioskParam);
  return withQuery(pathname, params);
}
