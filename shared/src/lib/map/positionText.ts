import type { Language } from '../i18n/languages.ts';
import { locales } from '../i18n/languages.ts';
import type { Location } from '../schemas/commonSchemas.ts';

/** What stands between two coordinates; where a comma parts the decimals, it cannot. */
const between: Readonly<Record<Language, string>> = { nl: '; ', en: ', ', fr: '\u00a0; ', de: '; ' };

/** A coordinate as the language writes it, with four decimals: some ten metres (KEYLOC-10). */
export const coordinateText = (degrees: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
    useGrouping: false,
  })
    .format(degrees)
    // A minus that can be copied into a field.
    .replace('\u2212', '-');

/** Where something lies, in numbers: `50,8512; 2,8857`. */
export const positionText = ({ lat, lon }: Location, language: Language): string =>
  [lat, lon].map((each) => coordinateText(each, language)).join(between[language]);
