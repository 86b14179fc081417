import { normalizeText } from '../../../lib/names/normalizeText.ts';
import { regimentsByLetters } from './regimentLetters.ts';
import { fullWords } from './writtenUnitName.ts';

/** Words by which no unit is told from another, normalised, in the four languages. */
export const unsaidWords: ReadonlySet<string> = new Set([
  ...['of', 'the', 'and', 'no', 'de', 'het', 'van', 'en', 'nr', 'la', 'le', 'les', 'du', 'des', 'et', 'au'],
  ...['der', 'die', 'das', 'dem', 'und', 'von', 'zu'],
]);

/** Ordinals in words, the first ten. */
const ordinals: readonly string[] = [
  'first eerste premier premiere erste erster erstes',
  'second tweede deuxieme seconde zweite zweiter zweites',
  'third derde troisieme dritte dritter drittes',
  'fourth vierde quatrieme vierte vierter viertes',
  'fifth vijfde cinquieme funfte funfter funftes',
  'sixth zesde sixieme sechste sechster sechstes',
  'seventh zevende septieme siebte siebter siebtes',
  'eighth achtste huitieme achte achter achtes',
  'ninth negende neuvieme neunte neunter neuntes',
  'tenth tiende dixieme zehnte zehnter zehntes',
];
export const ordinalWords: ReadonlyMap<string, number> = new Map(
  ordinals.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);

/** Further words that lists shorten, and arms and counties by their letters. */
const alsoShort: Readonly<Record<string, string>> = {
  ...{ bat: 'battalion', batt: 'battalion', batn: 'battalion', brig: 'brigade', rgt: 'regiment', reg: 'regiment' },
  ...{ comp: 'company', divn: 'division', sig: 'signal' },
  reservekorps: 'reserve corps',
  ...{ fus: 'fusiliers', fusrs: 'fusiliers', gds: 'guards', hldrs: 'highlanders', lt: 'light', drgns: 'dragoons' },
  ...{ mg: 'machine gun', tm: 'trench mortar', tmb: 'trench mortar battery', re: 'royal engineers' },
  ...{ pats: 'patricias' },
  // Austria-Hungary
  ...{ ir: 'infanterie regiment', lir: 'landwehr infanterie regiment', lstir: 'landsturm infanterie regiment' },
  ...{ schr: 'schutzen regiment', gschr: 'gebirgs schutzen regiment', gebschr: 'gebirgs schutzen regiment' },
  ...{ ldschr: 'landes schutzen regiment', tjr: 'tiroler jager regiment', fjb: 'feldjager bataillon' },
  ...{ far: 'feldartillerie regiment', fkr: 'feldkanonen regiment', fhr: 'feldhaubitzen regiment' },
  ...{ baon: 'bataillon' },
  ...{ lstb: 'landsturm bataillon', lstbaon: 'landsturm bataillon', lstib: 'landsturm infanterie bataillon' },
  ...{ lstinfb: 'landsturm infanterie bataillon', lstinfbaon: 'landsturm infanterie bataillon' },
  ...{ sappb: 'sappeur bataillon', pionb: 'pionier bataillon', trainb: 'train bataillon', bh: 'bosnisch' },
  ...{ landsturminfanterie: 'landsturm infanterie', landwehrinfanterie: 'landwehr infanterie' },
  ...{
    gebirgsschutzen: 'gebirgs schutzen',
    landesschutzen: 'landes schutzen',
    reserveinfanterie: 'reserve infanterie',
  },
  ...{ tirolerjager: 'tiroler jager', kaiserjager: 'tiroler jager' },
  ...{ ri: 'regiment infanterie' },
  ...{ yorks: 'yorkshire', lancs: 'lancashire', staffs: 'staffordshire', northants: 'northamptonshire' },
  ...{ bucks: 'buckinghamshire', hants: 'hampshire', lincs: 'lincolnshire', leics: 'leicestershire' },
  ...{ warwicks: 'warwickshire', worcs: 'worcestershire', wilts: 'wiltshire', berks: 'berkshire' },
  ...{ beds: 'bedfordshire', herts: 'hertfordshire', cambs: 'cambridgeshire', glos: 'gloucestershire' },
  ...{ notts: 'nottinghamshire', northumb: 'northumberland', oxf: 'oxfordshire', suff: 'suffolk', norf: 'norfolk' },
};

/** What stands written out for a word that lists shorten, normalised: `bn` is battalion, `rfa` royal field artillery. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  [...regimentsByLetters, ...Object.entries(fullWords), ...Object.entries(alsoShort)].map(([short, full]) => [
    short,
    normalizeText(full).replace(/['’]/g, ''),
  ]),
);
