import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { Notes } from '../records/notes.ts';
import { withNote } from '../records/notes.ts';
import type { PersonRecord } from '../records/records.ts';
import { type Problem, warning } from '../values/problem.ts';
import type { Finders } from './references/Finders.ts';

export interface ResolvedEvent {
  readonly slot: string;
  readonly draft: EventDraft;
}

/**
 * The events of a person with the ids of what they name, set in their drafts; what cannot be found is kept in the
 * comments. Doing it twice gives the same.
 */
export function resolveEvents(
  record: PersonRecord,
  finders: Finders,
  notes: Notes,
  report: (problem: Problem) => void,
): { readonly events: readonly ResolvedEvent[]; readonly waits: boolean } {
  const resolved: ResolvedEvent[] = [];
  let waits = false;
  for (const { slot, draft: own, places, memorial, entity } of record.events) {
    if (places.length > 0) {
      own.place_id = finders.places.resolve(places, report);
      const written = places[0]?.asWritten ?? '';
      // Staff link events by it where no place was found: then it says all that the row does.
      own.place_as_written =
        own.place_id === null ? written : (places[0]?.meantFor ?? Object.values(places[0]?.names ?? {})[0] ?? written);
      waits ||= own.place_id === null;
      if (own.place_id === null && written) own.description = withNote(own.description, notes.place(written));
    }
    if (memorial) {
      const known = finders.memorials.resolve(memorial, report);
      if (!known) {
        waits = true;
        continue;
      }
      own.memorial_id = known.id;
      // The kind of a grave is asked for cemeteries only (EVENT-33, EVENT-34).
      if (known.type !== 'cemetery') own.memorial_kind = 'none';
      const isRepeated = resolved.some(
        ({ draft: other }) => other.memorial_id === own.memorial_id && other.memorial_kind === own.memorial_kind,
      );
      if (isRepeated) {
        report(
          warning('CONNECTION_ALREADY_EXISTS', memorial.column, 'the row names a memorial twice; it is linked once'),
        );
        continue;
      }
    }
    if (own.type === 'military') Object.assign(own, finders.entities.link(own, entity));
    resolved.push({ slot, draft: own });
  }
  return { events: resolved, waits };
}
