import type { Place } from '@salient/shared/areas/places/place.ts';
import type { CountryFacts } from '@salient/shared/areas/places/placeCountry.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Names, PlaceDraft, WantedPlace } from '../../records/records.ts';
import { type Problem, quote, warning } from '../../values/problem.ts';
import type { KnownRows } from '../KnownRows.ts';
import { versionOfImport } from './changePlaces.ts';
import { DecidedPlaces } from './DecidedPlaces.ts';
import { fieldOf, type Level, languagesOf, levels } from './languagesOf.ts';

/** A place as far as finding it needs. */
export interface KnownPlace {
  readonly id: string;
  readonly type: PlaceType;
  country_code: string | null;
  /** What a mapping takes for likely: it gives way to what a row states. */
  country_guessed: boolean;
  /** Whether an import made it and nobody worked on it since: only then what a row states goes into it. */
  readonly isOwn: boolean;
  /** All names, normalised. */
  readonly keys: readonly string[];
  /** The name in each language, normalised. */
  readonly names: Names;
  /** Normalised names of the areas that it lies in, in any language. */
  readonly areas: Readonly<Record<Level, ReadonlySet<string>>>;
  /** Made from a list and seen by nobody yet: all that is known of it is what that list said. */
  readonly isUnresolved: boolean;
}

export interface PlaceRow {
  readonly id: string;
  readonly type: PlaceType;
  country_code: string | null;
  country_guessed: boolean;
  readonly languages: Place['languages'];
  readonly alternative_names: string[];
  readonly lat: number | null;
  readonly lon: number | null;
  readonly resolution_status: 'unresolved' | 'found';
  readonly name_keys: string;
  readonly sort_name: string;
}

type StoredPlace = Pick<PlaceRow, 'id' | 'type' | 'country_code' | 'country_guessed' | 'languages' | 'name_keys'> & {
  readonly resolution_status: string;
  readonly is_own: boolean;
};

/** A country, an area of one, or a settlement or spot: things of different classes never are the same place. */
const classOf = (type: PlaceType) =>
  type === 'country' ? 'country' : type.startsWith('administrative') ? 'area' : 'settlement';

const keysOf = (names: Names): Set<string> =>
  new Set(
    Object.values(names)
      .map(normalizeText)
      .filter((key) => key !== ''),
  );

/**
 * Finds places by what a source says of them, and makes those that are missing. Holds all places in memory: a museum's
 * are few beside its persons. What it makes waits in `created` for the transaction to write it.
 */
export class PlaceFinder {
  readonly created: PlaceRow[] = [];
  /** Places whose country a row states that was guessed or unknown before, with what stood there. */
  readonly corrected = new Map<KnownPlace, CountryFacts>();
  readonly #byKey = new Map<string, KnownPlace[]>();
  readonly #byId = new Map<string, KnownPlace>();
  #decisions = DecidedPlaces.none;
  /** Answers for what was wanted before: rows that name the same place share what they want. */
  #answers = new WeakMap<WantedPlace, string>();

  private constructor(private readonly knownRows: KnownRows) {}

  static async load(client: pg.ClientBase, knownRows: KnownRows): Promise<PlaceFinder> {
    const finder = new PlaceFinder(knownRows);
    const { rows } = await client.query<StoredPlace>(
      `SELECT id, type, country_code, country_guessed, languages, name_keys, resolution_status,
         (country_guessed OR country_code IS NULL) AND version IS NOT DISTINCT FROM ${versionOfImport('place')} AS is_own
       FROM place t`,
    );
    for (const row of rows) finder.add(row);
    finder.#decisions = await DecidedPlaces.load(client);
    return finder;
  }

