import type { UnknownMemorial, UnknownPlace, UnknownUnit } from '@salient/shared/areas/imports/importList.ts';
import { memorialKey, unitKey } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import { placeSpot } from '@salient/shared/areas/places/placeSpot.ts';
import { saidOfMemorial } from '../records/MeantNames.ts';
import type {
  EntitiesRecord,
  EventRecord,
  MemorialRecord,
  PlaceRecord,
  WantedMemorial,
  WantedPlace,
} from '../records/records.ts';
import type { Finders } from '../write/references/Finders.ts';
import { languagesOf } from '../write/references/languagesOf.ts';

/** Names that are listed; a list with more wants another mapping first. */
const most = 2_000;

/**
 * Places, memorials and units that the rows of a list name and that are not known, with how many rows name each. Those of which
 * somebody said what they mean are not among them.
 */
export class UnknownNames {
  readonly #places = new Map<string, UnknownPlace | null>();
  readonly #memorials = new Map<string, UnknownMemorial | null>();
  readonly #units = new Map<string, UnknownUnit | null>();

  constructor(private readonly finders: Finders) {}

  /** Takes what an event of a person names. */
  add({ draft, places, memorial }: EventRecord): void {
    this.#addPlaces(places);
    if (memorial) {
      this.#addPlaces(memorial.places);
      this.#addMemorial(memorial);
    }
    if (draft.type === 'military') this.#addUnits(draft);
  }

  /** Takes what a row of another list names besides its own record. */
  addOf(record: PlaceRecord | MemorialRecord | EntitiesRecord): void {
    if (record.kind === 'memorials') this.#addPlaces(record.places);
    if (record.kind !== 'military-entities') return;
    for (const { places } of record.entities.flatMap(({ history }) => history)) this.#addPlaces(places);
  }

  get places(): UnknownPlace[] {
    return listed(this.#places);
  }

  get memorials(): UnknownMemorial[] {
    return listed(this.#memorials);
  }

  get units(): UnknownUnit[] {
    return listed(this.#units);
  }

  #addPlaces(places: readonly WantedPlace[]): void {
    const first = places.find(({ names }) => Object.keys(names).length > 0);
    if (!first || first.meantFor !== undefined) return;
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

  #addMemorial(wanted: WantedMemorial): void {
    const said = saidOfMemorial(wanted);
    const key = memorialKey(said);
    if (!this.#memorials.has(key)) {
      const found = this.finders.memorials.look(wanted);
      const unknown = { name: said.name, place: said.place ?? '', rows: 0, is_ambiguous: found === 'several' };
      this.#memorials.set(key, found !== null && found !== 'several' ? null : unknown);
    }
    count(this.#memorials, key);
  }

  #addUnits(draft: EventRecord['draft']): void {
    const { enlisted_army: army, enlisted_regt: regiment, enlisted_unit: unit, enlisted_nr: unit_nr } = draft;
    const names = { army, regiment, unit: '', unit_nr: '' };
    if (regiment !== '') this.#addUnit(names, draft, 'military_regiment_id');
    if (unit !== '' || unit_nr !== '') this.#addUnit({ ...names, unit, unit_nr }, draft, 'military_entity_id');
  }

  #addUnit(
    names: Omit<UnknownUnit, 'rows'>,
    draft: EventRecord['draft'],
    link: 'military_regiment_id' | 'military_entity_id',
  ): void {
    const key = unitKey(names);
    if (!this.#units.has(key)) {
      const isKnown = this.finders.entities.link(draft, 'link')[link] !== null;
      this.#units.set(key, isKnown ? null : { ...names, rows: 0 });
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
