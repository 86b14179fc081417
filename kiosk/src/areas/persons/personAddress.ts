import { kioskParam } from '@salient/shared/areas/figures/openedPage.ts';
import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** On which kiosk a code is shown, and in which language; `origin` is that of the public pages. */
interface Shown {
  readonly origin: string;
  readonly kiosk: number;
  readonly language: Language;
}

/**
 * What a visitor takes home of a person: what the code holds, and the short address for who has no scanner (ux.md K19). Before
 * its address has been given, a person is found at its page alone.
 */
export function personAddress(
  { origin, kiosk, language }: Shown,
  { id, short_code: code }: Pick<PublicPerson, 'id' | 'short_code'>,
) {
  const path = code ? `/p/${code}` : personPath(id);
  const words = code ? [[origin.replace(/^https?:\/\//, ''), path] as const] : [];
  return { address: `${origin}${path}?lang=${language}&${kioskParam}=${kiosk}`, words };
}
