import { checkMilitaryHistory, emptyHistory } from '@salient/shared/areas/military/checkMilitaryHistory.ts';
import type { historyTypes, trackTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { type DateValue, dateValueOf, partialDateOf } from '../../../lib/dates/dateTexts.ts';
import type { EditedHistory } from './militaryForm.ts';

/** A choice that nobody made. */
export const unsaid = 'unsaid';

type TrackType = (typeof trackTypes)[number];

/** What is typed for an event of a history. */
export interface HistoryForm {
  readonly type: (typeof historyTypes)[number];
  readonly from_date: DateValue;
  readonly to_date: DateValue;
  readonly entity_id: string | null;
  readonly army: string;
  readonly description: string;
  readonly track_type: TrackType | typeof unsaid;
  readonly place_id: string | null;
  readonly topo: string;
}

/** The form of an event, or of a new one. */
export function historyFormOf(type: HistoryForm['type'], event: EditedHistory = emptyHistory(type)): HistoryForm {
  const { id: _id, from_date, to_date, army, track_type, ...rest } = event;
  return {
    ...rest,
    from_date: dateValueOf(from_date),
    to_date: dateValueOf(to_date),
    army: army || unsaid,
    track_type: track_type ?? unsaid,
  };
}

/** The form as the history holds it; what its type has not is left out. */
export function historyOf(form: HistoryForm): EditedHistory {
  const isTrack = form.type === 'track';
  return {
    type: form.type,
    from_date: encodeDate(partialDateOf(form.from_date)),
    to_date: encodeDate(partialDateOf(form.to_date)),
    entity_id: isTrack ? null : form.entity_id,
    army: isTrack || form.entity_id !== null || form.army === unsaid ? '' : form.army,
    description: form.description.trim(),
    track_type: isTrack && form.track_type !== unsaid ? form.track_type : null,
    place_id: form.place_id,
    topo: form.topo.trim(),
  };
}

/** The area's own rules, which the server applies too; whether it makes a circle is its to say. */
export const checkHistoryForm = (form: HistoryForm, stored: EditedHistory | undefined): FieldErrors =>
  checkMilitaryHistory(historyOf(form), stored).errors.errors;
