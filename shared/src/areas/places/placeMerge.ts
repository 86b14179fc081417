import { z } from 'zod';
import { type Language, languages } from '../../lib/i18n/languages.ts';
import type { PlaceDraft } from './checkPlace.ts';
import type { PlaceNames } from './place.ts';
import { containmentKey, inContainmentOrder } from './placeContainment.ts';
import { placeLevels } from './placeTypes.ts';

/** What the kept place may take from the merged one instead of its own. */
export const placeMergeFields = ['type', 'country_code', 'loc'] as const;
export type PlaceMergeField = (typeof placeMergeFields)[number];

/** Whose value each field takes: the kept place's (`a`) or the other's (`b`). */
export const placeMergeChoicesSchema = z.partialRecord(z.enum(placeMergeFields), z.enum(['a', 'b']));
export type PlaceMergeChoices = z.infer<typeof placeMergeChoicesSchema>;

/** The proposal for each field: the kept place's own value, the other's where it has none. */
export function proposePlaceMerge(kept: Readonly<PlaceDraft>, merged: Readonly<PlaceDraft>) {
  const isKnown = ({ type }: Readonly<PlaceDraft>) => type !== 'unknown';
  return {
    type: !isKnown(kept) && isKnown(merged) ? 'b' : 'a',
    country_code:
      merged.country_code !== null && (kept.country_code === null || (kept.country_guessed && !merged.country_guessed))
        ? 'b'
        : 'a',
    loc: kept.lat === null && merged.lat !== null ? 'b' : 'a',
  } as const satisfies Record<PlaceMergeField, 'a' | 'b'>;
}

/**
 * What one place is when another became part of it (PLACE-10): its own names stay, missing ones are filled, every other
 * name of the merged place becomes an alternative.
 */
export function mergePlaceDrafts(
  kept: Readonly<PlaceDraft>,
  merged: Readonly<PlaceDraft>,
  choices: PlaceMergeChoices = {},
): PlaceDraft {
  const chosen = { ...proposePlaceMerge(kept, merged), ...choices };
  const of = (field: PlaceMergeField) => (chosen[field] === 'b' ? merged : kept);
  const names: Partial<Record<Language, PlaceNames>> = {};
  for (const language of languages) {
    const filled = fillNames(kept.languages[language], merged.languages[language]);
    if (filled) names[language] = filled;
  }
  const further = { ...merged.further_languages, ...kept.further_languages };
  const own = new Set([...Object.values(names).flatMap((each) => each?.name ?? []), ...Object.values(further)]);
  const others = [...namesOf(kept), ...namesOf(merged)].filter((name) => name !== '' && !own.has(name));
  const { lat, lon } = of('loc');
  const { country_code, country_guessed } = of('country_code');
  return {
    type: of('type').type,
    country_code,
    country_guessed,
    languages: names,
    further_languages: further,
    alternative_names: [...new Set(others)],
    lat,
    lon,
    // What was found stays found when it takes nothing of where the other one lies.
    resolution_status: of('loc').resolution_status,
    ...mergedContainments(kept, merged),
  };
}

/** Of both, each once. */
function mergedContainments(
  kept: Readonly<PlaceDraft>,
  merged: Readonly<PlaceDraft>,
): Pick<PlaceDraft, 'containments'> {
  if (!kept.containments || !merged.containments) return {};
  const known = new Set(kept.containments.map(containmentKey));
  const others = merged.containments.filter((containment) => !known.has(containmentKey(containment)));
  return { containments: inContainmentOrder([...kept.containments, ...others]) };
}

function namesOf({ languages: names, further_languages, alternative_names }: Readonly<PlaceDraft>): string[] {
  const inLanguages = languages.flatMap((language) => names[language]?.name ?? []);
  return [...inLanguages, ...Object.values(further_languages), ...alternative_names];
}

function fillNames(own: PlaceNames | undefined, other: PlaceNames | undefined): PlaceNames | undefined {
  if (!own || !other) return own ?? other;
  const filled: PlaceNames = { ...own, name: own.name || other.name };
  for (const level of placeLevels) {
    const name = own[level] || other[level];
    if (name) filled[level] = name;
  }
  return filled;
}
