import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';
import { rankGroupLabel, rankGroupOf } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { SeededRandom } from './random.ts';
import type { KnownPerson } from './readKnown.ts';

/** Something known of a person, by which others who share it are told, and the ways in which people type it. */
export interface Fact {
  readonly kind: string;
  /** Equal for two persons of whom it holds alike. */
  readonly same: string;
  readonly typed: string;
}

const ordinal: Readonly<Record<Language, (number: string) => string>> = {
  nl: (number) => `${number}de`,
  en: (number) =>
    `${number}${/1\d$|[4-90]$/.test(number) ? 'th' : /1$/.test(number) ? 'st' : /2$/.test(number) ? 'nd' : 'rd'}`,
  fr: (number) => `${number}e`,
  de: (number) => `${number}.`,
};
const infantryRegiment: Readonly<Record<Language, string>> = {
  nl: 'infanterieregiment',
  en: 'Infantry Regiment',
  fr: "régiment d'infanterie",
  de: 'Infanterieregiment',
};
const battalion: Readonly<Record<Language, string>> = {
  nl: 'bataljon',
  en: 'Battalion',
  fr: 'bataillon',
  de: 'Bataillon',
};
const landsturm: Readonly<Record<string, string>> = { LstIR: 'Landsturm', LIR: 'Landwehr', IR: '' };

/** How people write the unit of a list, apart from as the list does. */
function writtenUnits(person: KnownPerson, language: Language): string[] {
  const { regiment, unit, unit_nr } = person;
  const number = /^\d+/.exec(unit_nr)?.[0] ?? /\b\d+$/.exec(regiment)?.[0];
  const written = [[unit_nr, unit, regiment].filter(Boolean).join(' ')];
  const austrian = /^(?:k\. (?:u\. )?k\. )?(IR|LIR|LstIR)\. Nr\. \d+$/.exec(regiment)?.[1];
  if (austrian && number) {
    const arm = landsturm[austrian] ?? '';
    written.push(
      `${austrian} ${number}`,
      `${austrian} Nr. ${number}`,
      `${ordinal[language](number)} ${arm} ${infantryRegiment[language]}`.replace(/\s+/g, ' '),
      `${arm} ${infantryRegiment[language]} ${number}`.trim(),
    );
  }
  if (unit === 'Battalion' && number) {
    written.push(
      `${unit_nr} Battalion`,
      `${unit_nr} Bn`,
      `${ordinal[language](number)} ${battalion[language]}`,
      `${unit_nr} Bn ${regiment}`,
    );
  }
  const french = /^(\d+)e R\.I/.exec(regiment)?.[1];
  if (french)
    written.push(`${french}e RI`, `${ordinal[language](french)} ${infantryRegiment[language]}`, `RI ${french}`);
  return written.filter((text) => unitNameTokens(text).length > 0);
}

const bornWords: Readonly<Record<Language, string>> = { nl: 'geboren', en: 'born', fr: 'né en', de: 'geboren' };
const diedWords: Readonly<Record<Language, string>> = { nl: 'gesneuveld', en: 'killed', fr: 'mort', de: 'gefallen' };
const fromWords: Readonly<Record<Language, string>> = { nl: 'uit', en: 'from', fr: 'de', de: 'aus' };

/** All that is known of a person, each thing as somebody of a language writes it. */
export function factsOf(person: KnownPerson, language: Language, random: SeededRandom): Fact[] {
  const facts: Fact[] = [];
  const add = (kind: string, same: string, typed: string) => {
    if (typed.trim() !== '') facts.push({ kind, same: `${kind} ${same}`, typed });
  };
  for (const names of person.places) {
    const name = random.pick(names);
    if (names.length > 0 && /^\p{L}{4,}/u.test(name)) {
      add('place', names[0] as string, random.pick([name, `${fromWords[language]} ${name}`, name.toLowerCase()]));
    }
  }
  for (const code of person.countries) add('country', code, countryName(code, language));
  if (person.army) add('army', person.army, random.pick([person.army, armyName(person.army, language)]));
  if (person.regiment || person.unit) {
    const same = `${person.regiment}|${person.unit}|${person.unit_nr}`;
    const written = writtenUnits(person, language);
    if (written.length > 0) add('unit', same, random.pick(written));
  }
  const rank = rankGroupOf(person.rank);
  if (rank) add('rank', rank, random.pick([person.rank, rankGroupLabel(rank)[language]]));
  if (person.born_year)
    add(
      'born',
      `${person.born_year}`,
      random.pick([`${person.born_year}`, `${bornWords[language]} ${person.born_year}`]),
    );
  if (person.died_year)
    add(
      'died',
      `${person.died_year}`,
      random.pick([`${person.died_year}`, `${diedWords[language]} ${person.died_year}`]),
    );
  if (person.cemetery) add('cemetery', person.cemetery, person.cemetery);
  return facts;
}

/** Everything that holds of a person, to compare it with what is typed of another. */
export const samenessOf = (person: KnownPerson): ReadonlySet<string> => {
  const rank = rankGroupOf(person.rank);
  return new Set([
    ...person.places.flatMap((names) => (names[0] ? [`place ${names[0]}`] : [])),
    ...person.countries.map((code) => `country ${code}`),
    `army ${person.army}`,
    `unit ${person.regiment}|${person.unit}|${person.unit_nr}`,
    ...(rank ? [`rank ${rank}`] : []),
    `born ${person.born_year}`,
    `died ${person.died_year}`,
    `cemetery ${person.cemetery}`,
  ]);
};

export const languageOf = (at: number): Language => languages[at % languages.length] as Language;
