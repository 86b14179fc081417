import { armyKey } from './armyNames.ts';

/** Letters that stand for a regiment or a corps, by the armies that wrote them so. */
interface LettersOfArmies {
  readonly armies: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

const british = ['B.E.F.', 'N.Z.E.F.', 'A.I.F.', 'Indian Army', 'S.Afr.', 'C.E.F.', 'ANZAC'];

const letters: readonly LettersOfArmies[] = [
  {
    armies: british,
    names: {
      ...{ RFA: 'Royal Field Artillery', RHA: 'Royal Horse Artillery', RGA: 'Royal Garrison Artillery' },
      ...{ RE: 'Royal Engineers', ASC: 'Army Service Corps', RAMC: 'Royal Army Medical Corps' },
      ...{ MGC: 'Machine Gun Corps', RFC: 'Royal Flying Corps', RNAS: 'Royal Naval Air Service' },
      ...{ RAF: 'Royal Air Force', RND: 'Royal Naval Division', RMLI: 'Royal Marine Light Infantry' },
      ...{ KRRC: 'King’s Royal Rifle Corps', KOSB: 'King’s Own Scottish Borderers' },
      ...{ KOYLI: 'King’s Own Yorkshire Light Infantry', DLI: 'Durham Light Infantry' },
      ...{ HLI: 'Highland Light Infantry', RWF: 'Royal Welsh Fusiliers', RDF: 'Royal Dublin Fusiliers' },
      ...{ RMF: 'Royal Munster Fusiliers', RIR: 'Royal Irish Rifles', RSF: 'Royal Scots Fusiliers' },
      ...{ RWK: 'Royal West Kent', AVC: 'Army Veterinary Corps', AOC: 'Army Ordnance Corps' },
      ...{ CFA: 'Canadian Field Artillery', CMR: 'Canadian Mounted Rifles', CAMC: 'Canadian Army Medical Corps' },
      PPCLI: 'Princess Patricia’s Canadian Light Infantry',
    },
  },
  {
    armies: ['A.F.'],
    names: {
      ...{ RI: 'Régiment d’Infanterie', RIT: 'Régiment d’Infanterie Territoriale' },
      ...{ RIC: 'Régiment d’Infanterie Coloniale', BCP: 'Bataillon de Chasseurs à Pied' },
      ...{ BCA: 'Bataillon de Chasseurs Alpins', RA: 'Régiment d’Artillerie' },
      ...{ RAC: 'Régiment d’Artillerie de Campagne', RAP: 'Régiment d’Artillerie à Pied' },
      ...{ RAL: 'Régiment d’Artillerie Lourde', RMZ: 'Régiment de Marche de Zouaves' },
    },
  },
  {
    armies: ['D.K.H.'],
    names: {
      ...{ IR: 'Infanterie-Regiment', RIR: 'Reserve-Infanterie-Regiment', LIR: 'Landwehr-Infanterie-Regiment' },
      ...{ FAR: 'Feldartillerie-Regiment', RFAR: 'Reserve-Feldartillerie-Regiment' },
    },
  },
];

const namesOfArmy = new Map(
  letters.flatMap(({ armies, names }) =>
    armies.map((army) => [armyKey(army), new Map(Object.entries(names))] as const),
  ),
);

/** Letters of one meaning whichever army wrote them, in small letters, with their names: two letters alone are initials too. */
export const regimentsByLetters: ReadonlyMap<string, string> = new Map(
  letters.flatMap(({ names }, at) =>
    Object.entries(names)
      .filter(
        ([short]) => short.length > 2 && letters.every((others, index) => index === at || !(short in others.names)),
      )
      .map(([short, name]) => [short.toLowerCase(), name] as const),
  ),
);

/** Two capitals or more, with points, and blanks behind those, or with none: `R.F.A.`, `B. C. P.`, `RAMC`. */
const lettersOnly = /(?<![\p{L}.])\p{Lu}(?:\. ?\p{Lu})+\.?(?![\p{L}.])|(?<![\p{L}.])\p{Lu}{2,}(?![\p{L}.])/gu;

/** The name of a regiment with its letters written out as its army meant them: `365e R.I` is `365e Régiment d’Infanterie`. */
export function regimentInFull(regiment: string, army: string): string {
  const names = namesOfArmy.get(armyKey(army));
  return names ? regiment.replace(lettersOnly, (found) => names.get(found.replace(/[. ]/g, '')) ?? found) : regiment;
}
