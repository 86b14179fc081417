/**
 * Ranks and titles that visitors copy from a grave or a list into the search box, in Dutch, English, French and German,
 * in the form of `normalizeText` without dots, dashes, slashes or blanks (`L/Cpl.` is `lcpl`).
 */
export type RankWord =
  /** Never a name. */
  | 'rank'
  /** A rank, and a family name now and then: Captain, Gunner. */
  | 'mostlyRank'
  /** As common a family name as a rank or a title: Major, Sergent, Jäger. */
  | 'rankOrName'
  /** Belongs to a rank behind it: lance corporal, the reverend. Alone it may be a name. */
  | 'qualifier'
  | null;

const words = (text: string): string[] => text.trim().split(/\s+/);

const ranks = new Set(
  words(`
    private pte pvt corporal corpl cpl lcpl lcorporal lancecpl lancecorporal serjeant sergt serjt sgt sjt lsgt ssgt csgt
    sgtmaj sergtmaj sergeantmajor csm cqms qms rsm rqms bsm bqms ssm sqms lieutenant lieut lt 2lt 2ndlt 2lieut ltcol
    lieutcol lieutenantcolonel ltcdr ltgen majgen majorgeneral briggen brigadiergeneral capt cpt spr gnr dvr tpr rfn
    rifleman gdsm guardsman bdr lbdr pnr sigmn officer midshipman signalman nco
    korporaal kpl korp onderluitenant luitenant luit olt ltn ltz kapt wmr sergeantmajoor milicien oorlogsvrijwilliger
    sdt slt sslt sslieut souslieutenant adjt adjtchef mdl cne aspirant
    inft infst infanterist gefr gefreiter uffz uoffz utffz untffz unteroffizier zugsf zgsf zgf zugsfuhrer zugfuhrer feldw
    feldwebel vfw vzfw fwk vizefeldwebel vizewachtmeister oblt oltn oberlt oberleutnant leutnant fahnr hptm rittm obstlt
    oberstlt oberstleutnant offzst offizierstellvertreter offiziersstellvertreter offiziersdiener offzdiener ldstm lstm
    landsturmmann lstmann ersatzreservist reservist kriegsfreiwilliger einjahrigfreiwilliger musk gendtitpostenf
    mr mrs ms miss messrs esq dr prof rev revd reverend mevr mevrouw mej juffrouw dhr mme madame mlle mademoiselle
    monsieur hr frl fraulein frau`),
);

/** Short forms that are names without their dot: Horn, Kan, Col. */
const dottedRanks = new Set(
  words(`
    maj col gen brig corp cap sig gren fus inf cav drm tptr sold serg adj asp cdt kol kap gal chev kl
    kan pion drag hus ul horn tamb sch jag vorm res ers lst ldsch kdt patrf sapp wachtm wm fw mus jr sr jun sen jnr snr`),
);

const mostlyRanks = new Set(
  words(`
    captain colonel general sapper gunner trooper bugler trumpeter farrier bombardier signaller stoker commander
    chaplain doctor fusilier
    soldaat kapitein generaal kolonel adjudant wachtmeester kanonnier grenadier karabinier brancardier aalmoezenier
    zuster dokter
    soldat commandant canonnier cuirassier zouave tirailleur artilleur sapeur infirmier aumonier soeur
    musketier kanonier pionier dragoner ulan fahnrich kadett rittmeister wachtmeister landwehrmann schwester matrose
    bootsmannmaat`),
);

const ranksOrNames = new Set(
  words(`
    major sergeant driver drummer piper saddler pioneer seaman sailor brigadier marshal father brother sister nurse
    matron sir lord lady
    majoor jager lansier pater broeder
    caporal sergent capitaine marechal cavalier chasseur dragon hussard abbe cure pere frere
    korporal schutze husar jaeger hauptmann oberst wehrmann kaplan herr`),
);

const qualifiers = new Set(
  words(`
    the lance acting temporary second 2nd first 1st staff company regimental squadron battery colour color quarter master
    quartermaster able ordinary leading petty warrant chief flight wing brevet flying
    eerste tweede 1ste 2de premier deuxieme sous vize vice`),
);

/** Ranks of the Austro-Hungarian lists are written together: LstInft., ErsRes., ResKorpTitZugsf., EinjFreiwFeldw. */
const composedRank = new RegExp(
  [
    '^(?:(?:lst|ers|res|einj|freiw|tit|komp|stbs|fahr|train|san|verpfl|ober|unter|gend)*',
    '(?:inft|infst|lnft|gefr|korp|zugsf|zgsf|feldw|jager|jaeger|jag|schutze|kan|sapp|pion|drag|patrf|sold|tamb|kdt|asp|fahnr))+$',
    '|^(?:ers|lst|einj|komp|res)+(?:res|freiw|ul|hus|horn|arb|sch|ldsch|lt)$',
  ].join(''),
);

/** Sequences of words that make one rank. */
const rankPhrases: readonly (readonly string[])[] = [
  ['marechal', 'des', 'logis'],
  ['chef', 'de', 'bataillon'],
  ['chef', "d'escadron"],
  ['i', 'd', 'res'],
  ['f', 'd', 'res'],
  ['i', 'd', 'e'],
  ['d', 'res'],
];
const classes = new Set(['class', 'classe', 'klas', 'klasse', 'kl']);
const ordinal = /^\d{1,2}(?:st|nd|rd|th|e|er|ere|eme|de|ste)$/;

/** Parts of composed ranks that are names when they stand alone. */
const namesAlone = new Set(['jag', 'kan', 'drag', 'pion', 'tamb', 'asp', 'sapp', 'kdt', 'sold', 'patrf']);

/** What the word is; `dotted` when a dot ends it as typed. */
export function rankWord(word: string, dotted: boolean): RankWord {
  if (ranks.has(word) || (dotted && dottedRanks.has(word))) return 'rank';
  if (mostlyRanks.has(word)) return 'mostlyRank';
  if (ranksOrNames.has(word)) return 'rankOrName';
  if (qualifiers.has(word)) return 'qualifier';
  return ordinal.test(word) || (composedRank.test(word) && !namesAlone.has(word)) ? 'rank' : null;
}

/** How many of the words from `at` on make one rank of several words: `2e classe`, `maréchal des logis`; else 0. */
export function rankPhraseLength(words: readonly string[], at: number): number {
  if (ordinal.test(words[at] ?? '') && classes.has(words[at + 1] ?? '')) return 2;
  const phrase = rankPhrases.find((candidate) => candidate.every((word, index) => words[at + index] === word));
  return phrase?.length ?? 0;
}
