import { type PlaceLevel, placeLevels, placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { lands } from './lands.ts';
import type { PhraseIndex } from './PhraseIndex.ts';
import type { InTurns, MemorialRow, ReadRows } from './ReadRows.ts';
import type { Label, PhraseTerm } from './Term.ts';
import type { Vocabulary } from './Vocabulary.ts';

interface PlaceRow {
  readonly id: string;
  readonly languages: Partial<Record<Language, Partial<Record<'name' | PlaceLevel, string>>>>;
  readonly name_keys: string;
}

interface PlaceSources {
  readonly memorials: readonly MemorialRow[];
  /** What became part of a place or memorial. */
  readonly merged: (id: string) => readonly string[];
  /** How many events speak of a place. */
  readonly eventsAt: (id: string) => number;
  readonly read: ReadRows;
  readonly inTurns: InTurns;
}

/** Most places that one name may stand for, with all that lies in them. */
const mostPlaces = 5_000;

/** What lies in each place, at any depth. */
function withinPlaces(containments: readonly { place_id: string; container_id: string }[]) {
  const inside = new Map<string, string[]>();
  for (const { place_id, container_id } of containments) {
    inside.set(container_id, [...(inside.get(container_id) ?? []), place_id]);
  }
  return (id: string): string[] => {
    const all = new Set([id]);
    for (const each of all) for (const place of inside.get(each) ?? []) if (all.size < mostPlaces) all.add(place);
    return [...all];
  };
}

/** The names of what a place lies in below its country. */
const areasOf = (own: PlaceRow['languages']): Set<string> =>
  new Set(
    Object.values(own)
      .flatMap((words) => placeLevels.map((level) => (level === 'country' ? '' : (words[level] ?? ''))))
      .filter((name) => name !== ''),
  );

/** Lands in all their languages: by the places that say that they lie there, which are taken out of `byArea`, else by today's countries. */
function addLands(phrases: PhraseIndex, byArea: Map<string, ReadonlySet<string>>): void {
  for (const { label, names, codes } of lands) {
    const keys = names.map(normalizeText);
    const placeIds = [...new Set(keys.flatMap((key) => [...(byArea.get(key) ?? [])]))];
    for (const key of keys) byArea.delete(key);
    if (placeIds.length === 0 && codes.length === 0) continue;
    const term: PhraseTerm =
      placeIds.length > 0
        ? { kind: 'place', label, condition: { kind: 'place', placeIds, memorialIds: [] } }
        : { kind: 'country', label, condition: { kind: 'country', codes, nationalities: [], armies: [] } };
    for (const name of names) phrases.add(name, term);
  }
}

/** A place and what lies in it, with the memorials there; places of one name are one term. */
export async function addPlaces(
  { phrases, suggestions }: Pick<Vocabulary, 'phrases' | 'suggestions'>,
  { memorials, merged, eventsAt, read, inTurns }: PlaceSources,
): Promise<void> {
  const within = withinPlaces(await read('SELECT place_id, container_id FROM place_containment'));
  // Where a name is of several places, the one whose position is known gives it its label.
  const places = await read<PlaceRow>(
    `SELECT id, languages, name_keys FROM place
     ORDER BY resolution_status NOT IN ('found', 'custom'), lat IS NULL, id`,
  );
  const memorialsAt = new Map<string, string[]>();
  for (const { id, place_id } of memorials) {
    if (place_id !== null) memorialsAt.set(place_id, [...(memorialsAt.get(place_id) ?? []), id]);
  }
  const byName = new Map<string, { label: Label; ids: Set<string> }>();
  /** Ids of places by what they say that they lie in: districts, and lands of the time. */
  const byArea = new Map<string, Set<string>>();
  await inTurns(places, ({ id, languages: own, name_keys }) => {
    const names = Object.fromEntries(languages.map((language) => [language, own[language]?.name ?? '']));
    const label = Object.fromEntries(languages.map((language) => [language, placeName(names, language)])) as Record<
      Language,
      string
    >;
    const ids = within(id);
    const events = ids.reduce((sum, each) => sum + eventsAt(each), 0);
    if (events > 0) suggestions.add({ kind: 'place', label, events }, [], unbarred(name_keys));
    for (const name of unbarred(name_keys)) {
      const known = byName.get(name) ?? { label, ids: new Set() };
      for (const each of ids) known.ids.add(each);
      byName.set(name, known);
    }
    if (events === 0) return;
    for (const area of areasOf(own)) {
      const key = normalizeText(area);
      byArea.set(key, (byArea.get(key) ?? new Set()).add(id));
    }
  });
  addLands(phrases, byArea);
  // An area that no place is called by is for staff alone: a guest who guessed its name must not find by it (ROLE-23).
  for (const [key, ids] of byArea) {
    for (const id of ids) byName.get(key)?.ids.add(id);
  }
  await inTurns([...byName], ([name, { label, ids }]) => {
    const placeIds = [...ids].flatMap((id) => [id, ...merged(id)]);
    const memorialIds = placeIds.flatMap((id) => memorialsAt.get(id) ?? []).flatMap((id) => [id, ...merged(id)]);
    const term: PhraseTerm = { kind: 'place', label, condition: { kind: 'place', placeIds, memorialIds } };
    phrases.add(name, term);
  });
}
