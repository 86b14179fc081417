import type { CountryFacts } from '@salient/shared/areas/places/placeCountry.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { PlaceDraft, WantedPlace } from '../../records/records.ts';
import { type Problem, quote, warning } from '../../values/problem.ts';
import type { KnownRows } from '../KnownRows.ts';
import { versionOfImport } from './changePlaces.ts';
import { DecidedPlaces } from './DecidedPlaces.ts';
import { type KnownPlace, knownPlace, type PlaceRow, placeRow, type StoredPlace } from './KnownPlace.ts';
import { bestOf, canBeIn, isSame, isSameAbroad, keysOf, liesIn } from './placeFitness.ts';

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
    const place = knownPlace(row);
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

  /** Whether a known place bears a name, in any language and spelling. */
  isCalled(id: string, name: string): boolean {
    return this.#byId.get(id)?.keys.some((key) => keysOf({ nl: name }).has(key)) ?? false;
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
    return bestOf(new Set([...keysOf(draft.names)].flatMap((key) => this.#byKey.get(key) ?? [])), draft);
  }

  /**
   * The known place that a row of a list of places is: the same name in a language, of the same type, in the same country
   * and areas (PLACE-34). One that was made for want of better may know less of its areas.
   */
  findSame(draft: PlaceDraft): string | null {
    for (const key of keysOf(draft.names)) {
      const same = (this.#byKey.get(key) ?? []).find((place) => isSame(place, draft));
      if (same) return same.id;
    }
    return null;
  }

  #create(place: WantedPlace, report: (problem: Problem) => void): string {
    const other = [...keysOf(place.names)]
      .flatMap((key) => this.#byKey.get(key) ?? [])
      .find((each) => isSameAbroad(each, place));
    if (other) this.#reportOther(place, other, report);
    // Where it lies was said with what it is.
    const isFound = place.meantFor !== undefined && place.lat !== null;
    const row = placeRow(uuidv7(), place, isFound ? 'found' : 'unresolved');
    this.created.push(row);
    this.add({ ...row, is_own: true });
    return row.id;
  }
}
