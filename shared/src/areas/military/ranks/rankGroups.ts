import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { allWordsOf, byWord, calledIn, readWordTable } from '../../../lib/i18n/wordTable.ts';
import { editDistance } from '../../../lib/names/editDistance.ts';
import { normalizeText } from '../../../lib/names/normalizeText.ts';
import { oncePerText } from '../../../lib/names/oncePerText.ts';

/** Ranks of different armies that visitors take for one, in the form of `readWordTable`; the first line names the group. */
const tables = {
  private: `
    soldaat | private | soldat | Soldat | pte; pvt; soldier; soldiers; soldaten; soldats; sld; sdt; gemeiner
    infanterist | infantryman | fantassin | Infanterist | infst; inft; lnft; infanteriste
    milicien | militiaman | milicien | Milizsoldat
    landstormer | Landsturm soldier | soldat du Landsturm | Landsturmmann | lstm; ldstm; lstmann
    landweersoldaat | Landwehr soldier | soldat de la Landwehr | Landwehrmann; Wehrmann
    musketier | musketeer | mousquetaire | Musketier | musk
    grenadier | grenadier | grenadier | Grenadier | gren
    fuselier | fusilier | fusilier | Füsilier | fus
    scherpschutter | rifleman | tirailleur | Schütze | rfn
    jager | light infantryman | chasseur | Jäger | jag
    gardesoldaat | guardsman | soldat de la Garde | Gardesoldat | gdsm
    landschutter | Landesschütze | Landesschütze | Landesschütze | ldsch
    reservist | reservist | réserviste | Reservist
    vervangend reservist | supplementary reservist | réserviste de remplacement | Ersatzreservist | ersres
    soldaat tweede klas | private 2nd class | soldat de deuxième classe | Soldat 2. Klasse | soldat 2e classe; 2e classe; soldat de 2e classe; soldaat 2de klas
    soldaat eerste klas | private 1st class | soldat de première classe | Soldat 1. Klasse | soldat 1re classe; 1ere classe; soldat de 1re classe; private first class
    oorlogsvrijwilliger | war volunteer | engagé volontaire pour la guerre | Kriegsfreiwilliger
    zoeaaf | zouave | zouave | Zuave
    sepoy | sepoy | cipaye | Sepoy`,
  lanceCorporal: `
    korporaal-titulair | lance corporal | soldat de première classe | Gefreiter | lcpl; l cpl; lance cpl; lance corpl; gefr
    bombardier-titulair | lance bombardier | brigadier suppléant | Vormeister | l bdr
    patrouilleleider | patrol leader | chef de patrouille | Patrouilleführer | patrf`,
  corporal: `
    korporaal | corporal | caporal | Korporal | cpl; corpl; kpl; korp; korpl
    brigadier | corporal of cavalry | brigadier | Brigadier
    bombardier | bombardier | brigadier d’artillerie | Bombardier | bdr
    onderjager | Jäger corporal | caporal de chasseurs | Unterjäger | unterjag; oberjager
    eerste gefreiter | senior lance corporal | appointé | Obergefreiter`,
  sergeant: `
    sergeant | sergeant; serjeant | sergent | Unteroffizier | sgt; sjt; sergt; uffz; uoffz; untffz
    sergeant-titulair | lance sergeant | sergent suppléant | Titularunteroffizier | lsgt
    pelotonscommandant | section leader | chef de section | Zugsführer | zugsf; zugf
    wachtmeester | cavalry sergeant | maréchal des logis | Wachtmeister | mdl; wachtm; wmr`,
  sergeantMajor: `
    sergeant-majoor | sergeant major | sergent-major | Feldwebel | sgt maj; feldw; fw
    compagniesergeant-majoor | company sergeant major | adjudant de compagnie | Kompaniefeldwebel | csm
    compagniesergeant-majoor-foerier | company quartermaster sergeant | sergent-fourrier de compagnie | Kompaniefurier | cqms
    regimentssergeant-majoor | regimental sergeant major | adjudant de régiment | Regimentsfeldwebel | rsm
    batterijsergeant-majoor | battery sergeant major | adjudant de batterie | Batteriewachtmeister | bsm
    sergeant-foerier | quartermaster sergeant | sergent-fourrier | Furier
    eskadronsergeant-majoor | squadron sergeant major | adjudant d’escadron | Schwadronswachtmeister
    vicefeldwebel | acting sergeant major | sous-adjudant | Vizefeldwebel | vfw
    stafsergeant | staff sergeant | sergent d’état-major | Stabssergeant
    vaandelsergeant | colour sergeant | sergent porte-drapeau | Fahnensergeant
    adjudant | warrant officer | adjudant | Adjudant | adjt
    eerste sergeant | first sergeant | premier sergent | Erster Sergeant
    staffeldwebel | senior sergeant major | adjudant-major | Stabsfeldwebel | stabsfeldw`,
  secondLieutenant: `
    onderluitenant | second lieutenant | sous-lieutenant | Leutnant | 2lt; 2nd lt; 2 lt; 2lieut; 2nd lieutenant; 2nd lieut; ondlt; slt; sous lieutenant
    vaandrig | ensign | enseigne | Fähnrich | fahnr
    officier-cadet | officer cadet | élève officier | Kadett; Kadettaspirant | kadtasp; kdtasp; kadasp`,
  lieutenant: `
    luitenant | lieutenant | lieutenant | Oberleutnant | lt; lieut; ltn; luit; oblt; oberlt; leutnant
    luitenant-ter-zee | naval lieutenant | lieutenant de vaisseau | Leutnant zur See | ltz`,
  captain: `
    kapitein | captain | capitaine | Hauptmann | capt; kapt; cpt; hptm; cne
    ritmeester | cavalry captain | capitaine de cavalerie | Rittmeister | rittm`,
  major: `
    majoor | major | commandant | Major | maj; cdt; kdt; chef de bataillon`,
  colonel: `
    kolonel | colonel | colonel | Oberst | col; kol
    luitenant-kolonel | lieutenant colonel | lieutenant-colonel | Oberstleutnant | lt col; ltcol; obstlt; lieut col`,
  general: `
    generaal | general | général | General | gen
    brigadegeneraal | brigadier general | général de brigade | Brigadegeneral | brig gen
    generaal-majoor | major general | général-major | Generalmajor | maj gen
    luitenant-generaal | lieutenant general | lieutenant-général | Generalleutnant | lt gen`,
  gunner: `
    kanonnier | gunner | canonnier | Kanonier | gnr; kan
    artillerist | artilleryman | artilleur | Artillerist
    voormeester | leading gunner | maître-pointeur | Vormeister | vorm`,
  sapper: `
    sappeur | sapper | sapeur | Sappeur | spr; sapp
    pionier | pioneer | pionnier | Pionier | pion; pnr
    geniesoldaat | engineer soldier | soldat du génie | Geniesoldat | genist`,
  driver: `
    voerman | driver | conducteur | Fahrer | dvr; dr; fahrkan; fuhrwerker
    treinsoldaat | Army Service Corps soldier | soldat du train | Trainsoldat | trainsold; train soldat`,
  trooper: `
    ruiter | trooper | cavalier | Reiter | tpr; kavallerist
    dragonder | dragoon | dragon | Dragoner | drag
    huzaar | hussar | hussard | Husar | hus
    lansier | lancer | lancier | Lanzenreiter
    ulaan | uhlan | uhlan | Ulan | ulane`,
  medic: `
    brancardier | stretcher bearer | brancardier | Krankenträger
    verpleger | medical orderly | infirmier | Sanitäter; Sanitätssoldat | sansold; krankenwarter`,
  nurse: `
    verpleegster | nurse | infirmière | Krankenschwester; Schwester | sister
    stafverpleegster | staff nurse | infirmière diplômée | Stationsschwester
    hoofdverpleegster | matron | infirmière-major | Oberin`,
  chaplain: `
    aalmoezenier | chaplain | aumônier | Feldkaplan; Feldkurat | padre`,
  doctor: `
    legerarts | medical officer | médecin militaire | Militärarzt
    regimentsarts | regimental medical officer | médecin de régiment | Regimentsarzt
    eerste arts | senior medical officer | médecin-major | Oberarzt
    assistent-arts | assistant surgeon | médecin auxiliaire | Assistenzarzt
    stafarts | staff surgeon | médecin d’état-major | Stabsarzt`,
  musician: `
    hoornblazer | bugler | clairon | Hornist | horn
    tamboer | drummer | tambour | Tambour
    trompetter | trumpeter | trompette | Trompeter
    doedelzakspeler | piper | joueur de cornemuse | Dudelsackspieler
    muzikant | bandsman | musicien militaire | Militärmusiker; Musikant`,
  volunteer: `
    eenjarig vrijwilliger | one-year volunteer | engagé volontaire d’un an; engagé volontaire | Einjährig-Freiwilliger | einjfreiw; einj freiw; ejf`,
};

