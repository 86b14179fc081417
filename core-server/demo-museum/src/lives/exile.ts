import type { KnownPlace, PlaceBook } from '../places/PlaceBook.ts';
import { type DayNumber, dayNumber, dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';
import type { Biography } from './Biography.ts';
import { wasOccupied } from './frontZone.ts';

/** A family's way out of the war zone; its members share it. */
export interface Flight {
  readonly leaves: DayNumber;
  readonly reason: 'fugitive' | 'evacuated';
  /** Halfway, where some families stayed for months. */
  readonly halt: KnownPlace | null;
  readonly refuge: KnownPlace;
  readonly returns: DayNumber;
}

const halts = 'Poperinge, Watou, Reningelst, Veurne, De Panne, Steenvoorde, Hazebroek, Duinkerke, Kales';
const abroad: readonly (readonly [keys: string, weight: number])[] = [
  ['Rouen, Le Havre, Yvetot, Parijs, Caen, Évreux, Sainte-Adresse, Dieppe, Chartres, Orléans, Le Mans, Tours', 5],
  ['Bordeaux, Toulouse, Limoges, Lourdes, Lyon, Rennes, Nantes, Versailles, Wisques', 2],
  ['Londen, Folkestone, Birmingham, Manchester, Glasgow, Cardiff, Leicester, Norwich, Oxford, Edinburgh, Croydon', 3],
  ['Uden, Ede, Nunspeet, Amsterdam, Vlissingen, Hulst, Roosendaal, Rotterdam, Den Haag', 2],
];
const interior = 'Gent, Brussel, Aalst, Leuven, Mechelen, Antwerpen, Sint-Niklaas, Geraardsbergen, Brugge, Halle#BE';
const byTheFront: readonly (readonly [from: string, to: string, weight: number])[] = [
  ['1914-10-07', '1914-11-24', 6],
  ['1915-04-22', '1915-05-20', 4],
  ['1917-06-01', '1917-08-30', 1],
  ['1918-04-09', '1918-05-15', 3],
];
const fromTheOccupied: readonly (readonly [from: string, to: string, weight: number])[] = [
  ['1914-08-20', '1914-10-14', 6],
  ['1917-06-01', '1918-10-10', 3],
];
/** The front closed behind those who stayed: from then on the occupied land could only be left for its interior. */
const frontCloses = dayOf('1914-10-15');

const windows = (table: readonly (readonly [from: string, to: string, weight: number])[]) =>
  new Urn(table.map(([from, to, weight]) => [[dayOf(from), dayOf(to)] as const, weight]));

/** Draws ways out of the war zone. */
export class Flights {
  readonly #halts: readonly KnownPlace[];
  readonly #abroad: Urn<readonly KnownPlace[]>;
  readonly #interior: readonly KnownPlace[];
  readonly #byTheFront = windows(byTheFront);
  readonly #fromTheOccupied = windows(fromTheOccupied);

  constructor(places: PlaceBook) {
    this.#halts = places.list(halts);
    this.#abroad = new Urn(abroad.map(([keys, weight]) => [places.list(keys), weight]));
    this.#interior = places.list(interior);
  }

  /** A way out for people of `home`, on a day of the great flights or on `leaves`. */
  draw(home: KnownPlace, random: Random, leaves = this.#someDay(home, random)): Flight {
    const staysInside = wasOccupied(home) && leaves >= frontCloses;
    const ordered = staysInside ? 0.7 : leaves > dayOf('1915-04-01') ? 0.45 : 0.06;
    return {
      leaves,
      reason: random.chance(ordered) ? 'evacuated' : 'fugitive',
      halt: !wasOccupied(home) && random.chance(0.35) ? random.pick(this.#halts) : null,
      refuge: random.pick(staysInside ? this.#interior : this.#abroad.draw(random)),
      returns: dayNumber(1919, 1, 15) + random.whole(0, staysInside ? 120 : 500),
    };
  }

  #someDay(home: KnownPlace, random: Random): DayNumber {
    return random.whole(...(wasOccupied(home) ? this.#fromTheOccupied : this.#byTheFront).draw(random));
  }
}

const homesForRefugees = ['Vluchtelingenkamp', 'Belgisch tehuis'];

/** The flight as one person's record tells it, up to the death in exile or the return. */
export function recordFlight(biography: Biography, flight: Flight, died: DayNumber | null): void {
  const { random } = biography;
  const over = Math.min(flight.returns, died ?? flight.returns);
  const moves = flight.halt ? Math.min(flight.leaves + random.whole(20, 200), over) : flight.leaves;
  if (flight.halt && moves > flight.leaves) {
    biography.add('where', {
      where_reason: flight.reason,
      when: { day: flight.leaves, precision: random.chance(0.55) ? 'day' : 'month' },
      until: random.chance(0.5) ? { day: moves, precision: 'month' } : null,
      place_id: flight.halt.id,
      description: biography.tell(flight.reason, 0.4, {
        place: flight.halt,
      }),
    });
  }
  const reason = flight.halt ? 'fugitive' : flight.reason;
  biography.add('where', {
    where_reason: reason,
    when: { day: moves, precision: random.chance(0.3) ? 'day' : 'month' },
    until: random.chance(0.6) ? { day: over, precision: random.chance(0.4) ? 'month' : 'year' } : null,
    place_id: flight.refuge.id,
    topo: flight.refuge.country !== 'BE' && random.chance(0.14) ? random.pick(homesForRefugees) : '',
    description: biography.tell(reason, 0.42, { place: flight.refuge }),
  });
  biography.joins('exile');
}
