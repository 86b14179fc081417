import type { DemoMemorial } from '../demoRecords.ts';
import type { KnownPlace, PlaceBook } from '../places/PlaceBook.ts';
import { demoId } from '../random/demoId.ts';
import { Urn } from '../random/Urn.ts';
import { placeWords } from '../texts/placeWords.ts';
import { cemeteries } from './cemeteries.ts';
import { type Dead, memorialTable, type TabledMemorial } from './memorialTable.ts';
import { plates } from './plates.ts';

export interface KnownMemorial extends TabledMemorial {
  readonly id: string;
  readonly site: KnownPlace;
}

/** Towns and villages whose own dead have a graveyard and a memorial in the museum. */
const parishes =
  'Ieper, Poperinge, Zonnebeke, Langemark, Mesen, Kemmel, Wervik, Menen, Roeselare, Diksmuide, Nieuwpoort, Veurne, Kortrijk, Zillebeke, Boezinge, Elverdinge, Vlamertinge, Dikkebus, Passendale, Geluveld, Reningelst, Watou, Nieuwkerke, Wijtschate, Loker, Westouter, Ploegsteert, Oostvleteren, Merkem, Moorslede, Staden, Tielt, Brugge, Oostende, Gent, Dendermonde, Leuven, Aarschot, Dinant, Andenne, Belle, Armentiers';

/** All memorials of the demo museum and the choices that lives make among them. */
export class MemorialBook {
  readonly records: readonly DemoMemorial[];
  readonly all: readonly KnownMemorial[];
  readonly #near = new Map<string, Urn<KnownMemorial> | null>();
  readonly #parishPlates: ReadonlyMap<string, KnownMemorial>;
  readonly #graveyards: ReadonlyMap<string, KnownMemorial>;

  constructor(seed: number, places: PlaceBook) {
    const villages = places.list(parishes);
    const tabled = [...cemeteries, ...plates, ...villages.flatMap(parishMemorials)];
    this.all = tabled.map((memorial, index) => ({
      ...memorial,
      id: demoId(seed, 'memorial', index),
      site: places.get(memorial.place),
    }));
    const ofParish = (type: 'plate' | 'cemetery') =>
      new Map(
        this.all
          .slice(cemeteries.length + plates.length)
          .filter((memorial) => memorial.type === type)
          .map((memorial) => [memorial.place, memorial]),
      );
    this.#parishPlates = ofParish('plate');
    this.#graveyards = ofParish('cemetery');
    this.records = this.all.map(record);
  }

  named(name: string): KnownMemorial {
    const memorial = this.all.find((each) => each.name === name);
    if (!memorial) throw new Error(`no memorial "${name}" in the demo's tables`);
    return memorial;
  }

  /** The memorial on which the village names its dead, if it has one. */
  parishPlate(place: KnownPlace): KnownMemorial | null {
    return this.#parishPlates.get(place.key) ?? this.#parishPlates.get(place.within) ?? null;
  }

  graveyard(place: KnownPlace): KnownMemorial | null {
    return this.#graveyards.get(place.key) ?? this.#graveyards.get(place.within) ?? null;
  }

  /** Cemeteries of `dead` that exist or existed, drawn by nearness to `place`; null when there are none. */
  cemeteriesNear(place: KnownPlace, dead: Dead, exists: boolean): Urn<KnownMemorial> | null {
    const fitting = ({ type, kind, holds, exists: stands }: KnownMemorial) =>
      type === 'cemetery' && kind === 'military' && holds.includes(dead) && stands === exists;
    return this.#drawnByNearness(`${exists} ${dead} ${place.key}`, place, fitting);
  }

  /** Plates, documents or field graves of `dead`, drawn by nearness. */
  othersNear(place: KnownPlace, dead: Dead, type: 'plate' | 'document' | 'fieldgrave'): Urn<KnownMemorial> | null {
    return this.#drawnByNearness(
      `${type} ${dead} ${place.key}`,
      place,
      (each) =>
        each.type === type &&
        each.holds.includes(dead) &&
        !missingMemorials.test(each.name) &&
        each.plate !== 'community',
    );
  }

  #drawnByNearness(
    key: string,
    place: KnownPlace,
    fitting: (memorial: KnownMemorial) => boolean,
  ): Urn<KnownMemorial> | null {
    const known = this.#near.get(key);
    if (known !== undefined) return known;
    const sorted = this.all
      .filter(fitting)
      .map((memorial) => ({ memorial, distance: kilometresBetween(place, memorial.site) }))
      .sort((a, b) => a.distance - b.distance);
    // The dead of the camps in Germany were gathered on four cemeteries; elsewhere nobody was brought far.
    const candidates =
      place.country === 'DE' ? sorted.slice(0, 1) : sorted.filter(({ distance }) => distance < reach).slice(0, 12);
    const drawn =
      candidates.length === 0
        ? null
        : new Urn(candidates.map(({ memorial, distance }) => [memorial, 1 / (1.5 + distance) ** 3]));
    this.#near.set(key, drawn);
    return drawn;
  }
}

/** Kilometres over which graves were moved. */
const reach = 40;

/** Those walls name the missing of certain armies and dates; lives choose them by rule. */
const missingMemorials = /to the Missing|\(New Zealand\)|Memorial Records|^Neuve-Chapelle/;

function parishMemorials(place: KnownPlace): TabledMemorial[] {
  const { key, names, position, country } = place;
  const near = (north: number, east: number) =>
    position ? `${(position[0] + north).toFixed(4)} ${(position[1] + east).toFixed(4)}` : '';
  const inFrench = country === 'FR' || place.area1 === 'Wallonië';
  const graveyard = inFrench
    ? `Cimetière communal ${placeWords(place, 'fr', 'from')}`
    : `Gemeentelijke begraafplaats ${names.nl}`;
  const plate = inFrench
    ? `Monument aux morts ${placeWords(place, 'fr', 'from')}`
    : `Gedenkteken voor de gesneuvelden en burgerslachtoffers van ${names.nl}`;
  const year = 1920 + (names.nl.length % 6);
  return [
    ...memorialTable(
      { type: 'cemetery', kind: 'civilian', exists: true, holds: ['civilian', 'belgian'] },
      `${graveyard} | ${key} | ${near(0.0031, 0.0042)}`,
    ),
    ...memorialTable(
      { type: 'plate', plate: 'community', holds: ['civilian', 'belgian'] },
      `${plate} | ${key} | ${near(0.0004, -0.0006)} | | ${year}`,
    ),
  ];
}

/** Straight distance in kilometres; far away when a position is not known. */
function kilometresBetween(a: KnownPlace, b: KnownPlace): number {
  if (!a.position || !b.position) return 10_000;
  const north = (a.position[0] - b.position[0]) * 111;
  const east = (a.position[1] - b.position[1]) * 111 * Math.cos((a.position[0] * Math.PI) / 180);
  return Math.hypot(north, east);
}

function record(memorial: KnownMemorial): DemoMemorial {
  return {
    id: memorial.id,
    name: memorial.name,
    alternative_names: [...memorial.alternatives],
    type: memorial.type,
    type_plate_details: memorial.plate,
    cemetery_kind: memorial.kind,
    cemetery_exists: memorial.exists,
    cemetery_nationality: memorial.nationality,
    description: memorial.description,
    address: '',
    lat: memorial.position?.[0] ?? null,
    lon: memorial.position?.[1] ?? null,
    position_locked: memorial.type === 'cemetery' && memorial.position !== null && memorial.exists === true,
    place_id: memorial.site.id,
    british_trench_coordinates: memorial.trench,
    start_year: memorial.year,
  };
}
