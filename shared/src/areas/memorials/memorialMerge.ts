import { z } from 'zod';
import type { Location } from '../../lib/schemas/commonSchemas.ts';
import type { MemorialDraft } from './memorialFields.ts';

/** What the kept memorial may take from the merged one instead of its own. */
export const memorialMergeFields = [
  'type',
  'start',
  'place_id',
  'address',
  'loc',
  'british_trench_coordinates',
  'description',
] as const;
export type MemorialMergeField = (typeof memorialMergeFields)[number];

/** Whose value each field takes: the kept memorial's (`a`) or the other's (`b`). */
export const memorialMergeChoicesSchema = z.partialRecord(z.enum(memorialMergeFields), z.enum(['a', 'b']));
export type MemorialMergeChoices = z.infer<typeof memorialMergeChoicesSchema>;

type Draft = Readonly<MemorialDraft>;

/** The position that somebody fixed: by hand, or by locking the one that was found for the address. */
const fixedPosition = ({ loc, address_loc, position_locked }: Draft): Location | null =>
  loc ?? (position_locked ? address_loc : null);

/** Whether a memorial says nothing of a field. */
function isBlank(field: MemorialMergeField, draft: Draft): boolean {
  if (field === 'start') return draft.start_year === null && draft.start_month === null && draft.start_day === null;
  if (field === 'loc') return fixedPosition(draft) === null;
  return draft[field] === null || draft[field] === '';
}

/** The proposal for each field: the kept memorial's own value, the other's where it has none. */
export const proposeMemorialMerge = (kept: Draft, merged: Draft) =>
  Object.fromEntries(
    memorialMergeFields.map((field) => [field, isBlank(field, kept) && !isBlank(field, merged) ? 'b' : 'a']),
  ) as Record<MemorialMergeField, 'a' | 'b'>;

/**
 * What one memorial is when another became part of it: its name stays, every other name of either becomes an alternative,
 * and what belongs together, such as an address and its position, is taken together.
 */
export function mergeMemorialDrafts(kept: Draft, merged: Draft, choices: MemorialMergeChoices = {}): MemorialDraft {
  const chosen = { ...proposeMemorialMerge(kept, merged), ...choices };
  const of = (field: MemorialMergeField) => (chosen[field] === 'b' ? merged : kept);
  const [typed, dated, addressed, located] = [of('type'), of('start'), of('address'), of('loc')];
  // A locked position of an address that is not taken along stays where it is, as one set by hand.
  const loc = addressed === located ? located.loc : fixedPosition(located);
  const others = [...kept.alternative_names, merged.name, ...merged.alternative_names];
  return {
    name: kept.name,
    alternative_names: [...new Set(others)].filter((name) => name !== kept.name),
    ...detailsOf(typed, typed === kept ? merged : kept),
    ...{ start_day: dated.start_day, start_month: dated.start_month, start_year: dated.start_year },
    place_id: of('place_id').place_id,
    ...{ address: addressed.address, address_loc: addressed.address_loc },
    loc,
    // Without a position to hold, the lock holds that of the address with which it came.
    position_locked: located.position_locked && (loc !== null || addressed === located),
    british_trench_coordinates: of('british_trench_coordinates').british_trench_coordinates,
    description: of('description').description,
  };
}

/** Type and details of one; what it does not say of its type the other fills in, where it is of the same one. */
function detailsOf(own: Draft, other: Draft) {
  const filler = own.type === other.type ? other : own;
  return {
    type: own.type,
    type_plate_details: own.type_plate_details ?? filler.type_plate_details,
    cemetery_kind: own.cemetery_kind ?? filler.cemetery_kind,
    cemetery_exists: own.cemetery_exists ?? filler.cemetery_exists,
    cemetery_nationality: own.cemetery_nationality ?? filler.cemetery_nationality,
  };
}
