import { placeSpot } from '@salient/shared/areas/places/placeSpot.ts';
import type pg from 'pg';
import type { PlaceDraft } from '../../records/records.ts';
import { languagesOf } from './languagesOf.ts';

interface Decided {
  readonly country: string;
  readonly id: string;
}

/**
 * What lists said of places before somebody of staff decided what they are: a place that was merged or took other names is
 * found by the same words when the list, or another one that says the same, comes again.
 */
export class DecidedPlaces {
  static readonly none = new DecidedPlaces();
  readonly #bySpot = new Map<string, Decided[]>();

  static async load(client: pg.ClientBase): Promise<DecidedPlaces> {
    const decided = new DecidedPlaces();
    const { rows } = await client.query<{ spot: string; id: string }>(
      `SELECT s.spot, coalesce(d.to_id, s.place_id) AS id FROM place_spelling s
       LEFT JOIN redirect d ON d.from_type = 'place' AND d.reason = 'merged' AND d.from_id = s.place_id`,
    );
    for (const { spot, id } of rows) {
      const { key, country } = partsOf(spot);
      decided.#bySpot.set(key, [...(decided.#bySpot.get(key) ?? []), { country, id }]);
    }
    return decided;
  }

  /** The places that staff said to be what a draft calls so: several when words of different countries were decided about. */
  idsOf(draft: PlaceDraft): readonly string[] {
    if (this.#bySpot.size === 0) return [];
    const { key, country } = partsOf(placeSpot({ ...draft, languages: languagesOf(draft) }));
    const fitting = (this.#bySpot.get(key) ?? []).filter(
      (each) => country === '' || each.country === '' || each.country === country,
    );
    return [...new Set(fitting.map(({ id }) => id))];
  }
}

function partsOf(spot: string): { readonly key: string; readonly country: string } {
  const [type, country, ...names] = JSON.parse(spot) as [string, string, ...string[]];
  return { key: JSON.stringify([type, ...names]), country };
}
