import type { KnownPlace, PlaceBook } from '../places/PlaceBook.ts';
import { type DayNumber, dayNumber } from '../random/historicalDay.ts';
import { Urn } from '../random/Urn.ts';
import type { Army } from './armies.ts';

export interface Institution {
  readonly name: string;
  readonly place: KnownPlace;
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** `name | place | years`, by whose wounded were brought there. */
const hospitalTables = {
  british: `
    No. 10 Casualty Clearing Station, Remy Siding | Lijssenthoek | 1915-1918
    No. 17 Casualty Clearing Station, Remy Siding | Lijssenthoek | 1915-1918
    No. 2 Canadian Casualty Clearing Station | Lijssenthoek | 1916-1918
    No. 3 Casualty Clearing Station | Poperinge | 1914-1915
    Sanctuary Dressing Station | Ieper | 1915-1917
    Essex Farm Dressing Station | Essex Farm | 1915-1918
    No. 44 Casualty Clearing Station | Brandhoek | 1917-1917
    No. 4 Casualty Clearing Station | Westvleteren | 1917-1918
    No. 46 Casualty Clearing Station | Proven | 1916-1918
    No. 62 Casualty Clearing Station | Roesbrugge | 1917-1918
    No. 2 Casualty Clearing Station | Belle | 1914-1917
    No. 24 General Hospital | Étaples | 1915-1919
    No. 13 Stationary Hospital | Boulogne-sur-Mer | 1914-1919
    No. 14 Stationary Hospital | Wimereux | 1914-1919
    No. 8 General Hospital | Rouen | 1914-1919
    Royal Victoria Hospital | Netley | 1914-1919
    Military Hospital | Manchester | 1914-1919
    Voluntary Aid Detachment Hospital | Folkestone | 1914-1919`,
  indian: `
    Lahore Indian General Hospital | Boulogne-sur-Mer | 1914-1915
    No. 113 Indian Field Ambulance | Poperinge | 1914-1915
    Royal Pavilion Indian Hospital | Brighton | 1914-1916
    Meerut Stationary Hospital | Hazebroek | 1914-1915`,
  belgian: `
    Hôpital de l'Océan | De Panne | 1914-1919
    Hospitaal Cabour | Adinkerke | 1915-1919
    Belgian Field Hospital | Hoogstade | 1915-1919
    Militair hospitaal Vinkem | Vinkem | 1917-1919
    Hospitaal Beveren | Beveren-aan-de-IJzer | 1916-1919
    Hôpital Jeanne d'Arc | Kales | 1914-1919
    Militair hospitaal Bourbourg | Duinkerke | 1915-1919
    Hôpital Complémentaire | Rouen | 1915-1919
    Militair hospitaal | Antwerpen | 1914-1914
    Sint-Pietershospitaal | Brussel | 1918-1919
    Militair hospitaal | Brugge | 1918-1920`,
  french: `
    Ambulance 3/18 | Roesbrugge | 1914-1918
    Hôpital d'évacuation 15 | Zuidkote | 1914-1918
    Hôpital militaire de Rosendaël | Duinkerke | 1914-1919
    Ambulance de l'abbaye | Westvleteren | 1914-1917
    Ambulance 12/5 | Proven | 1917-1918
    Hôpital temporaire | Hazebroek | 1914-1916
    Hôpital auxiliaire 4 | Lourdes | 1914-1919`,
  german: `
    Kriegslazarett 112 | Roeselare | 1914-1918
    Feldlazarett 47 | Moorslede | 1914-1918
    Reserve-Feldlazarett 93 | Westrozebeke | 1914-1917
    Feldlazarett 4 | Menen | 1914-1918
    Kriegslazarett | Kortrijk | 1914-1918
    Marinelazarett | Brugge | 1914-1918
    Reserve-Feldlazarett 72 | Torhout | 1914-1918
    Feldlazarett 9 | Wervik | 1914-1918
    Etappenlazarett | Gent | 1914-1918
    Feldlazarett 201 | Handzame | 1914-1917`,
} as const;

const campTables = {
  inGermany: `
    Kriegsgefangenenlager | Göttingen | 1914-1919
    Kriegsgefangenenlager | Soltau | 1914-1919
    Kriegsgefangenenlager Rennbahn | Münster | 1914-1919
    Kriegsgefangenenlager | Friedrichsfeld | 1914-1919
    Kriegsgefangenenlager | Giessen | 1914-1919
    Kriegsgefangenenlager | Limburg an der Lahn | 1914-1919
    Kriegsgefangenenlager | Hameln | 1914-1919
    Kriegsgefangenenlager | Minden | 1914-1919
    Kriegsgefangenenlager | Döberitz | 1914-1919
    Halbmondlager | Zossen | 1914-1918
    Kriegsgefangenenlager | Wittenberg | 1914-1919
    Kriegsgefangenenlager | Wahn | 1914-1919
    Kriegsgefangenenlager Niederzwehren | Kassel#DE | 1914-1919`,
  inNetherlands: `
    Interneringskamp | Harderwijk | 1914-1918
    Interneringskamp | Zeist | 1914-1918
    Engelse Kamp | Groningen | 1914-1918`,
  inBritain: `
    Prisoner of War Camp | Southampton | 1914-1919
    Prisoner of War Camp, Leigh | Wigan | 1914-1919
    Prisoner of War Camp, Stobs | Hawick | 1914-1919
    Prisoner of War Company | Rouen | 1915-1919
    Prisoner of War Company | Abbeville | 1916-1919`,
  behindTheFront: `
    Kriegsgefangenen-Arbeiter-Bataillon 41 | Moorslede | 1916-1918
    Kriegsgefangenen-Arbeiter-Bataillon 9 | Ledegem | 1916-1918
    Gefangenenkompanie | Westrozebeke | 1917-1918
    Gefangenenlager | Menen | 1917-1918`,
  labour: `
    Zivilarbeiter-Bataillon 23 | Roeselare | 1916-1918
    Zivilarbeiter-Bataillon 33 | Kamerijk | 1916-1918
    Zivilarbeiter-Bataillon 12 | Laon | 1916-1918
    Arbeiderskamp | Kassel#DE | 1916-1917
    Arbeiderskamp | Wittenberg | 1916-1917
    Zivilarbeiter-Bataillon 6 | Valencijn | 1916-1918
    Arbeiderskamp | Holzminden | 1914-1918`,
  prisons: `
    Gevangenis | Gent | 1914-1918
    Gevangenis | Brugge | 1914-1918
    Gevangenis | Kortrijk | 1914-1918
    Gevangenis van Sint-Gillis | Sint-Gillis | 1914-1918
    Kommandantur | Roeselare | 1914-1918
    Arrestlokaal van het gemeentehuis | Menen | 1914-1918
    Gevangenis | Keulen | 1915-1918`,
} as const;

function institutions(table: string, places: PlaceBook): readonly Institution[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', place = '', years = ''] = line.split('|').map((column) => column.trim());
      const [first, last] = years.split('-').map(Number);
      return {
        name,
        place: places.get(place),
        from: dayNumber(first as number, 1, 1),
        to: dayNumber(last as number, 12, 31),
      };
    });
}

