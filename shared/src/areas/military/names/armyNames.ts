import type { Language } from '../../../lib/i18n/languages.ts';
import { normalizeText } from '../../../lib/names/normalizeText.ts';
import type { armies } from '../militaryEntityTypes.ts';

type Army = (typeof armies)[number];

/** What an army is called in each language, and by what further names it is found. */
interface ArmyNames extends Readonly<Record<Language, string>> {
  readonly also: readonly string[];
}

/** What each army is called in Dutch, English, French and German: lists know them by their letters only. */
const armyNames: Readonly<Record<Army, ArmyNames>> = {
  'A.F.': {
    ...{ nl: 'Frans leger', en: 'French Army', fr: 'Armée française', de: 'Französische Armee' },
    also: ['Franse leger', 'Französisches Heer'],
  },
  'A.B.L.': {
    ...{ nl: 'Belgisch leger', en: 'Belgian Army', fr: 'Armée belge', de: 'Belgische Armee' },
    also: ['Belgische leger', 'Belgisches Heer'],
  },
  'B.E.F.': {
    ...{ nl: 'Brits leger', en: 'British Army', fr: 'Armée britannique', de: 'Britische Armee' },
    also: ['Britse leger', 'British Expeditionary Force', 'Corps expéditionnaire britannique', 'Britisches Heer'],
  },
  'N.Z.E.F.': {
    ...{ nl: 'Nieuw-Zeelands leger', en: 'New Zealand Army', fr: 'Armée néo-zélandaise' },
    ...{ de: 'Neuseeländische Armee', also: ['New Zealand Expeditionary Force'] },
  },
  'A.I.F.': {
    ...{ nl: 'Australisch leger', en: 'Australian Army', fr: 'Armée australienne', de: 'Australische Armee' },
    also: ['Australian Imperial Force'],
  },
  'Indian Army': {
    ...{ nl: 'Brits-Indisch leger', en: 'Indian Army', fr: 'Armée des Indes', de: 'Indische Armee' },
    also: ['Indiaas leger', 'Armée indienne'],
  },
  'S.Afr.': {
    ...{ nl: 'Zuid-Afrikaans leger', en: 'South African Army', fr: 'Armée sud-africaine' },
    ...{ de: 'Südafrikanische Armee', also: [] },
  },
  'C.E.F.': {
    ...{ nl: 'Canadees leger', en: 'Canadian Army', fr: 'Armée canadienne', de: 'Kanadische Armee' },
    also: ['Canadian Expeditionary Force'],
  },
  ANZAC: {
    nl: 'Australisch en Nieuw-Zeelands legerkorps',
    en: 'Australian and New Zealand Army Corps',
    fr: 'Corps d’armée australien et néo-zélandais',
    de: 'Australisches und neuseeländisches Armeekorps',
    also: ['Australië en Nieuw-Zeeland', 'Australien und Neuseeland'],
  },
  'D.K.H.': {
    ...{ nl: 'Duits leger', en: 'German Army', fr: 'Armée allemande', de: 'Deutsches Heer' },
    also: ['Duitse leger', 'Imperial German Army', 'Deutsche Armee', 'Deutsches Kaiserliches Heer'],
  },
  'U.S.A.': {
    ...{ nl: 'Amerikaans leger', en: 'American Army', fr: 'Armée américaine', de: 'Amerikanische Armee' },
    also: ['United States Army'],
  },
  'C.E.P.': {
    ...{ nl: 'Portugees leger', en: 'Portuguese Army', fr: 'Armée portugaise', de: 'Portugiesische Armee' },
    also: ['Corpo Expedicionário Português'],
  },
  'E.I.': {
    ...{ nl: 'Italiaans leger', en: 'Italian Army', fr: 'Armée italienne', de: 'Italienische Armee' },
    also: ['Esercito Italiano'],
  },
  'R.I.A.': {
    ...{ nl: 'Russisch leger', en: 'Russian Army', fr: 'Armée russe', de: 'Russische Armee' },
    also: ['Russian Imperial Army'],
  },
};

/** The full name of an army in a language; one that no document names stays as it is written. */
export const armyName = (army: string, language: Language): string => (isArmy(army) ? armyNames[army][language] : army);

/** The letters by which lists know an army, and what they stand for: `B.E.F. · Brits leger`. */
export function armyInFull(army: string, language: Language): string {
  const name = armyName(army, language);
  return name === army ? army : `${army} · ${name}`;
}

/** An army for readers who know no letters, and for those who do: `British Army (B.E.F.)`. */
export function armyWithLetters(army: string, language: Language): string {
  const name = armyName(army, language);
  return name === army ? army : `${name} (${army})`;
}

const undotted = (army: string) => normalizeText(army).replaceAll('.', '');

const armyOfName = new Map(
  Object.entries(armyNames).flatMap(([army, { nl, en, fr, de, also }]) =>
    [army, nl, en, fr, de, ...also].map((name) => [undotted(name), undotted(army)] as const),
  ),
);

/** An army as two are compared: by its letters or its full name in any language, dots or none. */
export function armyKey(army: string): string {
  const key = undotted(army);
  return armyOfName.get(key) ?? key;
}

const isArmy = (army: string): army is Army => Object.hasOwn(armyNames, army);

const shortest = 3;

/** Words that most armies share and that tell none from another. */
const common = new Set([
  'leger',
  'legerkorps',
  'armeekorps',
  'army',
  'armee',
  'heer',
  'corps',
  'force',
  'and',
  'und',
  'en',
  'des',
  'of',
  'et',
  "d'armee",
]);

const wordsByArmy = Object.entries(armyNames).map(([army, { nl, en, fr, de, also }]) => ({
  key: normalizeText(army),
  words: [...new Set([nl, en, fr, de, ...also].flatMap((name) => normalizeText(name).split(/[\s-]+/)))].filter(
    (word) => !common.has(word),
  ),
}));

/**
 * The armies, in normalised form, of whose full names a word is the beginning, in any of the four languages: `belg` is
 * `a.b.l.`. Words of fewer than three letters, and words like army itself, name none.
 */
export function armiesCalled(word: string): string[] {
  if (word.length < shortest) return [];
  const parts = word.split('-').filter(Boolean);
  return wordsByArmy.flatMap(({ key, words }) =>
    parts.every((part) => words.some((each) => each.startsWith(part))) ? [key] : [],
  );
}

/** Each army by its letters in normalised form, with all names by which it is found, and what it is called. */
export const armiesWithNames: readonly {
  readonly key: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly names: readonly string[];
}[] = Object.entries(armyNames).map(([army, { also, ...label }]) => ({
  key: normalizeText(army),
  label,
  names: [army, ...Object.values(label), ...also],
}));

/** Countries whose armies these are, by the army's letters in normalised form; the empire's is of several. */
export const armyCountries: Readonly<Record<string, readonly string[]>> = {
  ...{
    'a.f.': ['FR'],
    'a.b.l.': ['BE'],
    'b.e.f.': ['GB'],
    'n.z.e.f.': ['NZ'],
    'a.i.f.': ['AU'],
    'indian army': ['IN'],
  },
  ...{ 's.afr.': ['ZA'], 'c.e.f.': ['CA'], anzac: ['AU', 'NZ'], 'd.k.h.': ['DE'], 'u.s.a.': ['US'], 'c.e.p.': ['PT'] },
  ...{ 'e.i.': ['IT'], 'r.i.a.': ['RU'], 'k.u.k.': ['AT', 'HU'] },
};
