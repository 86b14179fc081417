import type { UnknownPlace, UnknownUnit } from '@salient/shared/areas/imports/importList.ts';
import { placeSpot } from '@salient/shared/areas/places/placeSpot.ts';
import type { EventRecord, WantedPlace } from '../records/records.ts';
import type { Finders } from '../write/references/Finders.ts';
import { languagesOf } from '../write/references/languagesOf.ts';

/** Names that are listed; a list with more wants another mapping first. */
const most = 2_000;

/** Places and units that the rows of a list name and that are not known, with how many rows name each. */
export class UnknownNames {
  readonly #places = new Map<string, UnknownPlace | null>();
  readonly #units = new Map<string, UnknownUnit | null>();

  constructor(private readonly finders: Finders) {}

  add({ draft, places }: EventRecord): void {
    const [first] = places;
    if (first) this.#addPlace(first, places);
    const { type, enlisted_army: army, enlisted_regt: regiment } = draft;
    if (type === 'military' && regiment !== '') this.#addUnit(army, regiment, draft);
  }

  get places(): UnknownPlace[] {
    return listed(this.#places);
  }

  get units(): UnknownUnit[] {
    return listed(this.#units);
  }

  #addPlace(first: WantedPlace, places: readonly WantedPlace[]): void {
    const spot = placeSpot({ ...first, languages: languagesOf(first) });
    if (!this.#places.has(spot)) {
      const found = this.finders.places.look(places);
      const isKnown = found !== null && found !== 'several';
      const areas = [first.locality, first.area2, first.area1].flatMap((names) => Object.values(names)[0] ?? []);
      const name = Object.values(first.names)[0] ?? first.asWritten;
      const unknown = { spot, name, country: first.country_code, areas, rows: 0, is_ambiguous: found === 'several' };
      this.#places.set(spot, isKnown ? null : unknown);
    }
    count(this.#places, spot);
  }

  #addUnit(army: string, regiment: string, draft: EventRecord['draft']): void {
    const key = JSON.stringify([army, regiment]);
    if (!this.#units.has(key)) {
      const { military_regiment_id } = this.finders.entities.link(draft, 'link');
      this.#units.set(key, military_regiment_id === null ? { army, regiment, rows: 0 } : null);
    }
    count(this.#units, key);
  }
}

function count(map: Map<string, { rows: number } | null>, key: string): void {
  const found = map.get(key);
  if (found) found.rows++;
}

const listed = <T extends { readonly rows: number }>(map: ReadonlyMap<string, T | null>): T[] =>
  [...map.values()]
    .flatMap((each) => each ?? [])
    .sort((a, b) => b.rows - a.rows)
    .slice(0, most);