export type CampKind = keyof typeof campTables;

/** Hospitals, camps and prisons, by who was brought there and when. */
export class Institutions {
  readonly #hospitals: ReadonlyMap<string, readonly Institution[]>;
  readonly #camps: ReadonlyMap<string, readonly Institution[]>;
  readonly #open = new Map<string, Urn<Institution> | null>();

  constructor(places: PlaceBook) {
    const read = (tables: Readonly<Record<string, string>>) =>
      new Map(Object.entries(tables).map(([key, table]) => [key, institutions(table, places)]));
    this.#hospitals = read(hospitalTables);
    this.#camps = read(campTables);
  }

  /** Hospitals of the army's wounded that were open on `day`; the nearest to the front come first in their table. */
  hospitals(army: Army, day: DayNumber): Urn<Institution> | null {
    const key = hospitalsOf(army);
    const all = this.#hospitals.get(key) ?? [];
    // Labourers were not brought across the Channel.
    if (!army.labourers) return this.#openOn(`hospital ${key}`, all, day);
    const near = all.filter(({ place }) => place.country !== 'GB');
    return this.#openOn('hospital of labourers', near, day);
  }

  camps(kind: CampKind, day: DayNumber): Urn<Institution> | null {
    return this.#openOn(kind, this.#camps.get(kind) ?? [], day);
  }

  #openOn(key: string, all: readonly Institution[], day: DayNumber): Urn<Institution> | null {
    const half = Math.floor(day / 182);
    const known = this.#open.get(`${key} ${half}`);
    if (known !== undefined) return known;
    // A half year is judged by its middle, so that the few urns can be kept.
    const middle = half * 182 + 91;
    const open = all.filter(({ from, to }) => from <= middle && middle <= to);
    const urn = open.length === 0 ? null : Urn.of(open, (_, rank) => 1 / (rank + 3));
    this.#open.set(`${key} ${half}`, urn);
    return urn;
  }
}

function hospitalsOf(army: Army): keyof typeof hospitalTables {
  if (army.side === 'german' || army.prisoners) return 'german';
  if (army.name === 'A.B.L.') return 'belgian';
  if (army.name === 'A.F.') return 'french';
  if (army.name === 'Indian Army') return 'indian';
  return 'british';
}
