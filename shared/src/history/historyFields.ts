import { eventHistory } from '../events/eventHistory.ts';
import { feedbackHistory, feedbackTemplateHistory } from '../feedback/feedbackHistory.ts';
import { attachmentHistory } from '../files/attachmentHistory.ts';
import { keyLocationHistory } from '../key-locations/keyLocationHistory.ts';
import { keyWalkHistory } from '../key-locations/keyWalkHistory.ts';
import { kioskHistory } from '../kiosks/kioskHistory.ts';
import { memorialHistory } from '../memorials/memorialHistory.ts';
import { militaryEntityChanges } from '../military/militaryEntityChanges.ts';
import { personHistory } from '../persons/personHistory.ts';
import { placeHistory } from '../places/placeHistory.ts';
import { projectHistory } from '../projects/projectHistory.ts';
import { storyHistory } from '../stories/storyHistory.ts';
import { userHistory } from '../users/userHistory.ts';
import type { HistoryField, HistoryFields } from './defineHistory.ts';
import type { HistoryType } from './historyTypes.ts';

/** What the history of each kind of record shows: an area adds its line here and its own table beside its contract. */
export const historyFields: Readonly<Record<HistoryType, HistoryFields>> = {
  person: personHistory,
  person_event: eventHistory,
  place: placeHistory,
  memorial: memorialHistory,
  military_entity: militaryEntityChanges,
  project: projectHistory,
  key_location: keyLocationHistory,
  person_story: storyHistory,
  app_user: userHistory,
  attachment: attachmentHistory,
  person_feedback: feedbackHistory,
  kiosk: kioskHistory,
  feedback_template: feedbackTemplateHistory,
  key_walk: keyWalkHistory,
};

/** The declaration of a field; undefined for one that history does not show. */
export function historyField(type: HistoryType, name: string): HistoryField | undefined {
  const fields = historyFields[type];
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
