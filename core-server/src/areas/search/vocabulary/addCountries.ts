import { armyCountries } from '@salient/shared/areas/military/names/armyNames.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { nationalityWords } from '@salient/shared/lib/i18n/nationalities.ts';
import { countries } from '../../../lib/countries/countries.ts';
import type { PhraseIndex } from './PhraseIndex.ts';
import type { Label } from './Term.ts';

/** Lands that are no countries of ISO 3166, and what lists of the time call others. */
const further: Readonly<Record<string, readonly [label: Partial<Label>, ...also: string[]]>> = {
  'GB-ENG': [{ nl: 'Engeland', en: 'England', fr: 'Angleterre', de: 'England' }],
  'GB-SCT': [{ nl: 'Schotland', en: 'Scotland', fr: 'Écosse', de: 'Schottland' }],
  'GB-WLS': [{ nl: 'Wales', en: 'Wales', fr: 'Pays de Galles', de: 'Wales' }],
  'AT-HU': [
    { nl: 'Oostenrijk-Hongarije', en: 'Austria-Hungary', fr: 'Autriche-Hongrie', de: 'Österreich-Ungarn' },
    'Österreich-Ungarische Monarchie',
  ],
  // The letters are Norfolk Island's today.
  NF: [{ nl: 'Newfoundland', en: 'Newfoundland', fr: 'Terre-Neuve', de: 'Neufundland' }],
  GB: [{}, 'Great Britain', 'Groot-Brittannië', 'Grande-Bretagne', 'Großbritannien', 'UK'],
  US: [{}, 'USA', 'United States of America', 'Amerika', 'America', 'Amérique', 'States'],
  RU: [{}, 'Russia', 'Rusland', 'Russie', 'Russland'],
  CZ: [{}, 'Czechia', 'Tsjechië'],
};

/** Today's countries that lay in Austria-Hungary whole; of others only a part did. */
const ofMonarchy = ['AT', 'HU', 'CZ', 'SK', 'SI', 'HR', 'BA'];

/** An adjective as it stands before a noun: österreichischer Soldat, Britse soldaat. */
const inflected = (word: string): string[] => {
  if (/(?:isch|deutsch)$/u.test(word)) return ['e', 'er', 'en', 'es'].map((ending) => word + ending);
  return /[^s]s$/u.test(word) ? [`${word}e`] : [];
};

const isPartOf = (code: string, whole: string) => code === whole || code.split('-').includes(whole);

/** Countries by their names and nationalities, with the armies that are theirs. */
export function addCountries(phrases: PhraseIndex, armies: readonly string[]): void {
  const codes = new Set([...countries.map(({ code }) => code), ...nationalityWords.values(), ...Object.keys(further)]);
  for (const code of codes) {
    const [own = {}, ...also] = further[code] ?? [];
    const label = Object.fromEntries(
      languages.map((language) => [language, own[language] ?? countryName(code, language)]),
    ) as Record<Language, string>;
    const isMonarchy = code === 'AT-HU';
    const words = [...nationalityWords]
      .filter(([, of]) => isPartOf(of, code) || (isMonarchy && ofMonarchy.includes(of)))
      .map(([word]) => word);
    const condition = {
      kind: 'country',
      codes: isMonarchy ? ofMonarchy : code.length === 2 && code !== 'NF' ? [code] : [],
      nationalities: words,
      // Of a part of a kingdom no army tells.
      armies: armies.filter((army) => armyCountries[army]?.some((of) => of === code || (isMonarchy && of === 'AT'))),
    } as const;
    const ownWords = [...nationalityWords].filter(([, of]) => of === code).map(([word]) => word);
    for (const name of new Set([...Object.values(label), ...also, ...ownWords, ...ownWords.flatMap(inflected)])) {
      if (/^[A-Z]{2}(?:-[A-Z]+)?$/.test(name) && name !== 'UK') continue;
      phrases.add(name, { kind: 'country', label, condition });
    }
  }
}
