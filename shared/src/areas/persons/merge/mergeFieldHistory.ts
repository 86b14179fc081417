import type { MergeField } from './mergeFields.ts';

/**
 * Where the history of persons and events declares how a field of the merged card is shown.
 *
 * @example `shownAs('born_topo')` is `['person_event', 'topo']`
 */
export const shownAs = (field: MergeField): readonly ['person' | 'person_event', string] =>
  /^(born|died)_(place_id|topo|description)$/.test(field)
    ? ['person_event', field.slice(5)]
    : [field === 'death_reason' ? 'person_event' : 'person', field];