export type RankGroupName = keyof typeof tables;

const plain = (text: string) =>
  normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const groups = Object.entries(tables).map(
  ([name, table]) => [name as RankGroupName, readWordTable(table, plain).flat()] as const,
);
const rankOfWords = byWord(groups.flatMap(([, ranks]) => ranks));
const groupOfWords = new Map(
  groups.flatMap(([name, ranks]) => ranks.flatMap(allWordsOf).map((word) => [word, name] as const)),
);
const longestRank = Math.max(...[...groupOfWords.keys()].map((words) => words.split(' ').length));

/** What lists put before a rank for the reserve, the Landsturm, a mere title or a while: LstInft, TitGefr, acting sergeant. */
const additions =
  /^(?:einjfreiw|komp|ersres|lst|ldst|res|ers|tit|fahr|(?:acting|honorary|hon|temporary|local) )(?=.{3})/;

/** How a rank group is called in a language. */
export function rankGroupLabel(name: RankGroupName): Readonly<Record<Language, string>> {
  const [first] = readWordTable(tables[name], plain).flat();
  return Object.fromEntries(languages.map((language) => [language, first?.called[language][0] ?? ''])) as Record<
    Language,
    string
  >;
}

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

/**
 * A rank in the reader's language, written out: `Pte.` is `soldat` in French, and so is `Private`. A word of that language
 * stays as it is written; what a list adds for the reserve or for a while (`LstInft.`) is left to the written form. Null for
 * a rank that we do not know.
 */
export function rankIn(written: string, language: Language): string | null {
  const word = plain(written);
  const rank = rankOfWords.get(word) ?? rankOfWords.get(word.replace(additions, '').trim());
  if (!rank) return null;
  return rank.words[language].includes(word) ? written : calledIn(rank, language, word, '');
}
