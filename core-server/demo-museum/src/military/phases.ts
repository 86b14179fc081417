import type { KnownPlace, PlaceBook } from '../places/PlaceBook.ts';
import { type DayNumber, dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';

/** A time and place of the war in which men of certain divisions fell. */
export interface Phase {
  readonly key: PhaseKey;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** How deadly it was beside the other phases of a division. */
  readonly weight: number;
  /** An attack kills most on its first days, a quiet sector evenly. */
  readonly attack: boolean;
  /** Where gas was a cause of its own. */
  readonly gas: boolean;
  readonly places: readonly KnownPlace[];
  /** Villages behind the lines where units rested. */
  readonly rear: readonly KnownPlace[];
  readonly germanRear: readonly KnownPlace[];
}

interface PhaseTable {
  readonly when: readonly [from: string, to: string];
  readonly weight: number;
  readonly attack?: true;
  readonly gas?: true;
  /** Keys of places between commas. */
  readonly places: string;
  readonly rear?: string;
  readonly germanRear?: string;
}

const ypresRear = 'Poperinge, Vlamertinge, Dikkebus, Reningelst, Brandhoek, Elverdinge, Watou, Abele, Proven';
const southRear = 'Kemmel, Dranouter, Nieuwkerke, Loker, Westouter, De Klijte, Belle, Steenvoorde';
const yserRear = 'Alveringem, Hoogstade, Steenkerke, Wulpen, Adinkerke, De Panne, Izenberge, Leisele, Oostvleteren';
const germanNorth = 'Roeselare, Hooglede, Staden, Westrozebeke, Oostnieuwkerke, Torhout, Handzame, Kortemark';
const germanSouth = 'Menen, Wervik, Geluwe, Dadizele, Ledegem, Kortrijk, Halewijn, Komen';

const table = {
  invasion14: {
    when: ['1914-08-04', '1914-08-31'],
    weight: 2,
    attack: true,
    places: 'Luik, Wezet, Halen, Aarschot, Namen, Andenne, Dinant, Charleroi, Tamines',
    rear: 'Leuven, Tienen, Hoei',
    germanRear: 'Aken, Luik, Verviers',
  },
  antwerp14: {
    when: ['1914-09-25', '1914-10-10'],
    weight: 2,
    attack: true,
    places: 'Sint-Katelijne-Waver, Walem, Lier, Duffel, Willebroek, Dendermonde, Antwerpen',
    rear: 'Antwerpen, Sint-Niklaas, Lokeren',
    germanRear: 'Mechelen, Haacht, Vilvoorde',
  },
  yser14: {
    when: ['1914-10-16', '1914-11-10'],
    weight: 6,
    attack: true,
    places:
      'Diksmuide, Nieuwpoort, Tervate, Pervijze, Ramskapelle, Keiem, Lombardsijde, Stuivekenskerke, Kaaskerke, Schore, Sint-Joris, Beerst, Esen',
    rear: yserRear,
    germanRear: 'Middelkerke, Gistel, Leke, Vladslo, Torhout, Kortemark',
  },
  ypres14: {
    when: ['1914-10-19', '1914-11-22'],
    weight: 6,
    attack: true,
    places:
      'Langemark, Geluveld, Zonnebeke, Zandvoorde, Mesen, Wijtschate, Hollebeke, Nonnebossen, Beselare, Bikschote, Poelkapelle, Sint-Elooi, Zillebeke, Broodseinde, Merkem, Luigem',
    rear: ypresRear,
    germanRear: `${germanNorth}, ${germanSouth}`,
  },
  winter14: {
    when: ['1914-11-23', '1915-04-16'],
    weight: 2,
    places:
      'Sint-Elooi, Kemmel, Wijtschate, Zillebeke, Hooge, Bos van Ploegsteert, Polygoonbos, Wulvergem, Hollebeke, Broodseinde, Voormezele',
    rear: `${southRear}, Poperinge, Ieper`,
    germanRear: germanSouth,
  },
  hill60: {
    when: ['1915-04-17', '1915-05-07'],
    weight: 3,
    attack: true,
    gas: true,
    places: 'Heuvel 60, Zillebeke, The Bluff, Heuvel 60',
    rear: 'Ieper, Vlamertinge, Poperinge',
    germanRear: germanSouth,
  },
  gas15: {
    when: ['1915-04-22', '1915-05-25'],
    weight: 6,
    attack: true,
    gas: true,
    places:
      'Sint-Juliaan, Gravenstafel, Keerselare, Wieltje, Frezenberg, Langemark, Boezinge, Steenstrate, Het Sas, Pilkem, Sint-Jan, Bellewaarde, Potijze',
    rear: `Ieper, ${ypresRear}`,
    germanRear: germanNorth,
  },
  neuveChapelle15: {
    when: ['1915-03-10', '1915-10-13'],
    weight: 2,
    attack: true,
    places: 'Neuve-Chapelle, Richebourg, Loos, Fromelles, La Couture',
    rear: 'Merville, Béthune, Stegers',
    germanRear: 'Rijsel, Dowaai',
  },
  hooge15: {
    when: ['1915-06-16', '1915-09-30'],
    weight: 3,
    attack: true,
    places: 'Hooge, Bellewaarde, Sanctuary Wood, Railway Wood, Zillebeke, Boezinge, Sint-Elooi',
    rear: ypresRear,
    germanRear: germanSouth,
  },
  static16: {
    when: ['1915-10-01', '1917-05-31'],
    weight: 3,
    places:
      'Zillebeke, Boezinge, Wieltje, Hooge, Sint-Elooi, The Bluff, Kemmel, Wulvergem, Bos van Ploegsteert, Ieper, Potijze, Railway Wood, Spanbroekmolen, Vierstraat',
    rear: `${ypresRear}, Loker, Dranouter`,
    germanRear: `${germanSouth}, Langemark, Houtem`,
  },
  saintEloi16: {
    when: ['1916-03-27', '1916-04-20'],
    weight: 2,
    attack: true,
    places: 'Sint-Elooi, Voormezele, Vierstraat',
    rear: 'Reningelst, Dikkebus, Abele',
    germanRear: germanSouth,
  },
  sorrel16: {
    when: ['1916-06-02', '1916-06-14'],
    weight: 4,
    attack: true,
    places: 'Hill 62, Sanctuary Wood, Hooge, Zillebeke',
    rear: 'Poperinge, Brandhoek, Ieper, Vlamertinge',
    germanRear: germanSouth,
  },
  yser15: {
    when: ['1914-11-11', '1918-09-27'],
    weight: 5,
    places:
      'Diksmuide, Dodengang, Steenstrate, Merkem, Pervijze, Ramskapelle, Noordschote, Reninge, Nieuwpoort, Kaaskerke, Boezinge, Stuivekenskerke, Sint-Jan, Luigem, Drie Grachten',
    rear: yserRear,
    germanRear: 'Klerken, Houthulst, Zarren, Vladslo, Keiem, Leke, Torhout',
  },
  messines17: {
    when: ['1917-06-07', '1917-06-14'],
    weight: 5,
    attack: true,
    places:
      'Mesen, Wijtschate, Spanbroekmolen, Wulvergem, Hollebeke, Bos van Ploegsteert, Sint-Elooi, The Bluff, Waasten',
    rear: southRear,
    germanRear: 'Waasten, Komen, Houtem, Wervik',
  },
  nieuwpoort17: {
    when: ['1917-07-10', '1917-08-31'],
    weight: 2,
    attack: true,
    places: 'Lombardsijde, Nieuwpoort, Sint-Joris',
    rear: 'Koksijde, Oostduinkerke, De Panne',
    germanRear: 'Westende, Middelkerke, Oostende',
  },
  pilkem17: {
    when: ['1917-07-31', '1917-08-09'],
    weight: 6,
    attack: true,
    places:
      'Pilkem, Sint-Juliaan, Frezenberg, Bellewaarde, Hooge, Wieltje, Boezinge, Bikschote, Steenstrate, Sanctuary Wood, Zillebeke, Langemark',
    rear: ypresRear,
    germanRear: germanNorth,
  },
  langemark17: {
    when: ['1917-08-10', '1917-08-31'],
    weight: 5,
    attack: true,
    places: 'Langemark, Sint-Juliaan, Frezenberg, Clapham Junction, Geluveld, Pilkem, Nonnebossen, Drie Grachten',
    rear: ypresRear,
    germanRear: germanNorth,
  },
  meninRoad17: {
    when: ['1917-09-20', '1917-09-25'],
    weight: 6,
    attack: true,
    places: 'Clapham Junction, Nonnebossen, Frezenberg, Geluveld, Polygoonbos, Zonnebeke, Sint-Juliaan, Hollebeke',
    rear: ypresRear,
    germanRear: `${germanSouth}, Moorslede`,
  },
  polygon17: {
    when: ['1917-09-26', '1917-10-03'],
    weight: 5,
    attack: true,
    places: 'Polygoonbos, Zonnebeke, Reutel, Gravenstafel, Clapham Junction',
    rear: ypresRear,
    germanRear: `${germanSouth}, Moorslede`,
  },
  broodseinde17: {
    when: ['1917-10-04', '1917-10-08'],
    weight: 6,
    attack: true,
    places: 'Broodseinde, Gravenstafel, Zonnebeke, Poelkapelle, Reutel, Passendale, Polygoonbos',
    rear: ypresRear,
    germanRear: 'Moorslede, Dadizele, Westrozebeke, Roeselare',
  },
  poelkapelle17: {
    when: ['1917-10-09', '1917-10-11'],
    weight: 5,
    attack: true,
    places: 'Poelkapelle, Passendale, Tyne Cot, Langemark, Bos van Houthulst, Reutel',
    rear: ypresRear,
    germanRear: germanNorth,
  },
  passchendaele17: {
    when: ['1917-10-12', '1917-11-10'],
    weight: 7,
    attack: true,
    places: 'Passendale, Gravenstafel, Tyne Cot, Poelkapelle, Zonnebeke, Frezenberg, Geluveld, Broodseinde',
    rear: `${ypresRear}, Ieper`,
    germanRear: `${germanNorth}, Moorslede`,
  },
  winter17: {
    when: ['1917-11-11', '1918-04-08'],
    weight: 2,
    places: 'Passendale, Westrozebeke, Polygoonbos, Broodseinde, Reutel, Geluveld, Bos van Houthulst, Mesen, Hollebeke',
    rear: ypresRear,
    germanRear: `${germanNorth}, Moorslede, Ledegem`,
  },
  lys18: {
    when: ['1918-04-09', '1918-04-30'],
    weight: 6,
    attack: true,
    gas: true,
    places:
      'Kemmelberg, Mesen, Wijtschate, Dranouter, Loker, Ploegsteert, Nieuwkerke, Belle, Voormezele, Scherpenberg, Vierstraat, Merville, Stegers',
    rear: 'Poperinge, Abele, Steenvoorde, Godewaersvelde, Watou, Hazebroek',
    germanRear: 'Waasten, Komen, Halewijn, Wervik, Armentiers, Rijsel',
  },
  laLys18: {
    when: ['1918-04-09', '1918-04-12'],
    weight: 6,
    attack: true,
    places: 'Laventie, Neuve-Chapelle, La Couture, Richebourg',
    rear: 'Merville, Stegers, Béthune',
    germanRear: 'Rijsel, Fromelles',
  },
  merkem18: {
    when: ['1918-04-17', '1918-04-18'],
    weight: 3,
    attack: true,
    places: 'Merkem, Drie Grachten, Luigem, Langemark',
    rear: 'Oostvleteren, Reninge, Hoogstade',
    germanRear: 'Houthulst, Klerken, Staden',
  },
  summer18: {
    when: ['1918-05-01', '1918-09-27'],
    weight: 2,
    gas: true,
    places: 'Loker, Dranouter, Voormezele, Vierstraat, Zillebeke, Dikkebus, Scherpenberg, Rodeberg, Ieper, Kemmelberg',
    rear: 'Poperinge, Abele, Watou, Proven, Steenvoorde, Kassel',
    germanRear: 'Wervik, Komen, Menen, Kortrijk, Halewijn',
  },
  final18: {
    when: ['1918-09-28', '1918-11-11'],
    weight: 6,
    attack: true,
    places:
      'Bos van Houthulst, Passendale, Westrozebeke, Moorslede, Staden, Klerken, Zarren, Roeselare, Ledegem, Dadizele, Geluwe, Wervik, Hooglede, Kortemark, Torhout, Tielt, Ingelmunster, Kortrijk, Slypskapelle',
    rear: 'Poperinge, Ieper, Merkem, Langemark, Zonnebeke, Oostvleteren',
    germanRear: 'Tielt, Deinze, Gent, Kortrijk, Oudenaarde, Waregem',
  },
  scheldt18: {
    when: ['1918-10-20', '1918-11-11'],
    weight: 5,
    attack: true,
    places: 'Waregem, Kruishoutem, Oudenaarde, Deinze, Machelen-aan-de-Leie',
    rear: 'Roeselare, Tielt, Ingelmunster',
    germanRear: 'Gent, Zottegem, Geraardsbergen',
  },
  labour17: {
    when: ['1917-04-20', '1919-11-30'],
    weight: 4,
    gas: true,
    places:
      'Poperinge, Reningelst, Proven, Vlamertinge, Dikkebus, Lijssenthoek, Duinkerke, Hooge, Zillebeke, Langemark',
    rear: 'Poperinge, Abele, Proven, Noyelles-sur-Mer',
    germanRear: 'Menen',
  },
  behindLines17: {
    when: ['1916-12-01', '1918-10-14'],
    weight: 3,
    places:
      'Moorslede, Westrozebeke, Roeselare, Menen, Ledegem, Langemark, Houtem, Wervik, Staden, Dadizele, Zandvoorde',
    rear: 'Roeselare, Menen, Kortrijk',
    germanRear: 'Roeselare, Menen, Kortrijk',
  },
} satisfies Record<string, PhaseTable>;

export type PhaseKey = keyof typeof table;

export function readPhases(places: PlaceBook): Record<PhaseKey, Phase> {
  const phases = {} as Record<PhaseKey, Phase>;
  for (const [key, phase] of Object.entries(table) as [PhaseKey, PhaseTable][]) {
    phases[key] = {
      key,
      from: dayOf(phase.when[0]),
      to: dayOf(phase.when[1]),
      weight: phase.weight,
      attack: phase.attack ?? false,
      gas: phase.gas ?? false,
      places: places.list(phase.places),
      rear: places.list(phase.rear ?? ypresRear),
      germanRear: places.list(phase.germanRear ?? germanNorth),
    };
  }
  return phases;
}

/** A day of the phase: mostly its first days when it was an attack. */
export function dayWithin(phase: Phase, random: Random): DayNumber {
  const length = phase.to - phase.from;
  const share = phase.attack && !random.chance(0.25) ? random.fraction() ** 2.6 : random.fraction();
  return phase.from + Math.floor(share * (length + 1));
}

/** A place of the phase; those named first saw most of it. */
export function placeWithin(phase: Phase, random: Random): KnownPlace {
  return phase.places[Math.floor(random.fraction() ** 1.35 * phase.places.length)] as KnownPlace;
}
