import type { Language } from '../../../lib/i18n/languages.ts';
import { editDistance } from '../../../lib/names/editDistance.ts';
import { normalizeText } from '../../../lib/names/normalizeText.ts';
import { oncePerText } from '../../../lib/names/oncePerText.ts';

/** Ranks of different armies that visitors take for one, and all words for them. */
interface RankGroup extends Readonly<Record<Language, string>> {
  /** In the form of `normalizeText`, without dots; words of several parts with a blank. */
  readonly words: readonly string[];
}

const group = (nl: string, en: string, fr: string, de: string, words: string): RankGroup => ({
  ...{ nl, en, fr, de },
  words: [...new Set([nl, en, fr, de].map(normalizeText)), ...words.trim().split(/\s*[,\n]\s*/)],
});

const groups = {
  private: group(
    ...(['soldaat', 'private', 'soldat', 'Soldat'] as const),
    `pte, pvt, soldier, infanterist, infst, inft, infanteriste, sld, sdt, milicien, gemeiner, landsturmmann, lstm, ldstm,
     wehrmann, landwehrmann, musketier, musk, grenadier, gren, fusilier, fus, rifleman, rfn, guardsman, gdsm, reservist,
     ersatzreservist, ersres, soldat 2e classe, soldat 1re classe, schutze, jager, jag, ldsch, oorlogsvrijwilliger,
     kriegsfreiwilliger, 2e classe, 1ere classe, zouave, tirailleur, chasseur`,
  ),
  lanceCorporal: group(
    ...(['korporaal-titulair', 'lance corporal', 'soldat de première classe', 'Gefreiter'] as const),
    'lcpl, l cpl, lance cpl, lance corpl, gefr, lance bombardier, l bdr, patrouilleführer, patrf, patrouillefuhrer',
  ),
  corporal: group(
    ...(['korporaal', 'corporal', 'caporal', 'Korporal'] as const),
    'cpl, corpl, kpl, korp, korpl, brigadier, bombardier, bdr, unterjager, unterjag, oberjager, obergefreiter',
  ),
  sergeant: group(
    ...(['sergeant', 'sergeant', 'sergent', 'Unteroffizier'] as const),
    `sgt, sjt, serjeant, sergt, lance sergeant, lsgt, uffz, uoffz, untffz, zugsfuhrer, zugsf, zugf, wachtmeester,
     marechal des logis, mdl, wachtmeister, wachtm, wmr`,
  ),
  sergeantMajor: group(
    ...(['sergeant-majoor', 'sergeant major', 'sergent-major', 'Feldwebel'] as const),
    `csm, cqms, rsm, bsm, sgt maj, company sergeant major, company quartermaster sergeant, regimental sergeant major,
     quartermaster sergeant, squadron sergeant major, feldw, fw, vizefeldwebel, vfw, staff sergeant, colour sergeant, adjudant, adjt,
     eerste sergeant, stabsfeldw, stabsfeldwebel`,
  ),
  secondLieutenant: group(
    ...(['onderluitenant', 'second lieutenant', 'sous-lieutenant', 'Leutnant'] as const),
    '2lt, 2nd lt, 2 lt, 2lieut, 2nd lieutenant, 2nd lieut, ondlt, slt, sous lieutenant, fahnrich, fahnr, kadett, ensign',
  ),
  lieutenant: group(
    ...(['luitenant', 'lieutenant', 'lieutenant', 'Oberleutnant'] as const),
    'lt, lieut, ltn, luit, oblt, oberlt, leutnant, ltz',
  ),
  captain: group(
    ...(['kapitein', 'captain', 'capitaine', 'Hauptmann'] as const),
    'capt, kapt, cpt, hptm, rittmeister, rittm, cne',
  ),
  major: group(...(['majoor', 'major', 'commandant', 'Major'] as const), 'maj, cdt, kdt, chef de bataillon'),
  colonel: group(
    ...(['kolonel', 'colonel', 'colonel', 'Oberst'] as const),
    'col, kol, lieutenant colonel, lt col, ltcol, obstlt, oberstleutnant, luitenant kolonel, lieut col',
  ),
  general: group(
    ...(['generaal', 'general', 'général', 'General'] as const),
    'gen, brigadier general, brig gen, major general, maj gen, lieutenant general, lt gen, generalmajor, generaal majoor',
  ),
  gunner: group(
    ...(['kanonnier', 'gunner', 'canonnier', 'Kanonier'] as const),
    'gnr, kan, artillerist, artilleur, vormeister, vorm',
  ),
  sapper: group(
    ...(['sappeur', 'sapper', 'sapeur', 'Sappeur'] as const),
    'spr, sapp, pionier, pioneer, pion, pnr, genist, pionnier',
  ),
  driver: group(
    ...(['voerman', 'driver', 'conducteur', 'Fahrer'] as const),
    'dvr, dr, fahrkan, trainsold, train soldat, fuhrwerker',
  ),
  trooper: group(
    ...(['ruiter', 'trooper', 'cavalier', 'Reiter'] as const),
    'tpr, drag, dragoner, dragon, hussar, husar, hussard, ulan, lansier, lancier, kavallerist, ulane, hus',
  ),
  medic: group(
    ...(['brancardier', 'stretcher bearer', 'brancardier', 'Krankenträger'] as const),
    'infirmier, sanitatssoldat, sansold, sanitater, verpleger, krankenwarter',
  ),
  nurse: group(
    ...(['verpleegster', 'nurse', 'infirmière', 'Krankenschwester'] as const),
    'sister, staff nurse, schwester, matron',
  ),
  chaplain: group(...(['aalmoezenier', 'chaplain', 'aumônier', 'Feldkaplan'] as const), 'padre, feldkurat'),
  doctor: group(
    ...(['legerarts', 'medical officer', 'médecin militaire', 'Militärarzt'] as const),
    'regimentsarzt, oberarzt, assistenzarzt, stabsarzt',
  ),
  musician: group(
    ...(['hoornblazer', 'bugler', 'clairon', 'Hornist'] as const),
    'drummer, trumpeter, piper, tambour, horn, trompeter, trompetter, musikant, bandsman, tamboer',
  ),
  volunteer: group(
    ...(['eenjarig vrijwilliger', 'one-year volunteer', 'engagé volontaire', 'Einjährig-Freiwilliger'] as const),
    'einjfreiw, einj freiw, ejf, einjahrig freiwilliger',
  ),
} satisfies Record<string, RankGroup>;

