import { normalizeText } from '../../lib/names/normalizeText.ts';
import type { armies } from './militaryEntityTypes.ts';

type Army = (typeof armies)[number];

/** What each army is called in Dutch, English, French and German: lists know them by their letters only. */
const armyNames: Readonly<Record<Army, readonly string[]>> = {
  'A.F.': ['Frans leger', 'Franse leger', 'French Army', 'Armée française', 'Französische Armee', 'Französisches Heer'],
  'A.B.L.': ['Belgisch leger', 'Belgische leger', 'Belgian Army', 'Armée belge', 'Belgische Armee', 'Belgisches Heer'],
  'B.E.F.': [
    ...['Brits leger', 'Britse leger', 'British Army', 'British Expeditionary Force', 'Armée britannique'],
    ...['Corps expéditionnaire britannique', 'Britische Armee', 'Britisches Heer'],
  ],
  'N.Z.E.F.': ['Nieuw-Zeelands leger', 'New Zealand Army', 'Armée néo-zélandaise', 'Neuseeländische Armee'],
  'A.I.F.': [
    'Australisch leger',
    'Australian Army',
    'Australian Imperial Force',
    'Armée australienne',
    'Australische Armee',
  ],
  'Indian Army': ['Indiaas leger', 'Brits-Indisch leger', 'Armée indienne', 'Armée des Indes', 'Indische Armee'],
  'S.Afr.': ['Zuid-Afrikaans leger', 'South African Army', 'Armée sud-africaine', 'Südafrikanische Armee'],
  'C.E.F.': ['Canadees leger', 'Canadian Army', 'Canadian Expeditionary Force', 'Armée canadienne', 'Kanadische Armee'],
  ANZAC: ['Australian and New Zealand Army Corps', 'Australië en Nieuw-Zeeland', 'Australien und Neuseeland'],
  'D.K.H.': [
    ...['Duits leger', 'Duitse leger', 'German Army', 'Imperial German Army', 'Armée allemande', 'Deutsches Heer'],
    ...['Deutsche Armee', 'Deutsches Kaiserliches Heer'],
  ],
  'U.S.A.': ['Amerikaans leger', 'American Army', 'United States Army', 'Armée américaine', 'Amerikanische Armee'],
  'C.E.P.': [
    'Portugees leger',
    'Portuguese Army',
    'Corpo Expedicionário Português',
    'Armée portugaise',
    'Portugiesische Armee',
  ],
  'E.I.': ['Italiaans leger', 'Italian Army', 'Esercito Italiano', 'Armée italienne', 'Italienische Armee'],
  'R.I.A.': ['Russisch leger', 'Russian Army', 'Russian Imperial Army', 'Armée russe', 'Russische Armee'],
};

const shortest = 3;

/** Words that most armies share and that tell none from another. */
const common = new Set(['leger', 'army', 'armee', 'heer', 'corps', 'force', 'and', 'und', 'en', 'des', 'of']);

const wordsByArmy = Object.entries(armyNames).map(([army, names]) => ({
  key: normalizeText(army),
  words: [...new Set(names.flatMap((name) => normalizeText(name).split(/[\s-]+/)))].filter((word) => !common.has(word)),
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
