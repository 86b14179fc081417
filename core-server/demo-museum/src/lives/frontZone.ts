import { nameList } from '../names/Culture.ts';
import type { KnownPlace, PlaceBook } from '../places/PlaceBook.ts';
import { type DayNumber, dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';

/** Towns within reach of the guns where people went on living, on either side of the front. */
const underFire = new Set(
  nameList(`
    Poperinge Watou Proven Reningelst Vlamertinge Elverdinge Brielen Dikkebus Oostvleteren Westvleteren Woesten Reninge Lo
    Hoogstade Alveringem Veurne De_Panne Adinkerke Koksijde Oostduinkerke Loker Westouter Dranouter Nieuwkerke Abele Krombeke
    Roesbrugge Pollinkhove Lampernisse Steenkerke Wulpen Brandhoek Kemmel De_Klijte Roeselare Rumbeke Menen Wervik Moorslede
    Dadizele Ledegem Geluwe Staden Hooglede Oostnieuwkerke Westrozebeke Middelkerke Slijpe Leke Handzame Zarren Klerken Komen
    Houtem Belle Armentiers Steenvoorde Godewaersvelde Halewijn Hazebroek`),
);
const refuges = 'Poperinge, Watou, Proven, Elverdinge, Vlamertinge, Reningelst, Westvleteren, Loker, Veurne, Hoogstade';

/** How the war came to a place: through it, near it or from the air. */
export type Zone = 'line' | 'underFire' | 'hinterland';

export function zoneOf({ key, within, country, area2, position }: KnownPlace): Zone {
  if (underFire.has(key)) return 'underFire';
  const inFlanders = country === 'BE' && (area2 === 'West-Vlaanderen' || within === 'Komen');
  const atTheFront = inFlanders && position !== null && position[1] > 2.6 && position[1] < 3.06;
  return atTheFront ? 'line' : 'hinterland';
}

/** Whether the German army held the place from October 1914 until the autumn of 1918. */
export function wasOccupied({ country, position }: KnownPlace): boolean {
  if (position === null || (country !== 'BE' && country !== 'FR')) return false;
  const [north, east] = position;
  return country === 'BE' ? east > 3 || (east > 2.86 && north > 51.02) : east > 2.95 && north > 49.5;
}

/** How a bombardment killed: each way had its times and its places. */
export type Blow = 'civilianShelled' | 'civilianBombed' | 'civilianGassed';

export interface Bombardment {
  readonly day: DayNumber;
  readonly blow: Blow;
}

/** A day on which people of `home` were killed by the guns, from the air or by gas. */
export function bombardmentOf(home: KnownPlace, random: Random): Bombardment {
  const day = (from: string, to: string) => random.whole(dayOf(from), dayOf(to));
  const zone = zoneOf(home);
  if (zone === 'line') {
    // After some weeks nobody lived there any more; Ieper itself held out until the gas.
    const last = home.key === 'Ieper' || home.within === 'Ieper' ? '1915-05-08' : '1914-11-25';
    return { day: day('1914-10-18', last), blow: 'civilianShelled' };
  }
  if (zone === 'hinterland') {
    const early = random.chance(0.35);
    return {
      day: early ? day('1914-08-20', '1914-10-16') : day('1916-06-01', '1918-10-20'),
      blow: early ? 'civilianShelled' : 'civilianBombed',
    };
  }
  const kind = random.fraction();
  if (kind < 0.06) return { day: day('1917-07-12', '1918-10-10'), blow: 'civilianGassed' };
  if (kind < 0.3) return { day: day('1916-03-01', '1918-10-10'), blow: 'civilianBombed' };
  const windows = [
    ['1914-10-19', '1915-05-31'],
    ['1915-04-20', '1915-11-30'],
    ['1917-06-01', '1917-12-15'],
    ['1918-03-10', '1918-10-10'],
  ] as const;
  const [from, to] = random.pick(windows);
  return { day: day(from, to), blow: 'civilianShelled' };
}

/** Where somebody of `home` still lived on `day`: at home, or in a town behind the lines when the village was the line. */
export function dwellingOn(places: PlaceBook, home: KnownPlace, day: DayNumber, random: Random): KnownPlace {
  const emptied = zoneOf(home) === 'line' && day > dayOf('1914-11-25') && day < dayOf('1919-02-01');
  return emptied ? random.pick(places.list(refuges)) : home;
}