  add(row: StoredPlace): void {
    const areas = Object.fromEntries(
      levels.map((level) => {
        const texts = Object.values(row.languages).map((names) => names?.[fieldOf[level]] ?? '');
        return [level, new Set(texts.map(normalizeText).filter((key) => key !== ''))];
      }),
    ) as unknown as KnownPlace['areas'];
    const place = {
      id: row.id,
      type: row.type,
      country_code: row.country_code,
      country_guessed: row.country_guessed,
      isOwn: row.is_own,
      keys: unbarred(row.name_keys),
      names: normalizeNames(row.languages),
      areas,
      isUnresolved: row.resolution_status === 'unresolved',
    };
    this.#byId.set(place.id, place);
    for (const key of place.keys) {
      const same = this.#byKey.get(key);
      if (!same) this.#byKey.set(key, [place]);
      else {
        same.push(place);
        // Another of the name may change what was answered for it.
        this.#answers = new WeakMap();
      }
    }
  }

  /** Takes what was made as written. */
  commit(): void {
    this.created.length = 0;
    this.corrected.clear();
  }

  /** Forgets what was made since the last commit: its transaction was rolled back. */
  rollBack(): void {
    for (const [place, before] of this.corrected) Object.assign(place, before);
    this.corrected.clear();
    for (const { id } of this.created) {
      const place = this.#byId.get(id);
      this.#byId.delete(id);
      for (const key of place?.keys ?? []) {
        this.#byKey.set(
          key,
          (this.#byKey.get(key) ?? []).filter((other) => other.id !== id),
        );
      }
    }
    this.created.length = 0;
    this.#answers = new WeakMap();
  }

  /**
   * The id of the first of the wanted places that is known or may be made.
   *
   * @returns null when there is none; `report` is told why.
   */
  resolve(wanted: readonly WantedPlace[], report: (problem: Problem) => void): string | null {
    let ambiguous: WantedPlace | null = null;
    for (const place of wanted) {
      const answered = this.#known(place, report) ?? this.#answers.get(place);
      const found = answered ?? this.#decided(place, report) ?? this.find(place);
      if (found === 'several') ambiguous ??= place;
      const id = found === 'several' ? null : (found ?? (place.create ? this.#create(place, report) : null));
      if (id) {
        if (!answered) this.#answers.set(place, id);
        this.#settleCountry(id, place, report);
        return id;
      }
    }
    const [first] = wanted;
    if (!first) return null;
    report(
      ambiguous
        ? warning(
            'PLACE_LOOKUP_TOO_MANY_RESULTS',
            ambiguous.column,
            `${quote(ambiguous.asWritten)} may be several places; the comments keep it`,
          )
        : warning(
            'PLACE_LOOKUP_NOT_FOUND',
            first.column,
            `${quote(first.asWritten)} is not a known place; the comments keep it`,
          ),
    );
    return null;
  }

  /** What `resolve` would find, without making anything; null where nothing is known. */
  look(wanted: readonly WantedPlace[]): string | 'several' | null {
    const silent = () => undefined;
    let isAmbiguous = false;
    for (const place of wanted) {
      const found = this.#known(place, silent) ?? this.#decided(place, silent) ?? this.find(place);
      if (found === 'several') isAmbiguous = true;
      else if (found) return found;
    }
    return isAmbiguous ? 'several' : null;
  }

  /** Whether one of two places is an area in which the other is known to lie: lists say with more or less detail where a thing is. */
  isWithin(a: string, b: string): boolean {
    const [one, other] = [this.#byId.get(a), this.#byId.get(b)];
    return one !== undefined && other !== undefined && (liesIn(one, other) || liesIn(other, one));
  }

  /** The place of a row of another list, unless that is in another country than this row states. */
  #known(wanted: WantedPlace, report: (problem: Problem) => void): string | null {
    const id = wanted.knownAs && this.knownRows.idOf('places', wanted.knownAs);
    const place = id ? this.#byId.get(id) : undefined;
    if (!place) return null;
    if (canBeIn(place, wanted)) return place.id;
    this.#reportOther(wanted, place, report);
    return null;
  }

  /**
   * The one place that somebody of staff said to be what a list calls so, as long as it stands, and unless it is in another
   * country than this row states. Of several the one in the country that the row takes for likely.
   */
  #decided(wanted: WantedPlace, report: (problem: Problem) => void): string | null {
    const standing = this.#decisions.idsOf(wanted).flatMap((id) => this.#byId.get(id) ?? []);
    const fitting = standing.filter((place) => canBeIn(place, wanted));
    const inCountry = fitting.filter((place) => place.country_code === wanted.country_code);
    const [only, ...others] = inCountry.length > 0 ? inCountry : fitting;
    if (only) return others.length === 0 ? only.id : null;
    const [other] = standing;
    if (other) this.#reportOther(wanted, other, report);
    return null;
  }

  /** What the row states goes into a place whose country was guessed or unknown; a guess that stays is told. */
  #settleCountry(id: string, wanted: WantedPlace, report: (problem: Problem) => void): void {
    const place = this.#byId.get(id) as KnownPlace;
    if (wanted.country_code !== null && !wanted.country_guessed) {
      if (!place.isOwn || (place.country_code !== null && !place.country_guessed)) return;
      const { country_code, country_guessed } = place;
      if (!this.corrected.has(place)) this.corrected.set(place, { country_code, country_guessed });
      Object.assign(place, { country_code: wanted.country_code, country_guessed: false });
      const row = this.created.find((each) => each.id === id);
      if (row) Object.assign(row, { country_code: wanted.country_code, country_guessed: false });
      return;
    }
    if (!place.country_guessed) return;
    const says = `the country of ${quote(wanted.asWritten)}, ${place.country_code}, is a guess of the mapping`;
    report(warning('COUNTRY_GUESSED', wanted.column, says));
  }

