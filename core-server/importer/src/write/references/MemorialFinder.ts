import type { MeantMemorial } from '@salient/shared/areas/imports/meant/meantNames.ts';
import type { MemorialType } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { memorialKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { WantedMemorial } from '../../records/records.ts';
import { type Problem, quote, warning } from '../../values/problem.ts';
import type { KnownRows } from '../KnownRows.ts';
import type { PlaceFinder } from './PlaceFinder.ts';

export interface KnownMemorial {
  readonly id: string;
  readonly type: MemorialType;
  readonly place_id: string | null;
  readonly name_keys: string;
}

export interface MemorialRow extends KnownMemorial {
  readonly name: string;
  readonly alternative_names: readonly string[];
  readonly cemetery_kind: string | null;
  readonly sort_name: string;
}

/** The id of no place. */
const nowhere = '';

/** Finds memorials by name and place, and makes those that are missing. */
export class MemorialFinder {
  readonly created: MemorialRow[] = [];
  readonly #byKey = new Map<string, KnownMemorial[]>();
  readonly #byId = new Map<string, KnownMemorial>();

  private constructor(
    private readonly knownRows: KnownRows,
    private readonly places: PlaceFinder,
  ) {}

  static async load(client: pg.ClientBase, knownRows: KnownRows, places: PlaceFinder): Promise<MemorialFinder> {
    const finder = new MemorialFinder(knownRows, places);
    const { rows } = await client.query<KnownMemorial>('SELECT id, type, place_id, name_keys FROM memorial');
    for (const row of rows) finder.add(row);
    return finder;
  }

  add(memorial: KnownMemorial): void {
    this.#byId.set(memorial.id, memorial);
    for (const key of unbarred(memorial.name_keys)) {
      const same = this.#byKey.get(key);
      if (same) same.push(memorial);
      else this.#byKey.set(key, [memorial]);
    }
  }

  /** Takes what was made as written. */
  commit(): void {
    this.created.length = 0;
  }

  /** Forgets what was made since the last commit: its transaction was rolled back. */
  rollBack(): void {
    for (const { id, name_keys } of this.created) {
      this.#byId.delete(id);
      for (const key of unbarred(name_keys)) {
        this.#byKey.set(
          key,
          (this.#byKey.get(key) ?? []).filter((other) => other.id !== id),
        );
      }
    }
    this.created.length = 0;
  }

  /** What `resolve` would find, without making anything; null where nothing is known. */
  look(wanted: WantedMemorial): KnownMemorial | 'several' | null {
    const knownId = wanted.knownAs && this.knownRows.idOf('memorials', wanted.knownAs);
    const known = (knownId && this.#byId.get(knownId)) || (wanted.meant && this.#meant(wanted.meant));
    if (known) return known;
    if (wanted.places.length === 0) return this.find(wanted.name, null);
    const placeId = this.places.look(wanted.places);
    if (placeId !== null) return this.find(wanted.name, placeId === 'several' ? null : placeId);
    // At a place that would be made only memorials without a place may be.
    return this.find(wanted.name, wanted.places.some(({ create }) => create) ? nowhere : null);
  }

  /** The memorial that somebody said to be meant: by its id, or in another museum by its name and place; null for none or several. */
  #meant({ id, name, place }: MeantMemorial): KnownMemorial | null {
    const known = id === undefined ? undefined : this.#byId.get(id);
    if (known) return known;
    const named = this.#byKey.get(normalizeText(name).replaceAll('|', ' ')) ?? [];
    const there = place
      ? named.filter(({ place_id }) => place_id !== null && this.places.isCalled(place_id, place))
      : named;
    const [only, ...others] = there;
    return only && others.length === 0 ? only : null;
  }

  /** Null when it is not known and not to be made; `report` is told why. */
  resolve(wanted: WantedMemorial, report: (problem: Problem) => void): KnownMemorial | null {
    const knownId = wanted.knownAs && this.knownRows.idOf('memorials', wanted.knownAs);
    const known = knownId && this.#byId.get(knownId);
    if (known) return known;
    const meant = wanted.meant && this.#meant(wanted.meant);
    if (meant) return meant;
    // Without a place of its own the name decides; with one, a memorial elsewhere is another.
    const placeId = wanted.places.length > 0 ? this.places.resolve(wanted.places, report) : null;
    const found = this.find(wanted.name, placeId);
    if (found && found !== 'several') return found;
    if (found === 'several') {
      report(
        warning('MEMORIAL_AMBIGUOUS', wanted.column, `${quote(wanted.name)} may be several memorials; it is left out`),
      );
      return null;
    }
    if (!wanted.create) {
      report(
        warning('MEMORIAL_NOT_FOUND', wanted.column, `${quote(wanted.name)} is not a known memorial; it is left out`),
      );
      return null;
    }
    this.reportAlike(wanted.name, wanted.column, report);
    const memorial = {
      id: uuidv7(),
      name: wanted.name,
      alternative_names: wanted.alternative_names.filter((name) => name !== wanted.name),
      type: wanted.type,
      cemetery_kind: wanted.type === 'cemetery' ? wanted.cemetery_kind : null,
      place_id: placeId,
      ...memorialKeys(wanted),
    };
    this.created.push(memorial);
    this.add(memorial);
    return memorial;
  }

  /** Tells of memorials of the name elsewhere when one more is made: they may be the same, which nobody can tell by the name. */
  reportAlike(name: string, column: string, report: (problem: Problem) => void): void {
    const named = this.#byKey.get(normalizeText(name).replaceAll('|', ' ')) ?? [];
    if (named.length === 0) return;
    report(
      warning('MEMORIAL_ALIKE', column, `${quote(name)} is known at another place; this one is a memorial of its own`),
    );
  }

  find(name: string, placeId: string | null): KnownMemorial | 'several' | null {
    const named = this.#byKey.get(normalizeText(name).replaceAll('|', ' ')) ?? [];
    const fitting =
      placeId === null
        ? named
        : named.filter(
            ({ place_id }) => place_id === null || place_id === placeId || this.places.isWithin(place_id, placeId),
          );
    const here = fitting.filter(({ place_id }) => place_id === placeId);
    const best = here.length > 0 ? here : fitting;
    return best.length > 1 ? 'several' : (best[0] ?? null);
  }
}
