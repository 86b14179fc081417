import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { readWordTable } from '@salient/shared/lib/i18n/wordTable.ts';
import type { Label } from './Term.ts';

/** A land of an empire, which is no country today. */
export interface Land {
  readonly label: Label;
  readonly names: readonly string[];
  /** Today's countries that it was in, where they tell of it well enough: none where a land is a part of a country apart from others. */
  readonly codes: readonly string[];
}

/** By the codes of the countries in which they are today; in the form of `readWordTable`. */
const table = {
  '': `
    Krain | Carniola | Carniole | Krain | Kranjska; Unterkrain; Oberkrain; Innerkrain
    Stiermarken | Styria | Styrie | Steiermark | Štajerska; Untersteiermark
    Karinthië | Carinthia | Carinthie | Kärnten | Koroška
    Oostenrijks Kustland | Austrian Littoral | Littoral autrichien | Küstenland | Österreichisches Küstenland; Primorska
    Gorizia en Gradisca | Gorizia and Gradisca | Gorizia et Gradisca | Görz und Gradisca | Goriška
    Istrië | Istria | Istrie | Istrien | Istra
    Vlaanderen | Flanders | Flandre | Flandern | Flandres
    Wallonië | Wallonia | Wallonie | Wallonien`,
  CZ: `
    Bohemen | Bohemia | Bohême | Böhmen | Königreich Böhmen
    Moravië | Moravia | Moravie | Mähren
    Oostenrijks-Silezië | Austrian Silesia | Silésie autrichienne | Österreichisch-Schlesien`,
  'PL UA': `
    Galicië | Galicia | Galicie | Galizien | Galizien und Lodomerien`,
  'RO UA': `
    Boekovina | Bukovina | Bucovine | Bukowina`,
  RO: `
    Transsylvanië | Transylvania | Transylvanie | Siebenbürgen`,
  HR: `
    Dalmatië | Dalmatia | Dalmatie | Dalmatien
    Slavonië | Slavonia | Slavonie | Slawonien
    Kroatië-Slavonië | Croatia-Slavonia | Croatie-Slavonie | Kroatien-Slawonien`,
  BA: `
    Bosnië | Bosnia | Bosnie | Bosnien`,
};

const labelOf = (called: Readonly<Record<Language, readonly string[]>>): Label => ({
  ...{ nl: called.nl[0] ?? '', en: called.en[0] ?? '', fr: called.fr[0] ?? '', de: called.de[0] ?? '' },
});

/** The lands of Austria-Hungary, and the regions of Belgium, by what they are called in four languages and their own. */
export const lands: readonly Land[] = Object.entries(table).flatMap(([codes, lines]) =>
  readWordTable(lines, (word) => word)
    .flat()
    .map(({ called, words }) => ({
      label: labelOf(called),
      names: [...new Set([...languages, 'other' as const].flatMap((language) => words[language]))],
      codes: codes.split(' ').filter(Boolean),
    })),
);
