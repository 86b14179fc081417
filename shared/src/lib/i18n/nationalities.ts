import { normalizeText } from '../names/normalizeText.ts';
import type { Language } from './languages.ts';

/** A nationality in each language, the French agreeing with `nationalité`; `also` are further words of lists for it. */
interface Nationality extends Readonly<Record<Language, string>> {
  readonly also: readonly string[];
}

const called = (nl: string, en: string, fr: string, de: string, ...also: string[]): Nationality => ({
  ...{ nl, en, fr, de },
  also,
});

/** By the code of the country; `GB-…` and pairs of codes name the parts and empires of the time. */
const nationalities: Readonly<Record<string, Nationality>> = {
  BE: called('Belgisch', 'Belgian', 'belge', 'belgisch', 'Belg', 'Belge', 'Belgier', 'Belgen'),
  FR: called('Frans', 'French', 'française', 'französisch', 'français', 'Fransman', 'Franzose'),
  GB: called('Brits', 'British', 'britannique', 'britisch', 'Brit', 'United Kingdom'),
  'GB-ENG': called('Engels', 'English', 'anglaise', 'englisch', 'anglais', 'Engelsman', 'Engländer'),
  'GB-SCT': called('Schots', 'Scottish', 'écossaise', 'schottisch', 'écossais'),
  'GB-WLS': called('Welsh', 'Welsh', 'galloise', 'walisisch', 'gallois'),
  IE: called('Iers', 'Irish', 'irlandaise', 'irisch', 'irlandais', 'Ier'),
  DE: called('Duits', 'German', 'allemande', 'deutsch', 'allemand', 'Duitser', 'Duitsers', 'Deutscher'),
  AT: called('Oostenrijks', 'Austrian', 'autrichienne', 'österreichisch', 'autrichien', 'Oostenrijker', 'Österreicher'),
  HU: called('Hongaars', 'Hungarian', 'hongroise', 'ungarisch', 'hongrois'),
  'AT-HU': called(
    ...(['Oostenrijks-Hongaars', 'Austro-Hungarian', 'austro-hongroise', 'österreichisch-ungarisch'] as const),
    ...['austro-hongrois', 'Austria-Hungary'],
  ),
  CA: called('Canadees', 'Canadian', 'canadienne', 'kanadisch', 'canadien', 'Canadezen', 'Kanadier'),
  NF: called('Newfoundlands', 'Newfoundland', 'terre-neuvienne', 'neufundländisch', 'Newfoundlander'),
  AU: called('Australisch', 'Australian', 'australienne', 'australisch', 'australien', 'Australiër'),
  NZ: called('Nieuw-Zeelands', 'New Zealand', 'néo-zélandaise', 'neuseeländisch', 'New Zealander', 'néo-zélandais'),
  ZA: called('Zuid-Afrikaans', 'South African', 'sud-africaine', 'südafrikanisch', 'sud-africain'),
  IN: called('Indiaas', 'Indian', 'indienne', 'indisch', 'Indisch', 'indien'),
  'GB-IN': called('Brits-Indisch', 'British Indian', 'indienne britannique', 'britisch-indisch'),
  'GB-WI': called('Brits-West-Indisch', 'British West Indian', 'antillaise britannique', 'britisch-westindisch'),
  US: called('Amerikaans', 'American', 'américaine', 'amerikanisch', 'américain', 'Amerikaan', 'United States'),
  PT: called('Portugees', 'Portuguese', 'portugaise', 'portugiesisch', 'portugais'),
  IT: called('Italiaans', 'Italian', 'italienne', 'italienisch', 'italien'),
  RU: called('Russisch', 'Russian', 'russe', 'russisch', 'Rus'),
  PL: called('Pools', 'Polish', 'polonaise', 'polnisch', 'polonais'),
  NL: called('Nederlands', 'Dutch', 'néerlandaise', 'niederländisch', 'néerlandais', 'Nederlander', 'hollandais'),
  LU: called('Luxemburgs', 'Luxembourgish', 'luxembourgeoise', 'luxemburgisch', 'luxembourgeois'),
  CH: called('Zwitsers', 'Swiss', 'suisse', 'schweizerisch'),
  DK: called('Deens', 'Danish', 'danoise', 'dänisch', 'danois'),
  NO: called('Noors', 'Norwegian', 'norvégienne', 'norwegisch', 'norvégien'),
  SE: called('Zweeds', 'Swedish', 'suédoise', 'schwedisch', 'suédois'),
  ES: called('Spaans', 'Spanish', 'espagnole', 'spanisch', 'espagnol'),
  RS: called('Servisch', 'Serbian', 'serbe', 'serbisch'),
  CZ: called('Tsjechisch', 'Czech', 'tchèque', 'tschechisch', 'Boheems', 'Bohemian', 'böhmisch'),
  SI: called('Sloveens', 'Slovenian', 'slovène', 'slowenisch', 'Slovene', 'Sloveen', 'Slovenen', 'Slowene', 'Slowenen'),
  HR: called('Kroatisch', 'Croatian', 'croate', 'kroatisch', 'Croat', 'Kroaat'),
  SK: called('Slowaaks', 'Slovak', 'slovaque', 'slowakisch'),
  UA: called('Oekraïens', 'Ukrainian', 'ukrainienne', 'ukrainisch', 'ukrainien', 'Ruthenian', 'ruthenisch'),
  RO: called('Roemeens', 'Romanian', 'roumaine', 'rumänisch', 'roumain'),
  GR: called('Grieks', 'Greek', 'grecque', 'griechisch', 'grec'),
  TR: called('Turks', 'Turkish', 'turque', 'türkisch', 'turc'),
  CN: called('Chinees', 'Chinese', 'chinoise', 'chinesisch', 'chinois'),
  JP: called('Japans', 'Japanese', 'japonaise', 'japanisch', 'japonais'),
  NP: called('Nepalees', 'Nepalese', 'népalaise', 'nepalesisch', 'népalais'),
  DZ: called('Algerijns', 'Algerian', 'algérienne', 'algerisch', 'algérien'),
  MA: called('Marokkaans', 'Moroccan', 'marocaine', 'marokkanisch', 'marocain'),
  TN: called('Tunesisch', 'Tunisian', 'tunisienne', 'tunesisch', 'tunisien'),
  SN: called('Senegalees', 'Senegalese', 'sénégalaise', 'senegalesisch', 'sénégalais'),
  'FR-WA': called(
    ...(['Frans-West-Afrikaans', 'French West African', 'africaine occidentale française'] as const),
    'französisch-westafrikanisch',
  ),
};

const codeOfWord = new Map(
  Object.entries(nationalities).flatMap(([code, { nl, en, fr, de, also }]) =>
    [nl, en, fr, de, ...also].map((word) => [normalizeText(word), code] as const),
  ),
);

/**
 * A nationality in the reader's language, whichever of the four the record is written in: `Brits` is `britannique` in
 * French. Null for words that are no nationality we know, which stay as they are written.
 */
export function nationalityIn(written: string, language: Language): string | null {
  const code = codeOfWord.get(normalizeText(written));
  return (code && nationalities[code]?.[language]) ?? null;
}

/** Every word for a nationality, in the form of `normalizeText`, with the code of its country. */
export const nationalityWords: ReadonlyMap<string, string> = codeOfWord;
