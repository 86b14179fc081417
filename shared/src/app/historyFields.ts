import { attachmentHistory } from '../areas/attachments/attachmentHistory.ts';
import { collectionHistory } from '../areas/collections/collectionHistory.ts';
import { contactPersonHistory } from '../areas/contacts/contactPersonHistory.ts';
import { contactMomentHistory } from '../areas/contacts/moments/contactMomentHistory.ts';
import { documentElementHistory, documentHistory } from '../areas/documents/documentHistory.ts';
import { eventHistory } from '../areas/events/eventHistory.ts';
import { feedbackHistory, feedbackTemplateHistory } from '../areas/feedback/feedbackHistory.ts';
import { keyLocationHistory } from '../areas/key-locations/keyLocationHistory.ts';
import { keyWalkHistory } from '../areas/key-locations/keyWalkHistory.ts';
import { kioskHistory } from '../areas/kiosks/kioskHistory.ts';
import { memorialHistory } from '../areas/memorials/memorialHistory.ts';
import { militaryEntityChanges } from '../areas/military/militaryEntityChanges.ts';
import { personHistory } from '../areas/persons/personHistory.ts';
import { placeHistory } from '../areas/places/placeHistory.ts';
import { projectHistory } from '../areas/projects/projectHistory.ts';
import { scanRightsHistory } from '../areas/scan-rights/scanRightsHistory.ts';
import { storyHistory } from '../areas/stories/storyHistory.ts';
import { userHistory } from '../areas/users/userHistory.ts';
import type { HistoryField, HistoryFields } from '../lib/history/defineHistory.ts';
import type { HistoryType } from '../lib/history/historyTypes.ts';

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
  collection: collectionHistory,
  document: documentHistory,
  document_element: documentElementHistory,
  scan_rights: scanRightsHistory,
  contact_person: contactPersonHistory,
  contact_person_event: contactMomentHistory,
};

/** The declaration of a field; undefined for one that history does not show. */
export function historyField(type: HistoryType, name: string): HistoryField | undefined {
  const fields = historyFields[type];
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