export type RankGroupName = keyof typeof groups;

const plain = (text: string) =>
  normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const groupOfWords = new Map(
  Object.entries(groups).flatMap(([name, { words }]) => words.map((word) => [plain(word), name as RankGroupName])),
);
const longestRank = Math.max(...[...groupOfWords.keys()].map((words) => words.split(' ').length));

/** What lists put before a rank for the reserve, the Landsturm, a mere title or a while: LstInft, TitGefr, acting sergeant. */
const additions =
  /^(?:einjfreiw|komp|ersres|lst|ldst|res|ers|tit|fahr|(?:acting|honorary|hon|temporary|local) )(?=.{3})/;

/** How a rank group is called in a language. */
export const rankGroupLabel = (name: RankGroupName): Readonly<Record<Language, string>> => {
  const { nl, en, fr, de } = groups[name];
  return { nl, en, fr, de };
};

/** The group of the rank that stands at the beginning of some words, and how many words it takes; null where none does. */
export function rankAt(words: readonly string[]): { readonly group: RankGroupName; readonly length: number } | null {
  for (let length = Math.min(words.length, longestRank); length > 0; length--) {
    const text = plain(words.slice(0, length).join(' '));
    const found = groupOfWords.get(text) ?? groupOfWords.get(text.replace(additions, '').trim());
    if (found) return { group: found, length };
  }
  return null;
}

const longRanks = [...groupOfWords].filter(([words]) => /^\p{L}{6,}$/u.test(words));

/** The group of the rank that a word of six letters or more is but for one slip of the pen; null where it is none. */
export const rankNear = oncePerText((word): RankGroupName | null => {
  const text = plain(word);
  if (text.length < 6 || groupOfWords.has(text)) return null;
  return longRanks.find(([rank]) => rank[0] === text[0] && editDistance(rank, text) === 1)?.[1] ?? null;
});

/** The group of a rank as lists write it, `Gefr. TitKorp.`; null for one that we do not know. */
export const rankGroupOf = oncePerText((rank): RankGroupName | null => rankAt(plain(rank).split(' '))?.group ?? null);