  #reportOther(wanted: WantedPlace, other: KnownPlace, report: (problem: Problem) => void): void {
    const says = `${quote(wanted.asWritten)} is in ${wanted.country_code} by this row, and in ${other.country_code} by others; it is a place of its own`;
    report(warning('COUNTRY_DIFFERS', wanted.column, says));
  }

  /** The one known place that fits; null for none, `several` when more than one fits equally well. */
  find(draft: PlaceDraft): string | 'several' | null {
    const names = keysOf(draft.names);
    const areas = areaKeys(draft);
    const candidates = new Set([...names].flatMap((key) => this.#byKey.get(key) ?? []));
    let best: KnownPlace[] = [];
    let highest = -1;
    for (const place of candidates) {
      const score = fitness(place, draft, areas, names);
      if (score > highest) {
        best = [place];
        highest = score;
      } else if (score === highest && score >= 0) best.push(place);
    }
    if (best.length <= 1) return best[0]?.id ?? null;
    // The source says in which area; none of the known ones is there for certain: it is another place.
    const saysArea = levels.some((level) => areas[level].size > 0);
    return saysArea && highest < 100 ? null : 'several';
  }

  /**
   * The known place that a row of a list of places is: the same name in a language, of the same type, in the same country
   * and areas (PLACE-34). One that was made for want of better may know less of its areas.
   */
  findSame(draft: PlaceDraft): string | null {
    const areas = areaKeys(draft);
    for (const key of keysOf(draft.names)) {
      const same = (this.#byKey.get(key) ?? []).find(
        (place) =>
          place.type === draft.type &&
          (place.country_code === draft.country_code ||
            (canBeIn(place, draft) && agreedLevels(place, areas) >= leastAgreed(draft))) &&
          Object.entries(draft.names).some(([language, name]) =>
            place.isUnresolved
              ? Object.values(place.names).includes(normalizeText(name))
              : place.names[language as Language] === normalizeText(name),
          ) &&
          levels.every((level) => {
            const [own, other] = [areas[level], place.areas[level]];
            if (own.size > 0 && other.size > 0) return shareOne(own, other);
            return own.size === other.size || place.isUnresolved;
          }),
      );
      if (same) return same.id;
    }
    return null;
  }

  #create(place: WantedPlace, report: (problem: Problem) => void): string {
    const areas = areaKeys(place);
    const other = [...keysOf(place.names)]
      .flatMap((key) => this.#byKey.get(key) ?? [])
      .find((each) => !canBeIn(each, place) && agreedLevels(each, areas) >= leastAgreed(place));
    if (other) this.#reportOther(place, other, report);
    const row = placeRow(uuidv7(), place, 'unresolved');
    this.created.push(row);
    this.add({ ...row, is_own: true });
    return row.id;
  }
}

const areaKeys = (draft: PlaceDraft): Areas => ({
  area1: keysOf(draft.area1),
  area2: keysOf(draft.area2),
  locality: keysOf(draft.locality),
});

/** False when both are certain of different countries, or when the guess cannot be mended as staff worked on the place. */
function canBeIn(place: KnownPlace, { country_code, country_guessed }: CountryFacts): boolean {
  if (country_code === null || place.country_code === null || country_code === place.country_code) return true;
  return place.country_guessed ? place.isOwn || country_guessed === true : country_guessed === true;
}

/** Whether a place is known to lie in an area: by the name of the area and its country, or in a country by that. */
function liesIn(place: KnownPlace, area: KnownPlace): boolean {
  if (place.country_code === null || place.country_code !== area.country_code) return false;
  if (area.type === 'country') return place.type !== 'country' && !place.country_guessed;
  if (classOf(area.type) !== 'area') return false;
  const level = area.type === 'administrative_area_level_1' ? 'area1' : 'area2';
  return area.keys.some((key) => place.areas[level].has(key));
}

/** Number of areas that both name alike; -1 when they differ in one. */
function agreedLevels(place: KnownPlace, areas: Areas): number {
  let agreed = 0;
  for (const level of levels) {
    if (areas[level].size === 0 || place.areas[level].size === 0) continue;
    if (!shareOne(areas[level], place.areas[level])) return -1;
    agreed++;
  }
  return agreed;
}

/** So many areas must agree before a place may be the same in spite of a country that is guessed or not known. */
const leastAgreed = ({ type }: PlaceDraft) => (classOf(type) === 'area' ? 1 : 2);

const normalizeNames = (languages: Place['languages']): Names =>
  Object.fromEntries(Object.entries(languages).map(([language, own]) => [language, normalizeText(own?.name ?? '')]));

type Areas = Readonly<Record<Level, ReadonlySet<string>>>;
const shareOne = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((key) => b.has(key));

/** -1 when the place cannot be the one; else 100 for each area that both name, and a little for closer names and types. */
function fitness(place: KnownPlace, draft: PlaceDraft, areas: Areas, names: ReadonlySet<string>): number {
  if (classOf(place.type) !== classOf(draft.type)) return -1;
  let agreed = 0;
  for (const level of levels) {
    const said = areas[level].size > 0;
    const known = place.areas[level].size > 0;
    // The St. Peter of no district is not the one of any district.
    if (place.isUnresolved && level !== 'locality' && said !== known) return -1;
    if (!said || !known) continue;
    if (!shareOne(areas[level], place.areas[level])) return -1;
    agreed++;
  }
  // Borders moved: where land and district are the same, a guess of the country of today may be wrong. What is stated is not.
  const sameCountry = draft.country_code === null || draft.country_code === place.country_code;
  if (!sameCountry && (!canBeIn(place, draft) || agreed < leastAgreed(draft))) return -1;
  const primary = names.has(place.keys[0] ?? '') ? 2 : 0;
  return agreed * 100 + (sameCountry ? 10 : 0) + primary + (place.type === draft.type ? 1 : 0);
}

/** A place as the table holds it. */
export function placeRow(id: string, draft: PlaceDraft, status: 'unresolved' | 'found'): PlaceRow {
  const place = {
    languages: languagesOf(draft),
    alternative_names: draft.alternative_names.filter((name) => !Object.values(draft.names).includes(name)),
  };
  return {
    id,
    type: draft.type,
    country_code: draft.country_code,
    country_guessed: draft.country_guessed,
    ...place,
    lat: draft.lat,
    lon: draft.lon,
    resolution_status: status,
    ...placeKeys(place),
  };
}
