import { FieldErrorList } from '../../lib/contract/validation.ts';
import { decodeDate, encodeDate, isBefore, unknownDate } from '../../lib/dates/partialDate.ts';
import { cleanLine, cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import { armies, historyTypes, trackTypes } from './militaryEntityTypes.ts';
import { historyLimits, type MilitaryHistory, type MilitaryHistoryInput } from './militaryHistory.ts';

/** An event of a history as it is stored, without its id. */
export type MilitaryHistoryDraft = Omit<MilitaryHistory, 'id' | 'entity' | 'place'>;

export interface CheckedMilitaryHistory {
  /** Null when its type is none. */
  readonly draft: MilitaryHistoryDraft | null;
  readonly errors: FieldErrorList;
}

/**
 * What two connections of an entity must not share: both of one kind, to the same parent, in the same days. Null for a
 * track, which may be told twice.
 */
export const connectionKey = (event: Omit<MilitaryHistoryDraft, 'description'>): string | null =>
  event.type === 'track'
    ? null
    : JSON.stringify([event.type, event.entity_id ?? event.army, event.from_date, event.to_date]);

/** A new event of a history before anything is typed. */
export const emptyHistory = (type: MilitaryHistory['type']): MilitaryHistoryDraft => ({
  type,
  from_date: encodeDate(unknownDate),
  to_date: encodeDate(unknownDate),
  entity_id: null,
  army: '',
  description: '',
  track_type: null,
  place_id: null,
  topo: '',
});

/**
 * Checks an event of a history and answers it in stored form (MILITARY-18, MILITARY-22, MILITARY-35). Whether its entity
 * and its place are there, and whether it makes a circle, is checked where the database is at hand.
 *
 * @param stored the event before the change: an army that it has may stay although no form offers it, and a description be
 *   as long as a merge has made it.
 */
export function checkMilitaryHistory(
  input: MilitaryHistoryInput,
  stored?: Readonly<Pick<MilitaryHistoryDraft, 'army' | 'description'>>,
): CheckedMilitaryHistory {
  const errors = new FieldErrorList();
  const { type } = input;
  if (!isOneOf(historyTypes, type)) return { draft: null, errors: errors.add('type', 'INVALID_OPTION') };
  const [from, to] = [readDay('from_date', input, errors), readDay('to_date', input, errors)];
  if (from && to && isBefore(to, from)) errors.add('to_date', 'INVALID_DATE_ORDER');
  const draft: MilitaryHistoryDraft = {
    type,
    from_date: encodeDate(from ?? unknownDate),
    to_date: encodeDate(to ?? unknownDate),
    entity_id: input.entity_id ?? null,
    army: cleanLine(input.army ?? ''),
    description: cleanText(input.description ?? ''),
    track_type: readTrackType(input, errors),
    place_id: input.place_id ?? null,
    topo: cleanLine(input.topo ?? ''),
  };
  if (draft.topo.length > historyLimits.topo) errors.add('topo', 'INVALID_LENGTH');
  const longest = Math.max(historyLimits.description, stored?.description.length ?? 0);
  if (draft.description.length > longest) errors.add('description', 'INVALID_LENGTH');
  if (draft.army !== '' && !isOneOf(armies, draft.army) && draft.army !== stored?.army) {
    errors.add('army', 'INVALID_OPTION');
  }
  if (type === 'track' && draft.place_id === null) errors.add('place_id', 'REQUIRED');
  if (type !== 'track' && draft.entity_id === null && draft.army === '') errors.add('entity_id', 'REQUIRED');
  return { draft, errors };
}

function readDay(name: 'from_date' | 'to_date', input: MilitaryHistoryInput, errors: FieldErrorList) {
  const text = (input[name] ?? '').trim();
  if (text === '') return unknownDate;
  const date = decodeDate(text);
  if (!date) errors.add(name, 'INVALID_FORMAT');
  return date;
}

/** The kind of a track: where an entity was and for what (MILITARY-19). */
function readTrackType({ type, track_type }: MilitaryHistoryInput, errors: FieldErrorList) {
  const given = track_type ?? '';
  if (given === '') {
    if (type === 'track') errors.add('track_type', 'REQUIRED');
    return null;
  }
  if (isOneOf(trackTypes, given)) return given;
  errors.add('track_type', 'INVALID_OPTION');
  return null;
}
