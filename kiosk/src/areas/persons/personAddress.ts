import { kioskParam } from '@salient/shared/areas/figures/openedPage.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** On which kiosk a code is shown, and in which language; `origin` is that of the public pages. */
interface Shown {
  readonly origin: string;
  readonly kiosk: number;
  readonly language: Language;
}

/** The short address of a person: what the code holds, and what a visitor types who has no scanner (ux.md K19). */
export function personAddress({ origin, kiosk, language }: Shown, code: string) {
  const words = [[origin.replace(/^https?:\/\//, ''), `/p/${code}`]] as const;
  return { address: `${origin}/p/${code}?lang=${language}&${kioskParam}=${kiosk}`, words };
}
